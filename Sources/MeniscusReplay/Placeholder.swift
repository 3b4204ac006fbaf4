enum ReplayPlaceholder {}
