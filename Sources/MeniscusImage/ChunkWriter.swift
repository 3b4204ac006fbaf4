/// Gathers the bytes of a PNG file, chunk by chunk.
struct ChunkWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = PNG.signature

  /// Adds a chunk with its length and checksum.
  mutating func append(_ name: ChunkName, _ data: some Collection<UInt8>) {
    append(UInt32(data.count))
    let start = bytes.count
    append(name.code)
    bytes.append(contentsOf: data)
    let checksum = bytes.withUnsafeBufferPointer { bytes in
      CRC32.checksum(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start...])))
    }
    append(checksum)
  }

  /// Adds the header of a picture that is not interlaced.
  mutating func appendHeader(width: Int, height: Int, format: StoredFormat) {
    append(
      .header,
      Self.bytes(of: UInt32(width)) + Self.bytes(of: UInt32(height))
        + [UInt8(format.bitDepth), format.colorType.rawValue, 0, 0, 0])
  }

  /// Adds the palette and, where it is not opaque, its transparency.
  mutating func appendPalette(_ palette: [UInt32]) {
    guard !palette.isEmpty else { return }
    append(
      .palette,
      palette.flatMap { color in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
      })
    // Entries without alpha of their own are opaque; they come last.
    let alphas = palette.map { UInt8($0 >> 24) }
    let count = (alphas.lastIndex { $0 != 255 } ?? -1) + 1
    if count > 0 { append(.transparency, alphas[..<count]) }
  }

  private mutating func append(_ number: UInt32) {
    bytes.append(contentsOf: Self.bytes(of: number))
  }

  /// The four bytes of a number, the highest first.
  static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
