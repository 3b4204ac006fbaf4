/// A prefix code of limited length made for the frequencies of its symbols.
struct PrefixCode {
  /// The bits of each symbol's code, 0 for symbols without one.
  private(set) var lengths: [UInt8]
  /// The code of each symbol, its first bit lowest.
  private(set) var codes: [UInt16]

  /// Makes the code with these lengths (RFC 1951, section 3.2.2).
  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = [UInt16](repeating: 0, count: lengths.count)
    var counts = [Int](repeating: 0, count: 17)
    for length in lengths where length != 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...15 { next[length + 1] = (next[length] + counts[length]) << 1 }
    for (symbol, length) in lengths.enumerated() where length != 0 {
      codes[symbol] = Self.reversed(next[Int(length)], count: Int(length))
      next[Int(length)] += 1
    }
  }

  /// Makes a code of at most `limit` bits whose whole length is near the smallest.
  ///
  /// At least two symbols get a code, as some readers take no code of a single symbol.
  init(frequencies: [UInt32], limit: Int) {
    var used: [(frequency: UInt32, symbol: Int)] = []
    used.reserveCapacity(frequencies.count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      used.append((frequency, symbol))
    }
    for symbol in 0..<2 where used.count < 2 && frequencies[symbol] == 0 {
      used.append((1, symbol))
    }
    used.sort { ($0.frequency, $0.symbol) < ($1.frequency, $1.symbol) }

    var counts = Self.depthCounts(used.map { $0.frequency })
    Self.shorten(&counts, to: limit)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var position = 0
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<counts[length] {
        lengths[used[position].symbol] = UInt8(length)
        position += 1
      }
    }
    self.init(lengths: lengths)
  }

  /// The number of leaves at each depth of the Huffman tree of ascending frequencies.
  ///
  /// Leaves and joined nodes each come in ascending order, so the two smallest are always at the
  /// heads of two queues.
  private static func depthCounts(_ frequencies: [UInt32]) -> [Int] {
    let leafCount = frequencies.count
    let nodeCount = 2 * leafCount - 1
    var weights = frequencies.map(UInt64.init)
    weights.reserveCapacity(nodeCount)
    var parents = [Int](repeating: 0, count: nodeCount)
    var leaf = 0
    var joined = leafCount
    while weights.count < nodeCount {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let smallest: Int
        if leaf < leafCount && (joined >= weights.count || weights[leaf] <= weights[joined]) {
          smallest = leaf
          leaf += 1
        } else {
          smallest = joined
          joined += 1
        }
        weight += weights[smallest]
        parents[smallest] = weights.count
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: nodeCount)
    var counts = [Int](repeating: 0, count: max(leafCount, 32))
    for node in stride(from: nodeCount - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < leafCount { counts[depths[node]] += 1 }
    }
    return counts
  }

  /// Raises leaves deeper than `limit` and keeps the tree complete (as ITU-T T.81, K.2, figure
  /// K.3 does): of two deepest siblings one takes their parent's place, the other goes beside the
  /// deepest leaf that is at least two levels higher, a level below it.
  private static func shorten(_ counts: inout [Int], to limit: Int) {
    for depth in stride(from: counts.count - 1, to: limit, by: -1) {
      while counts[depth] > 0 {
        var higher = depth - 2
        while counts[higher] == 0 { higher -= 1 }
        counts[depth] -= 2
        counts[depth - 1] += 1
        counts[higher + 1] += 2
        counts[higher] -= 1
      }
    }
  }

  private static func reversed(_ code: Int, count: Int) -> UInt16 {
    var rest = code
    var reversed: UInt16 = 0
    for _ in 0..<count {
      reversed = reversed << 1 | UInt16(rest & 1)
      rest >>= 1
    }
    return reversed
  }
}
