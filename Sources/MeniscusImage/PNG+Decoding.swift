extension PNG {
  /// Reads a picture from the bytes of a file.
  ///
  /// Samples of 16 bits are cut to their upper 8. No byte of memory is set aside for pixels before
  /// the header has been held against `limit` and against what so much compressed data can hold.
  ///
  /// - Parameter limit: the number of samples, four a pixel, that the picture may have.
  /// - Throws: ``ImageError`` if the file is truncated, damaged, not a PNG file or too large.
  /// - Complexity: linear in the file and the picture.
  public static func decode(_ bytes: [UInt8], limit: Int = defaultLimit) throws(ImageError)
    -> Bitmap
  {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ImageError) in
      let contents = try Contents(reading: UnsafeRawBufferPointer(bytes), limit: limit)
      return try contents.picture()
    }
  }

  /// The chunks of a file that matter to its picture.
  struct Contents {
    let header: Header
    /// Red, green and blue of every palette entry, or nothing.
    private(set) var palette = UnsafeRawBufferPointer(start: nil, count: 0)
    /// What the transparency chunk holds, or nil if there is none.
    private(set) var transparency: UnsafeRawBufferPointer?
    /// The parts of the compressed pixels.
    private(set) var parts: [ChunkReader.Chunk] = []

    /// The rows of all passes, filter bytes included.
    let layout: ScanlineLayout

    init(reading file: UnsafeRawBufferPointer, limit: Int) throws(ImageError) {
      var reader = ChunkReader(file)
      header = try reader.readSignatureAndHeader()
      layout = try ScanlineLayout(header, limit: limit)
      var last: ChunkName?
      while true {
        let chunk = try reader.readChunk()
        switch chunk.name {
        case .header: throw .chunkOrder(byte: chunk.start, chunk: chunk.name, rule: .once)
        case .palette: try readPalette(chunk)
        case .transparency: try readTransparency(chunk)
        case .pixels:
          if !parts.isEmpty && last != .pixels {
            throw .chunkOrder(byte: chunk.start, chunk: chunk.name, rule: .consecutive)
          }
          if header.colorType == .palette && palette.isEmpty {
            throw .missingChunk(byte: chunk.start, chunk: .palette)
          }
          parts.append(chunk)
        case .end:
          guard chunk.data.isEmpty else {
            throw .chunkLength(
              byte: chunk.start, chunk: chunk.name, expected: 0...0,
              found: UInt32(chunk.data.count))
          }
          guard !parts.isEmpty else { throw .missingChunk(byte: chunk.start, chunk: .pixels) }
          guard reader.remaining == 0 else {
            throw .trailingBytes(byte: reader.position, count: reader.remaining)
          }
          return
        default:
          if chunk.name.isCritical {
            throw .unknownChunk(byte: chunk.start, chunk: chunk.name)
          }
        }
        last = chunk.name
      }
    }

    private mutating func readPalette(_ chunk: ChunkReader.Chunk) throws(ImageError) {
      try checkPlace(of: chunk, isRepeated: !palette.isEmpty)
      // Behind the palette, what a transparency chunk holds has another meaning.
      guard transparency == nil else {
        throw .chunkOrder(byte: chunk.start, chunk: .transparency, rule: .afterPalette)
      }
      let maximum: Int
      switch header.colorType {
      case .gray, .grayAlpha:
        throw .chunkOrder(byte: chunk.start, chunk: chunk.name, rule: .colorType)
      case .palette: maximum = 3 << header.bitDepth
      case .rgb, .rgbAlpha: maximum = 3 * 256
      }
      guard chunk.data.count % 3 == 0, (3...maximum).contains(chunk.data.count) else {
        throw .chunkLength(
          byte: chunk.start, chunk: chunk.name, expected: 3...maximum,
          found: UInt32(chunk.data.count))
      }
      palette = chunk.data
    }

    private mutating func readTransparency(_ chunk: ChunkReader.Chunk) throws(ImageError) {
      try checkPlace(of: chunk, isRepeated: transparency != nil)
      let expected: ClosedRange<Int>
      switch header.colorType {
      case .grayAlpha, .rgbAlpha:
        throw .chunkOrder(byte: chunk.start, chunk: chunk.name, rule: .colorType)
      case .gray: expected = 2...2
      case .rgb: expected = 6...6
      case .palette:
        guard !palette.isEmpty else {
          throw .chunkOrder(byte: chunk.start, chunk: chunk.name, rule: .afterPalette)
        }
        expected = 0...(palette.count / 3)
      }
      guard expected.contains(chunk.data.count) else {
        throw .chunkLength(
          byte: chunk.start, chunk: chunk.name, expected: expected,
          found: UInt32(chunk.data.count))
      }
      transparency = chunk.data
    }

    private func checkPlace(of chunk: ChunkReader.Chunk, isRepeated: Bool) throws(ImageError) {
      if isRepeated { throw .chunkOrder(byte: chunk.start, chunk: chunk.name, rule: .once) }
      if !parts.isEmpty {
        throw .chunkOrder(byte: chunk.start, chunk: chunk.name, rule: .beforePixels)
      }
    }
  }
}
