/// The codes of a block as they are stored before it (RFC 1951, section 3.2.7).
struct DeflateBlockHeader {
  /// A symbol of the code of code lengths with the value of its extra bits.
  private struct Item {
    let symbol: Int
    var extra = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: PrefixCode
  /// The number of lengths of the code of code lengths that are stored.
  private let lengthCount: Int

  init(literals: PrefixCode, distances: PrefixCode) {
    literalCount = max(257, Self.usedCount(literals.lengths))
    distanceCount = max(1, Self.usedCount(distances.lengths))
    items = Self.items(
      [UInt8](literals.lengths[..<literalCount]) + distances.lengths[..<distanceCount])
    var frequencies = [UInt32](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    code = PrefixCode(frequencies: frequencies, limit: 7)
    var lengthCount = 19
    while lengthCount > 4
      && code.lengths[Int(DeflateFormat.lengthCodeOrder[lengthCount - 1])] == 0
    {
      lengthCount -= 1
    }
    self.lengthCount = lengthCount
  }

  /// The number of lengths up to the last that is not zero.
  private static func usedCount(_ lengths: [UInt8]) -> Int {
    (lengths.lastIndex { $0 != 0 } ?? -1) + 1
  }

  /// The lengths, with repetitions written as such.
  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var run = 1
      while index + run < lengths.count && lengths[index + run] == length { run += 1 }
      index += run
      if length == 0 {
        while run >= 3 {
          let part = min(run, 138)
          items.append(
            part <= 10 ? Item(symbol: 17, extra: part - 3) : Item(symbol: 18, extra: part - 11))
          run -= part
        }
      } else {
        items.append(Item(symbol: Int(length)))
        run -= 1
        while run >= 3 {
          let part = min(run, 6)
          items.append(Item(symbol: 16, extra: part - 3))
          run -= part
        }
      }
      for _ in 0..<run { items.append(Item(symbol: Int(length))) }
    }
    return items
  }

  private static func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  /// The bits that the codes take.
  var size: Int {
    items.reduce(14 + 3 * lengthCount) { size, item in
      size + Int(code.lengths[item.symbol]) + Self.extraBits(item.symbol)
    }
  }

  func write(to writer: inout BitWriter) {
    writer.write(literalCount - 257, count: 5)
    writer.write(distanceCount - 1, count: 5)
    writer.write(lengthCount - 4, count: 4)
    for index in 0..<lengthCount {
      writer.write(Int(code.lengths[Int(DeflateFormat.lengthCodeOrder[index])]), count: 3)
    }
    for item in items {
      writer.write(Int(code.codes[item.symbol]), count: Int(code.lengths[item.symbol]))
      writer.write(item.extra, count: Self.extraBits(item.symbol))
    }
  }
}
