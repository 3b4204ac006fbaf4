/// Compresses bytes to a zlib stream (RFC 1950 and RFC 1951).
///
/// The result depends on the bytes alone.
package struct Deflater: ~Copyable {
  /// How thoroughly to look for matches.
  package struct Effort {
    /// The number of candidates that are compared.
    var chain = 32
    /// The length from which on a match is taken without looking further.
    var nice = 258
    /// The length from which on the next position is not tried for a longer match.
    var lazy = 258

    /// For pictures that are looked at once.
    package static let quick = Effort()
    /// For pictures that are kept: a few hundredths smaller, in twice the time.
    package static let thorough = Effort(chain: 256)
  }

  private let input: UnsafeRawPointer
  private let count: Int
  private let effort: Effort
  private var finder: MatchFinder
  private var block: DeflateBlock
  private var writer: BitWriter

  /// The zlib stream of `input`.
  ///
  /// - Complexity: linear in the input.
  package static func compress(_ input: UnsafeRawBufferPointer, effort: Effort = .quick)
    -> [UInt8]
  {
    guard let start = input.baseAddress, !input.isEmpty else {
      // Header, an empty last block of the fixed code, and the checksum of nothing.
      return [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]
    }
    var deflater = Deflater(start, count: input.count, effort: effort)
    deflater.writer.write(0x9C78, count: 16)
    deflater.compress()
    deflater.writer.alignToByte()
    let checksum = Adler32.checksum(input)
    deflater.writer.write(Int(checksum.byteSwapped), count: 32)
    return [UInt8](deflater.writer.bytes)
  }

  private init(_ input: UnsafeRawPointer, count: Int, effort: Effort) {
    self.input = input
    self.count = count
    self.effort = effort
    finder = MatchFinder(input, count: count)
    block = DeflateBlock()
    // Every block is at most as long as it would be stored: a block header, and five bytes for
    // each 65535. All blocks but the last cover at least as many bytes as they have symbols.
    let blocks = count / DeflateBlock.shortest + 1
    writer = BitWriter(capacity: count + 5 * (count / 65535 + 1) + 6 * blocks + 16)
  }

  private mutating func compress() {
    var position = 0
    var blockStart = 0
    while position < count {
      if block.isFull {
        block.write(input + blockStart, count: position - blockStart, isLast: false, to: &writer)
        blockStart = position
      }
      var match = finder.longestMatch(
        at: position, longerThan: 0, chain: effort.chain, nice: effort.nice)
      guard match.length > 0 else {
        block.addLiteral(input.load(fromByteOffset: position, as: UInt8.self))
        position += 1
        continue
      }
      while match.length < effort.lazy && position + 1 < count {
        let next = finder.longestMatch(
          at: position + 1, longerThan: match.length, chain: effort.chain / 2, nice: effort.nice)
        guard next.length > 0 else { break }
        block.addLiteral(input.load(fromByteOffset: position, as: UInt8.self))
        position += 1
        match = next
      }
      block.addMatch(length: match.length, distance: match.distance)
      position += match.length
      // Of a run, only the end is worth finding again.
      if match.distance <= 4 && match.length > 32 { finder.skip(to: position - 16) }
    }
    block.write(input + blockStart, count: count - blockStart, isLast: true, to: &writer)
  }
}
