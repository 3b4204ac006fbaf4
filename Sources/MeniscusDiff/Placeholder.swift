enum DiffPlaceholder {}
