/// How a number is written: by how far it is from what is expected of it, as a fraction of a usual
/// denominator, or bit by bit.
enum NumberCoding {
  /// The denominators of which numbers are often multiples: quarters of points, thirds of pixels,
  /// bytes of colours, hundredths, and the units of ems.
  private static let denominators: [Double] = [1, 4, 3, 255, 1000, 2048]
  private static let bitwise: UInt64 = 7
  /// Larger numerators are not looked for.
  private static let largest = 0x1p40

  /// The bits that are expected after a number and the change of the number before it.
  static func expectation(_ old: Double, _ change: Double) -> UInt64 {
    let moved = old + change
    return moved.isFinite ? moved.bitPattern : old.bitPattern
  }

  /// Writes a number of which some bits are expected, in as few bytes as it can be.
  static func put(_ value: Double, expecting bits: UInt64, to sink: inout ByteSink) {
    let residual = Int64(bitPattern: value.bitPattern &- bits).folded
    // Raw numbers take nine bytes.
    var best: (size: Int, code: UInt64)?
    if residual < 1 << 56 {
      best = ((residual << 3).varintSize, residual << 3)
    }
    for (index, denominator) in denominators.enumerated() {
      let numerator = (value * denominator).rounded()
      // A whole number has no negative zero, so what is compared is what will be read.
      guard abs(numerator) < largest,
        (Double(Int64(numerator)) / denominator).bitPattern == value.bitPattern
      else { continue }
      let code = Int64(numerator).folded << 3 | UInt64(index + 1)
      if code.varintSize < best?.size ?? 9 { best = (code.varintSize, code) }
    }
    if let best, best.size < 9 {
      sink.put(varint: best.code)
    } else {
      sink.put(varint: bitwise)
      sink.put(word: value.bitPattern)
    }
  }

  /// Takes a number of which some bits are expected.
  static func take(
    expecting bits: UInt64, from source: inout ByteSource
  ) throws(FrameFileProblem) -> Double {
    let start = source.position
    let code = try source.varint()
    let kind = code & 7
    if kind == 0 {
      return Double(bitPattern: bits &+ UInt64(bitPattern: Int64(unfolding: code >> 3)))
    }
    if kind == bitwise {
      guard code == bitwise else { throw .malformed(byte: start) }
      return Double(bitPattern: try source.word())
    }
    return Double(Int64(unfolding: code >> 3)) / denominators[Int(kind) - 1]
  }
}
