enum TextPlaceholder {}
