extension StableHash {
  /// The hash of no bytes.
  static var hashOfNothing: UInt64 {
    avalancheOfShort(secretWord(56) ^ secretWord(64))
  }

  /// The hash of one to three bytes.
  static func hashUpTo3(_ input: Input) -> UInt64 {
    let count = input.count
    let combined =
      UInt64(input.byte(count - 1)) | UInt64(count) << 8 | UInt64(input.byte(0)) << 16
      | UInt64(input.byte(count >> 1)) << 24
    let key = secretWord(0)
    return avalancheOfShort((key ^ key >> 32) & 0xFFFF_FFFF ^ combined)
  }

  /// The hash of four to eight bytes.
  static func hash4To8(_ input: Input) -> UInt64 {
    let count = input.count
    let combined = UInt64(input.halfWord(count - 4)) | UInt64(input.halfWord(0)) << 32
    var value = secretWord(8) ^ secretWord(16) ^ combined
    value ^= rotate(value, 49) ^ rotate(value, 24)
    value = value &* primeMixTwo
    value = (value ^ (value >> 35 &+ UInt64(count))) &* primeMixTwo
    return value ^ value >> 28
  }

  /// The hash of nine to sixteen bytes by their first and last eight, which may overlap.
  static func hash(first: UInt64, last: UInt64, count: Int) -> UInt64 {
    let low = secretWord(24) ^ secretWord(32) ^ first
    let high = secretWord(40) ^ secretWord(48) ^ last
    return avalanche(UInt64(count) &+ low.byteSwapped &+ high &+ foldedProduct(low, high))
  }

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
