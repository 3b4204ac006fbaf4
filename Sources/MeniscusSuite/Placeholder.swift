enum SuitePlaceholder {}
