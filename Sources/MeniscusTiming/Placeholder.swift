enum TimingPlaceholder {}
