/// Reads the chunks of a PNG file one after another and checks lengths, names and checksums.
struct ChunkReader {
  /// A chunk whose checksum has been found right.
  struct Chunk {
    let name: ChunkName
    /// The offset in the file of the length, with which the chunk begins.
    let start: Int
    /// The content.
    let data: UnsafeRawBufferPointer

    /// The offset in the file of the content.
    var dataStart: Int { start + 8 }

    /// The 32-bit number at an offset of the content.
    func number32(_ offset: Int) -> UInt32 {
      UInt32(bigEndian: data.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
  }

  private let file: UnsafeRawBufferPointer
  /// The offset of the next byte.
  private(set) var position = 0

  init(_ file: UnsafeRawBufferPointer) {
    self.file = file
  }

  /// The number of bytes that are left.
  var remaining: Int { file.count - position }

  /// Reads the signature and the header, with which every file begins.
  mutating func readSignatureAndHeader() throws(ImageError) -> PNG.Header {
    for (index, expected) in PNG.signature.enumerated() {
      guard index < file.count else {
        throw .truncated(byte: file.count, expected: PNG.signature.count - file.count)
      }
      guard file[index] == expected else { throw .signature(byte: index) }
    }
    position = PNG.signature.count
    guard remaining >= 8 else { throw .truncated(byte: file.count, expected: 25 - remaining) }
    guard number32(position + 4) == ChunkName.header.code else {
      throw .missingChunk(byte: position, chunk: .header)
    }
    guard number32(position) == 13 else {
      throw .chunkLength(
        byte: position, chunk: .header, expected: 13...13, found: number32(position))
    }
    return try Self.header(readChunk())
  }

  /// Reads the next chunk.
  mutating func readChunk() throws(ImageError) -> Chunk {
    let start = position
    guard remaining >= 12 else { throw .truncated(byte: file.count, expected: 12 - remaining) }
    let length = number32(start)
    let name = ChunkName(code: number32(start + 4))
    if let index = name.firstInvalidLetter {
      throw .chunkName(byte: start + 4 + index, found: file[start + 4 + index])
    }
    guard let count = Int(exactly: length), length <= Int32.max else {
      throw .chunkLength(byte: start, chunk: name, expected: 0...Int(Int32.max), found: length)
    }
    guard count <= remaining - 12 else {
      throw .truncated(byte: file.count, expected: count - (remaining - 12))
    }
    position = start + 12 + count
    let found = number32(start + 8 + count)
    let expected = CRC32.checksum(
      UnsafeRawBufferPointer(rebasing: file[(start + 4)..<(start + 8 + count)]))
    guard found == expected else {
      throw .checksum(byte: start + 8 + count, chunk: name, expected: expected, found: found)
    }
    let data = UnsafeRawBufferPointer(rebasing: file[(start + 8)..<(start + 8 + count)])
    return Chunk(name: name, start: start, data: data)
  }

  private func number32(_ offset: Int) -> UInt32 {
    UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The header that a chunk of 13 bytes holds.
  private static func header(_ chunk: Chunk) throws(ImageError) -> PNG.Header {
    func wrong(_ field: HeaderField, _ offset: Int, _ found: UInt32) -> ImageError {
      .header(byte: chunk.dataStart + offset, field: field, found: found)
    }
    let width = chunk.number32(0)
    guard width > 0, width <= Int32.max else { throw wrong(.width, 0, width) }
    let height = chunk.number32(4)
    guard height > 0, height <= Int32.max else { throw wrong(.height, 4, height) }
    let depth = chunk.data[8]
    guard let colorType = PNG.ColorType(rawValue: chunk.data[9]) else {
      throw wrong(.colorType, 9, UInt32(chunk.data[9]))
    }
    guard colorType.allows(bitDepth: depth) else { throw wrong(.bitDepth, 8, UInt32(depth)) }
    guard chunk.data[10] == 0 else { throw wrong(.compression, 10, UInt32(chunk.data[10])) }
    guard chunk.data[11] == 0 else { throw wrong(.filter, 11, UInt32(chunk.data[11])) }
    guard chunk.data[12] <= 1 else { throw wrong(.interlace, 12, UInt32(chunk.data[12])) }
    return PNG.Header(
      width: Int(width), height: Int(height), bitDepth: Int(depth), colorType: colorType,
      isInterlaced: chunk.data[12] == 1)
  }
}
