/// Gathers the literals and matches of a block and writes them in the shortest of its three forms.
struct DeflateBlock: ~Copyable {
  /// The number of symbols after which a block ends.
  static let shortest = 8192
  /// A lazy match may add literals before the block is looked at again.
  private static let capacity = shortest + MatchFinder.longestMatch + 2

  /// Literals, or matches with the highest bit set, the length from bit 16, the distance − 1 below.
  private let symbols: UnsafeMutablePointer<UInt32>
  private var symbolCount = 0
  private var literalCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)

  private static let fixedLiterals = PrefixCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = PrefixCode(lengths: [UInt8](repeating: 5, count: 32))

  init() {
    symbols = .allocate(capacity: Self.capacity)
  }

  deinit {
    symbols.deallocate()
  }

  /// Whether it is time to write the block.
  var isFull: Bool { symbolCount >= Self.shortest }

  @inline(__always)
  mutating func addLiteral(_ byte: UInt8) {
    precondition(symbolCount < Self.capacity, "A block is written when it is full.")
    symbols[symbolCount] = UInt32(byte)
    symbolCount += 1
    literalCounts[Int(byte)] += 1
  }

  @inline(__always)
  mutating func addMatch(length: Int, distance: Int) {
    precondition(symbolCount < Self.capacity, "A block is written when it is full.")
    symbols[symbolCount] = 1 << 31 | UInt32(length) << 16 | UInt32(distance - 1)
    symbolCount += 1
    literalCounts[Int(DeflateFormat.lengthSymbols[length])] += 1
    distanceCounts[DeflateFormat.distanceSymbol(distance)] += 1
  }

  /// Writes the block, which stands for the `count` bytes at `source`, and starts another.
  mutating func write(
    _ source: UnsafeRawPointer, count: Int, isLast: Bool, to writer: inout BitWriter
  ) {
    literalCounts[256] = 1
    let literals = PrefixCode(frequencies: literalCounts, limit: 15)
    let distances = PrefixCode(frequencies: distanceCounts, limit: 15)
    let header = DeflateBlockHeader(literals: literals, distances: distances)
    let dynamicSize = header.size + size(literals, distances)
    let fixedSize = size(Self.fixedLiterals, Self.fixedDistances)
    // At worst seven bits are lost to whole bytes.
    let storedSize = 7 + 32 + count * 8 + (count / 65535) * 40

    let last = isLast ? 1 : 0
    if storedSize < min(fixedSize, dynamicSize) {
      writeStored(source, count: count, isLast: isLast, to: &writer)
    } else if fixedSize <= dynamicSize {
      writer.write(last | 1 << 1, count: 3)
      writeSymbols(Self.fixedLiterals, Self.fixedDistances, to: &writer)
    } else {
      writer.write(last | 2 << 1, count: 3)
      header.write(to: &writer)
      writeSymbols(literals, distances, to: &writer)
    }

    symbolCount = 0
    for index in literalCounts.indices { literalCounts[index] = 0 }
    for index in distanceCounts.indices { distanceCounts[index] = 0 }
  }

  /// The bits of the block's symbols under a code, without what stands before them.
  private func size(_ literals: PrefixCode, _ distances: PrefixCode) -> Int {
    var size = 0
    for (symbol, count) in literalCounts.enumerated() where count > 0 {
      let extra = symbol > 256 ? Int(DeflateFormat.lengthExtraBits[symbol - 257]) : 0
      size += Int(count) * (Int(literals.lengths[symbol]) + extra)
    }
    for (symbol, count) in distanceCounts.enumerated() where count > 0 {
      let extra = Int(DeflateFormat.distanceExtraBits[symbol])
      size += Int(count) * (Int(distances.lengths[symbol]) + extra)
    }
    return size
  }

  private func writeStored(
    _ source: UnsafeRawPointer, count: Int, isLast: Bool, to writer: inout BitWriter
  ) {
    var position = 0
    repeat {
      let length = min(65535, count - position)
      let isLastPart = isLast && position + length == count
      writer.write(isLastPart ? 1 : 0, count: 3)
      writer.alignToByte()
      writer.write(length | (length ^ 0xFFFF) << 16, count: 32)
      writer.append(UnsafeRawBufferPointer(start: source + position, count: length))
      position += length
    } while position < count
  }

  private func writeSymbols(
    _ literals: PrefixCode, _ distances: PrefixCode, to writer: inout BitWriter
  ) {
    // Codes with the extra bits of every length behind them, so that a length is one look-up.
    var lengthBits = [UInt64](repeating: 0, count: MatchFinder.longestMatch + 1)
    var lengthCounts = [UInt64](repeating: 0, count: MatchFinder.longestMatch + 1)
    for length in 3...MatchFinder.longestMatch {
      let symbol = Int(DeflateFormat.lengthSymbols[length])
      let extra = UInt64(length) - UInt64(DeflateFormat.lengthBases[symbol - 257])
      let count = UInt64(literals.lengths[symbol])
      lengthBits[length] = UInt64(literals.codes[symbol]) | extra << count
      lengthCounts[length] = count + UInt64(DeflateFormat.lengthExtraBits[symbol - 257])
    }
    for index in 0..<symbolCount {
      let symbol = symbols[index]
      if symbol & 1 << 31 == 0 {
        let literal = Int(symbol)
        writer.add(UInt64(literals.codes[literal]), count: UInt64(literals.lengths[literal]))
      } else {
        let length = Int(symbol >> 16 & 0x7FFF)
        let distance = Int(symbol & 0xFFFF) + 1
        writer.add(lengthBits[length], count: lengthCounts[length])
        let code = DeflateFormat.distanceSymbol(distance)
        let count = UInt64(distances.lengths[code])
        let extra = UInt64(distance) - UInt64(DeflateFormat.distanceBases[code])
        writer.add(
          UInt64(distances.codes[code]) | extra << count,
          count: count + UInt64(DeflateFormat.distanceExtraBits[code]))
      }
      writer.flush()
    }
    writer.write(Int(literals.codes[256]), count: Int(literals.lengths[256]))
  }
}
