enum GalleryPlaceholder {}
