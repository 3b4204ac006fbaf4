extension PNG {
  /// The bytes of content that a chunk of pixels holds at most.
  static let longestPixelChunk = 1 << 20

  /// Writes a picture as the bytes of a file.
  ///
  /// The picture is stored without loss as red, green and blue, with alpha where it is not opaque,
  /// or as gray or with a palette where that is smaller. The bytes depend on the picture alone.
  ///
  /// - Precondition: neither extent is zero, which the format does not allow, or above 2³¹ − 1.
  /// - Complexity: linear in the picture.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let image = CompressedImage(bitmap)
    var writer = ChunkWriter()
    writer.appendHeader(width: bitmap.width, height: bitmap.height, format: image.format)
    writer.appendPalette(image.format.palette)
    var start = 0
    while start < image.data.count {
      let end = min(image.data.count, start + longestPixelChunk)
      writer.append(.pixels, image.data[start..<end])
      start = end
    }
    writer.append(.end, [])
    return writer.bytes
  }
}

/// The compressed pixels of a picture.
struct CompressedImage {
  /// How the pixels are stored.
  let format: StoredFormat
  /// The filtered rows as a zlib stream.
  let data: [UInt8]

  /// Compresses a picture in the format that makes it smallest.
  init(_ bitmap: Bitmap) {
    precondition(bitmap.width > 0 && bitmap.height > 0, "A PNG picture has at least one pixel.")
    precondition(
      bitmap.width <= Int(Int32.max) && bitmap.height <= Int(Int32.max),
      "A PNG picture has fewer than 2³¹ columns and rows.")
    let colors = bitmap.samples.withUnsafeBytes { ColorSurvey($0) }
    let formats = StoredFormat.candidates(for: colors)
    var smallest = CompressedImage(bitmap, format: formats[0])
    for format in formats[1...] {
      let image = CompressedImage(bitmap, format: format)
      if image.data.count + image.paletteSize < smallest.data.count + smallest.paletteSize {
        smallest = image
      }
    }
    self = smallest
  }

  /// Compresses a picture in a format that holds it without loss.
  init(_ bitmap: Bitmap, format: StoredFormat) {
    self.format = format
    let rows =
      format.colorType == .palette
      ? IndexedRows.pack(bitmap, format: format)
      : RowFilter.filter(bitmap, colorType: format.colorType)
    data = rows.withUnsafeBytes { Deflater.compress($0) }
  }

  /// The bytes that the palette's chunks take at most.
  private var paletteSize: Int { format.palette.isEmpty ? 0 : 24 + 4 * format.palette.count }
}
