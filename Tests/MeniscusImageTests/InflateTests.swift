import MeniscusImage
import TestSupport
import Testing

/// Expanding streams of zlib 1.2.13, and streams with one fault each.
struct InflateTests {
  private func expand(_ stream: [UInt8], to count: Int) throws(ImageError) -> [UInt8] {
    var output = [UInt8](repeating: 0xAA, count: count)
    try output.withUnsafeMutableBufferPointer { (output) throws(ImageError) in
      try stream.withUnsafeBufferPointer { (stream) throws(ImageError) in
        try Inflater.expand(
          UnsafeRawBufferPointer(stream), into: UnsafeMutableRawBufferPointer(output))
      }
    }
    return output
  }

  private func problem(_ stream: [UInt8], count: Int = 8) -> ImageError? {
    do throws(ImageError) {
      _ = try expand(stream, to: count)
      return nil
    } catch {
      return error
    }
  }

  /// A stream of these bits and no checksum.
  private func stream(_ build: (inout BitString) -> Void) -> [UInt8] {
    var bits = BitString()
    build(&bits)
    return [0x78, 0x9C] + bits.bytes
  }

  @Test func `A block with its own codes`() throws {
    let sentence =
      "It runs one way; a stage knows the stage before it only through the value that it is "
      + "handed. "
    let expected = [UInt8](String(repeating: sentence, count: 3).utf8)
    let stream = hexadecimal(
      """
      78dad58cd10d80200c05577913b8801330460d1588a64d6891b0bd685cc2bf77b9cb0b8edac4a0c2e8345610cc\
      29310ed16ef0cc1f6fbc6b65149fe939a6a8da527e838bcec673913fba183249e4b820fcf6fc066cde6355
      """)
    try expectEqual(expand(stream, to: expected.count), expected)
  }

  @Test func `A block of the fixed codes`() throws {
    let stream = hexadecimal("7801cb4dcdcb2c4e2e2d56c8456700008cb10a76")
    let expected = [UInt8]("meniscus meniscus meniscus".utf8)
    try expectEqual(expand(stream, to: expected.count), expected)
  }

  @Test func `A stored block`() throws {
    let stream = hexadecimal("7801010800f7ff6d656e69736375730f260368")
    try expectEqual(expand(stream, to: 8), [UInt8]("meniscus".utf8))
  }

  @Test func `A run of one byte`() throws {
    let stream = hexadecimal("7801631f05a360140c7b00007c8f1b59")
    try expectEqual(expand(stream, to: 1000), [UInt8](repeating: 7, count: 1000))
  }

  @Test func `Matches of every short distance repeat their pattern`() throws {
    for distance in 1...40 {
      var bits = BitString()
      bits.append(1 | 1 << 1, count: 3)
      for literal in 0..<distance { bits.append(code: 0x30 + literal, count: 8) }
      // Length 258 has symbol 285; distance symbols from RFC 1951, section 3.2.5.
      let symbol = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49].lastIndex { $0 <= distance } ?? 0
      let base = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49][symbol]
      for _ in 0..<3 {
        bits.append(code: 0b1100_0101, count: 8)
        bits.append(code: symbol, count: 5)
        bits.append(distance - base, count: [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4][symbol])
      }
      bits.append(code: 0, count: 7)
      let expected = (0..<(distance + 774)).map { UInt8($0 % distance) }
      let stream = [0x78, 0x9C] + bits.bytes + bigEndian(adler(expected))
      try expectEqual(expand(stream, to: expected.count), expected)
    }
  }

  @Test func `Faults of the stream's header`() {
    expectEqual(problem([]), .inflate(byte: 0, problem: .truncated))
    expectEqual(problem([0x78]), .inflate(byte: 1, problem: .truncated))
    expectEqual(problem([0x77, 0x9C]), .inflate(byte: 0, problem: .method(found: 7)))
    expectEqual(problem([0x88, 0x1C]), .inflate(byte: 0, problem: .window(found: 8)))
    expectEqual(problem([0x78, 0x9D]), .inflate(byte: 0, problem: .headerCheck))
    expectEqual(problem([0x78, 0xBB]), .inflate(byte: 0, problem: .dictionary))
  }

  @Test func `Faults of blocks`() {
    expectEqual(problem([0x78, 0x9C, 0x07]), .inflate(byte: 3, problem: .blockKind))
    expectEqual(
      problem([0x78, 0x9C, 1, 8, 0, 0, 0]),
      .inflate(byte: 7, problem: .storedLength(length: 8, complement: 0)))
    expectEqual(
      problem([0x78, 0x9C, 1, 8, 0, 0xF7, 0xFF, 1]), .inflate(byte: 8, problem: .truncated))
    let nine = storedStream([UInt8](repeating: 1, count: 9))
    expectEqual(problem(nine), .inflate(byte: 7, problem: .tooLong(expected: 8)))
    let seven = storedStream([UInt8](repeating: 1, count: 7))
    expectEqual(problem(seven), .inflate(byte: 14, problem: .tooShort(expected: 8, found: 7)))
  }

  @Test func `Faults of symbols`() {
    let early = stream {
      $0.append(1 | 1 << 1, count: 3)
      $0.append(code: 0x30, count: 8)
      $0.append(code: 1, count: 7)
      $0.append(code: 1, count: 5)
      $0.append(0, count: 32)
    }
    expectEqual(problem(early), .inflate(byte: 5, problem: .distance(found: 2, available: 1)))
    for symbol in [30, 31] {
      let undefined = stream {
        $0.append(1 | 1 << 1, count: 3)
        $0.append(code: 0x30, count: 8)
        $0.append(code: 1, count: 7)
        $0.append(code: symbol, count: 5)
        $0.append(0, count: 32)
      }
      expectEqual(problem(undefined), .inflate(byte: 5, problem: .symbol))
    }
    let length = stream {
      $0.append(1 | 1 << 1, count: 3)
      $0.append(code: 0b1100_0110, count: 8)
      $0.append(0, count: 32)
    }
    expectEqual(problem(length), .inflate(byte: 4, problem: .symbol))
  }

  /// The beginning of a block with its own codes, with the given lengths of code lengths.
  private func dynamic(
    literals: Int = 257, distances: Int = 1, lengths: [Int], then: (inout BitString) -> Void
  ) -> [UInt8] {
    stream {
      $0.append(1 | 2 << 1, count: 3)
      $0.append(literals - 257, count: 5)
      $0.append(distances - 1, count: 5)
      $0.append(15, count: 4)
      let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
      for symbol in order { $0.append(lengths[symbol], count: 3) }
      then(&$0)
      $0.append(0, count: 64)
    }
  }

  @Test func `Faults of codes`() {
    let none = [Int](repeating: 0, count: 19)
    func kind(_ stream: [UInt8]) -> InflateProblem? {
      guard case .inflate(_, let problem) = problem(stream) else { return nil }
      return problem
    }
    expectEqual(kind(dynamic(literals: 287, lengths: none) { _ in }), .codeCount(found: 287))
    expectEqual(kind(dynamic(distances: 31, lengths: none) { _ in }), .codeCount(found: 31))
    expectEqual(kind(dynamic(lengths: none) { _ in }), .prefixCode)
    expectEqual(kind(dynamic(lengths: [Int](repeating: 1, count: 19)) { _ in }), .prefixCode)
    var single = none
    single[0] = 1
    expectEqual(kind(dynamic(lengths: single) { _ in }), .prefixCode)

    // Symbols 1 and 16 to 18 of two bits each: 1, 16, 17 and 18 have the codes 0 to 3.
    var four = none
    four[1] = 2
    four.replaceSubrange(16...18, with: [2, 2, 2])
    let repeatNothing = dynamic(lengths: four) { $0.append(code: 1, count: 2) }
    expectEqual(kind(repeatNothing), .codeLengthRepeat)
    let tooMany = dynamic(lengths: four) {
      for _ in 0..<2 {
        $0.append(code: 3, count: 2)
        $0.append(127, count: 7)
      }
    }
    expectEqual(kind(tooMany), .codeLengthRepeat)
    // A literal of one bit, 256 lengths of zero and a distance of one bit.
    let noEnd = dynamic(lengths: four) {
      $0.append(code: 0, count: 2)
      for rest in [127, 107] {
        $0.append(code: 3, count: 2)
        $0.append(rest, count: 7)
      }
      $0.append(code: 0, count: 2)
    }
    expectEqual(kind(noEnd), .endOfBlock)
    let overfull = dynamic(lengths: four) { bits in
      for _ in 0..<258 { bits.append(code: 0, count: 2) }
    }
    expectEqual(kind(overfull), .prefixCode)
  }

  @Test func `Faults at the end`() {
    var stream = storedStream([1, 2, 3, 4, 5, 6, 7, 8])
    stream[stream.count - 1] ^= 1
    let expected = adler([1, 2, 3, 4, 5, 6, 7, 8])
    expectEqual(
      problem(stream),
      .inflate(byte: 15, problem: .checksum(expected: expected, found: expected ^ 1)))
    stream[stream.count - 1] ^= 1
    expectEqual(problem(stream), nil)
    expectEqual(problem(stream + [0]), .inflate(byte: 19, problem: .trailingBytes(count: 1)))
    for count in 0..<stream.count {
      expectEqual(problem([UInt8](stream[..<count])), .inflate(byte: count, problem: .truncated))
    }
  }

  @Test func `Any bytes give an error or a result`() {
    var numbers = Numbers(seed: 3)
    for round in 0..<400 {
      // The kind of the first block, then anything.
      let head = UInt8(round % 3 << 1) | UInt8(numbers.next(below: 32)) << 3
      _ = problem([0x78, 0x9C, head] + numbers.bytes(120), count: 600)
    }
  }
}
