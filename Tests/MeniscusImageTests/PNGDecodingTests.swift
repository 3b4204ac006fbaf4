import MeniscusImage
import TestSupport
import Testing

/// Files made by hand, with one fault each, and what is reported of it.
struct PNGDecodingTests {
  /// A good file: 2 × 2 pixels, opaque.
  private let good = PNGFile(
    width: 2, height: 2, bitDepth: 8, colorType: 2,
    rows: [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12])

  /// A good file: 4 × 2 pixels of 2 bits with a palette of 3 colors.
  private let indexed = PNGFile(
    width: 4, height: 2, bitDepth: 2, colorType: 3, palette: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    transparency: [50, 60], rows: [0, 0b0001_1000, 0, 0b1001_0010])

  private func fault(_ file: PNGFile, limit: Int = PNG.defaultLimit) -> ImageError? {
    do throws(ImageError) {
      _ = try PNG.decode(file.bytes, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  /// The good file with a byte of its header changed.
  private func header(_ offset: Int, _ value: UInt8) -> PNGFile {
    var file = good
    file.chunks[0].data[offset] = value
    return file
  }

  @Test func `The good files are good`() throws {
    try expectEqual(
      PNG.decode(good.bytes).samples, [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255])
    let (a, b, c): ([UInt8], [UInt8], [UInt8]) = ([1, 2, 3, 50], [4, 5, 6, 60], [7, 8, 9, 255])
    try expectEqual(PNG.decode(indexed.bytes).samples, a + b + c + a + c + b + a + c)
  }

  @Test func `Fields of the header`() {
    expectEqual(fault(header(3, 0)), .header(byte: 16, field: .width, found: 0))
    expectEqual(fault(header(7, 0)), .header(byte: 20, field: .height, found: 0))
    expectEqual(fault(header(0, 0x80)), .header(byte: 16, field: .width, found: 0x8000_0002))
    expectEqual(fault(header(4, 0xFF)), .header(byte: 20, field: .height, found: 0xFF00_0002))
    expectEqual(fault(header(8, 4)), .header(byte: 24, field: .bitDepth, found: 4))
    expectEqual(fault(header(9, 5)), .header(byte: 25, field: .colorType, found: 5))
    expectEqual(fault(header(10, 1)), .header(byte: 26, field: .compression, found: 1))
    expectEqual(fault(header(11, 1)), .header(byte: 27, field: .filter, found: 1))
    expectEqual(fault(header(12, 2)), .header(byte: 28, field: .interlace, found: 2))
    var long = good
    long.chunks[0].data.append(0)
    expectEqual(fault(long), .chunkLength(byte: 8, chunk: .header, expected: 13...13, found: 14))
  }

  @Test func `Only the pairs of color type and depth that are defined`() {
    let allowed: [UInt8: [UInt8]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    for colorType in UInt8(0)...7 {
      for depth in UInt8(0)...17 {
        let rows = [UInt8](repeating: 0, count: Int(depth) + 1)
        let file = PNGFile(
          width: 1, height: 1, bitDepth: depth, colorType: colorType, palette: [0, 0, 0],
          rows: rows)
        let isHeader: Bool
        if case .header = fault(file) { isHeader = true } else { isHeader = false }
        #expect(isHeader != (allowed[colorType]?.contains(depth) ?? false))
      }
    }
  }

  @Test func `Absurd sizes set no memory aside`() {
    var file = good
    file.chunks[0].data.replaceSubrange(0..<8, with: [0x7F, 255, 255, 255, 0x7F, 255, 255, 255])
    let largest = Int(Int32.max)
    for limit in [PNG.defaultLimit, Int.max] {
      expectEqual(
        fault(file, limit: limit),
        .tooLarge(byte: 16, width: largest, height: largest, limit: limit))
    }
    expectEqual(fault(good, limit: 15), .tooLarge(byte: 16, width: 2, height: 2, limit: 15))
    expectEqual(fault(good, limit: 16), nil)
    // As large as the limit allows, but behind it 25 bytes of pixels, which expand to at most
    // 25 800.
    file.chunks[0].data.replaceSubrange(0..<8, with: [0, 0, 32, 0, 0, 0, 32, 0])
    expectEqual(
      fault(file),
      .inflate(
        byte: 41, problem: .insufficient(expected: 8192 * (8192 * 3 + 1), compressed: 25)))
  }

  @Test func `A bomb is put out at the size that the header calls for`() {
    let bomb = [UInt8](repeating: 0, count: 3_000_000).withUnsafeBytes { Deflater.compress($0) }
    var file = good
    file.chunks[1].data = bomb
    guard case .inflate(let byte, .tooLong(14)) = fault(file) else {
      Issue.record("The pixels expand to more than 14 bytes.")
      return
    }
    // The first match is longer than the picture.
    #expect(byte < 41 + 60)
  }

  @Test func `Checksums are named with their byte`() {
    for index in 0..<4 {
      let start = indexed.offset(of: index)
      let length = indexed.chunks[index].data.count
      var bytes = indexed.bytes
      bytes[start + 8 + length + 3] ^= 1
      let found = number(bytes, at: start + 8 + length)
      let name = ChunkName(code: number(bytes, at: start + 4))
      expectEqual(name.text, indexed.chunks[index].name)
      #expect(
        throws: ImageError.checksum(
          byte: start + 8 + length, chunk: name, expected: found ^ 1, found: found)
      ) { try PNG.decode(bytes) }
    }
    var file = good
    file.chunks[1].data[24] ^= 1
    guard case .inflate(byte: 41 + 21, .checksum) = fault(file) else {
      Issue.record("The checksum of the pixels is wrong.")
      return
    }
  }

  @Test func `A fault of the pixels is named by its byte in the file, whatever the chunk`() {
    var file = good
    let stream = file.chunks[1].data
    file.chunks[1].data = [UInt8](stream[..<3])
    file.chunks.insert(("IDAT", [UInt8](stream[3..<10])), at: 2)
    file.chunks.insert(("IDAT", []), at: 3)
    file.chunks.insert(("IDAT", [UInt8](stream[10...])), at: 4)
    expectEqual(fault(file), nil)
    // The complement of the stored length, at 5 of the stream and so at 2 of the second chunk.
    file.chunks[2].data[2] ^= 1
    guard case .inflate(let byte, .storedLength) = fault(file) else {
      Issue.record("The stored length is wrong.")
      return
    }
    expectEqual(byte, file.offset(of: 2) + 8 + 4)
  }

  @Test func `Chunks where they may not stand`() {
    func inserted(_ name: String, _ data: [UInt8], at index: Int, in file: PNGFile) -> PNGFile {
      var file = file
      file.chunks.insert((name, data), at: index)
      return file
    }
    func order(_ chunk: ChunkName, _ rule: ChunkRule, _ file: PNGFile, _ index: Int) -> ImageError {
      .chunkOrder(byte: file.offset(of: index), chunk: chunk, rule: rule)
    }
    var file = inserted("IHDR", good.chunks[0].data, at: 1, in: good)
    expectEqual(fault(file), order(.header, .once, file, 1))
    file = inserted("PLTE", [0, 0, 0], at: 2, in: indexed)
    expectEqual(fault(file), order(.palette, .once, file, 2))
    file = inserted("PLTE", [0, 0, 0], at: 2, in: good)
    expectEqual(fault(file), order(.palette, .beforePixels, file, 2))
    file = inserted("tRNS", [0], at: 1, in: indexed)
    expectEqual(fault(file), order(.transparency, .afterPalette, file, 1))
    file = inserted("tRNS", [0, 0, 0, 0, 0, 0], at: 2, in: good)
    expectEqual(fault(file), order(.transparency, .beforePixels, file, 2))
    file = inserted("tEXt", [65, 0, 65], at: 2, in: good)
    expectEqual(fault(file), nil)
    file.chunks.insert(("IDAT", []), at: 3)
    expectEqual(fault(file), order(.pixels, .consecutive, file, 3))
    let gray = PNGFile(width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [0, 0])
    file = inserted("PLTE", [0, 0, 0], at: 1, in: gray)
    expectEqual(fault(file), order(.palette, .colorType, file, 1))
    let alpha = PNGFile(width: 1, height: 1, bitDepth: 8, colorType: 6, rows: [0, 0, 0, 0, 0])
    file = inserted("tRNS", [0, 0], at: 1, in: alpha)
    expectEqual(fault(file), order(.transparency, .colorType, file, 1))
  }

  @Test func `Chunks that are missing, unknown or misnamed`() {
    var file = good
    file.chunks.remove(at: 0)
    expectEqual(fault(file), .missingChunk(byte: 8, chunk: .header))
    file = good
    file.chunks.remove(at: 1)
    expectEqual(fault(file), .missingChunk(byte: 33, chunk: .pixels))
    file = indexed
    file.chunks.removeSubrange(1...2)
    expectEqual(fault(file), .missingChunk(byte: 33, chunk: .palette))
    file = good
    file.chunks.insert(("ABCD", [1]), at: 1)
    expectEqual(fault(file), .unknownChunk(byte: 33, chunk: ChunkName(code: 0x4142_4344)))
    file.chunks[1].name = "aBCD"
    expectEqual(fault(file), nil)
    file.chunks[1].name = "aB1D"
    expectEqual(fault(file), .chunkName(byte: 39, found: 0x31))
    file = good
    file.chunks[2].data = [0]
    expectEqual(
      fault(file), .chunkLength(byte: file.offset(of: 2), chunk: .end, expected: 0...0, found: 1))
    #expect(
      throws: ImageError.trailingBytes(byte: good.bytes.count, count: 3)
    ) { try PNG.decode(good.bytes + [1, 2, 3]) }
  }

  @Test func `Palettes and transparency of wrong length`() {
    for (count, isGood) in [(0, false), (2, false), (3, true), (12, true), (15, false)] {
      var file = indexed
      file.chunks[1].data = [UInt8](repeating: 0, count: count)
      file.chunks[2].data = []
      let expected: ImageError? = .chunkLength(
        byte: 33, chunk: .palette, expected: 3...12, found: UInt32(count))
      if !isGood { expectEqual(fault(file), expected) }
    }
    var file = indexed
    file.chunks[2].data = [1, 2, 3, 4]
    expectEqual(
      fault(file),
      .chunkLength(
        byte: file.offset(of: 2), chunk: .transparency, expected: 0...3, found: 4))
    file = good
    file.chunks.insert(("tRNS", [0, 0]), at: 1)
    expectEqual(
      fault(file), .chunkLength(byte: 33, chunk: .transparency, expected: 6...6, found: 2))
  }

  @Test func `Pixels that name no color, and filters that are none`() {
    var file = indexed
    file.chunks[3].data = storedStream([0, 0b0001_1000, 0, 0b1001_1110])
    expectEqual(
      fault(file), .paletteIndex(byte: file.offset(of: 3) + 8, row: 1, found: 3, entries: 3))
    file.chunks[3].data = storedStream([0, 0b0001_1000, 5, 0b1001_0010])
    expectEqual(fault(file), .filter(byte: file.offset(of: 3) + 8, row: 1, found: 5))
  }

  @Test func `Colors that are transparent`() throws {
    func samples(_ depth: UInt8, _ type: UInt8, _ transparency: [UInt8], _ rows: [UInt8]) throws
      -> [UInt8]
    {
      try PNG.decode(
        PNGFile(
          width: 2, height: 1, bitDepth: depth, colorType: type, transparency: transparency,
          rows: rows
        ).bytes
      ).samples
    }
    // Gray of 4 bits; a level is 17 times its number.
    try expectEqual(samples(4, 0, [0, 5], [0, 0x56]), [85, 85, 85, 0, 102, 102, 102, 255])
    // All 16 bits count, though 8 are kept.
    let gray = try samples(16, 0, [0x12, 0x34], [0, 0x12, 0x34, 0x12, 0x35])
    expectEqual(gray, [18, 18, 18, 0, 18, 18, 18, 255])
    try expectEqual(
      samples(8, 2, [0, 1, 0, 2, 0, 3], [0, 1, 2, 3, 1, 2, 4]), [1, 2, 3, 0, 1, 2, 4, 255])
    try expectEqual(
      samples(
        16, 2, [1, 9, 2, 9, 3, 9], [0, 1, 9, 2, 9, 3, 9, 1, 9, 2, 9, 3, 8]),
      [1, 2, 3, 0, 1, 2, 3, 255])
  }
}
