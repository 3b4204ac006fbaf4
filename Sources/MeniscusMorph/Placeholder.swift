enum MorphPlaceholder {}
