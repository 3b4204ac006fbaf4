/// Gathers bytes, whole numbers in as few as they need.
struct ByteSink {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ byte: UInt8) { bytes.append(byte) }

  mutating func put(contentsOf other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Puts a number, seven bits a byte, the lowest first.
  mutating func put(varint value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func put(count value: Int) { put(varint: UInt64(value)) }

  mutating func put(signed value: Int) { put(varint: Int64(value).folded) }

  /// Puts eight bytes, the lowest first.
  mutating func put(word value: UInt64) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * shift))) }
  }
}

extension Int64 {
  /// Numbers near zero as small numbers without a sign: 0, -1, 1, -2 as 0, 1, 2, 3.
  var folded: UInt64 { UInt64(bitPattern: (self << 1) ^ (self >> 63)) }

  /// What was folded.
  init(unfolding value: UInt64) {
    self = Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}

extension UInt64 {
  /// The bytes that it takes as a number of seven bits a byte.
  var varintSize: Int { Swift.max((70 - leadingZeroBitCount) / 7, 1) }
}
