/// The numbers of RFC 1951 that reading and writing share.
enum DeflateFormat {
  /// The order in which lengths of the code of code lengths are stored.
  static let lengthCodeOrder: [UInt8] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The extra bits of the length symbols 257 to 285.
  static let lengthExtraBits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// The smallest lengths of the length symbols 257 to 285.
  static let lengthBases: [UInt16] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  /// The extra bits of the distance symbols 0 to 29.
  static let distanceExtraBits: [UInt8] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]

  /// The smallest distances of the distance symbols 0 to 29.
  static let distanceBases: [UInt16] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  /// What the 288 literal and length symbols mean, as ``PrefixTable`` takes it.
  static let literalMeaning: [UInt32] = (0..<288).map { symbol in
    if symbol < 256 { return PrefixTable.literal | UInt32(symbol) << 16 }
    if symbol == 256 { return PrefixTable.exceptional | PrefixTable.endOfBlock }
    if symbol > 285 { return PrefixTable.exceptional }
    return UInt32(lengthBases[symbol - 257]) << 16 | UInt32(lengthExtraBits[symbol - 257])
  }

  /// What the 32 distance symbols mean, as ``PrefixTable`` takes it.
  static let distanceMeaning: [UInt32] = (0..<32).map { symbol in
    if symbol > 29 { return PrefixTable.exceptional }
    return UInt32(distanceBases[symbol]) << 16 | UInt32(distanceExtraBits[symbol])
  }

  /// What the 19 symbols of the code of code lengths mean, as ``PrefixTable`` takes it.
  static let lengthCodeMeaning: [UInt32] = (0..<19).map { UInt32($0) << 16 }
}

extension DeflateFormat {
  /// The symbol of every length from 3 to 258.
  static let lengthSymbols: [UInt16] = {
    var symbols = [UInt16](repeating: 0, count: 259)
    for symbol in 257...285 {
      let base = Int(lengthBases[symbol - 257])
      let end = min(259, base + 1 << Int(lengthExtraBits[symbol - 257]))
      for length in base..<end { symbols[length] = UInt16(symbol) }
    }
    return symbols
  }()

  /// The symbol of a distance from 1 to 32768: two for every power of two.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let rest = UInt32(truncatingIfNeeded: distance &- 1)
    guard rest >= 4 else { return Int(rest) }
    let power = 31 &- rest.leadingZeroBitCount
    return 2 &* power &+ Int(rest &>> UInt32(power &- 1)) & 1
  }
}
