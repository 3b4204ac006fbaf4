enum UIPlaceholder {}
