extension PNG {
  /// The bytes of content that a chunk of pixels holds at most.
  static let longestPixelChunk = 1 << 20

  /// How much time the size of a file is worth.
  public enum Effort: Sendable {
    /// One choice of filters, few matches tried: for what is looked at once.
    case quick
    /// Three choices of filters, many matches tried: about a tenth smaller, in six times the time;
    /// for what is kept.
    case thorough
  }

  /// Writes a picture as the bytes of a file.
  ///
  /// The picture is stored without loss as red, green and blue, with alpha where it is not opaque,
  /// or as gray or with a palette where that is smaller. The bytes depend on the picture and the effort
  /// alone.
  ///
  /// - Precondition: neither extent is zero, which the format does not allow, or above 2³¹ − 1.
  /// - Complexity: linear in the picture.
  public static func encode(_ bitmap: Bitmap, effort: Effort = .quick) -> [UInt8] {
    let image = CompressedImage(bitmap, effort: effort)
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
  init(_ bitmap: Bitmap, effort: PNG.Effort) {
    precondition(bitmap.width > 0 && bitmap.height > 0, "A PNG picture has at least one pixel.")
    precondition(
      bitmap.width <= Int(Int32.max) && bitmap.height <= Int(Int32.max),
      "A PNG picture has fewer than 2³¹ columns and rows.")
    let colors = bitmap.samples.withUnsafeBytes { ColorSurvey($0) }
    let formats = StoredFormat.candidates(for: colors)
    var smallest = CompressedImage(bitmap, format: formats[0], effort: effort)
    for format in formats[1...] {
      let image = CompressedImage(bitmap, format: format, effort: effort)
      if image.data.count + image.paletteSize < smallest.data.count + smallest.paletteSize {
        smallest = image
      }
    }
    self = smallest
  }

  /// Compresses a picture in a format that holds it without loss.
  init(_ bitmap: Bitmap, format: StoredFormat, effort: PNG.Effort = .quick) {
    self.format = format
    let deflation: Deflater.Effort = effort == .quick ? .quick : .thorough
    func compressed(_ rows: [UInt8]) -> [UInt8] {
      rows.withUnsafeBytes { Deflater.compress($0, effort: deflation) }
    }
    if format.colorType == .palette {
      data = compressed(IndexedRows.pack(bitmap, format: format))
      return
    }
    let choices: [RowFilter.Choice] =
      effort == .quick ? [.smallestSum] : [.smallestSum, .fewestPairs, .none]
    var smallest: [UInt8]?
    for choice in choices {
      let data = compressed(
        RowFilter.filter(bitmap, colorType: format.colorType, choice: choice))
      if data.count < smallest?.count ?? .max { smallest = data }
    }
    data = smallest ?? []
  }

  /// The bytes that the palette's chunks take at most.
  private var paletteSize: Int { format.palette.isEmpty ? 0 : 24 + 4 * format.palette.count }
}
