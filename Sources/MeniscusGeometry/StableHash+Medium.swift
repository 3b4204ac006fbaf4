extension StableHash {
  /// The hash of 17 to 128 bytes: pairs of chunks from both ends, the middle ones first.
  static func hash17To128(_ input: Input) -> UInt64 {
    let count = input.count
    var sum = UInt64(count) &* prime64One
    for pair in stride(from: (count - 1) >> 5, through: 0, by: -1) {
      sum = sum &+ mix(input, at: pair * 16, secretAt: pair * 32)
      sum = sum &+ mix(input, at: count - 16 - pair * 16, secretAt: pair * 32 + 16)
    }
    return avalanche(sum)
  }

  /// The hash of 129 to 240 bytes: chunk after chunk, and the last sixteen bytes.
  static func hash129To240(_ input: Input) -> UInt64 {
    let count = input.count
    var sum = UInt64(count) &* prime64One
    for chunk in 0..<8 {
      sum = sum &+ mix(input, at: chunk * 16, secretAt: chunk * 16)
    }
    sum = avalanche(sum)
    for chunk in 8..<(count >> 4) {
      sum = sum &+ mix(input, at: chunk * 16, secretAt: (chunk - 8) * 16 + 3)
    }
    return avalanche(sum &+ mix(input, at: count - 16, secretAt: 119))
  }

  /// Mixes sixteen bytes of input with sixteen of the secret.
  private static func mix(_ input: Input, at offset: Int, secretAt key: Int) -> UInt64 {
    foldedProduct(
      input.word(offset) ^ secretWord(key), input.word(offset + 8) ^ secretWord(key + 8))
  }
}
