/// The colours of four pixels side by side, channel by channel.
struct FourColors {
  var red: SIMD4<Float>
  var green: SIMD4<Float>
  var blue: SIMD4<Float>

  @inline(__always)
  init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Four colours from an index on.
  @inline(__always)
  init(_ colors: UnsafeBufferPointer<SIMD4<Float>>, from index: Int) {
    self.init(colors[index], colors[index &+ 1], colors[index &+ 2], colors[index &+ 3])
  }

  /// Four colours.
  @inline(__always)
  init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    red = SIMD4(a[0], b[0], c[0], d[0])
    green = SIMD4(a[1], b[1], c[1], d[1])
    blue = SIMD4(a[2], b[2], c[2], d[2])
  }

  /// Writes the colours from an index on, opaque.
  @inline(__always)
  func store(into colors: UnsafeMutablePointer<SIMD4<Float>>, from index: Int) {
    for lane in 0..<4 {
      colors[index &+ lane] = SIMD4(red[lane], green[lane], blue[lane], 1)
    }
  }

  @inline(__always)
  static func + (left: Self, right: Self) -> Self {
    Self(
      red: left.red + right.red, green: left.green + right.green, blue: left.blue + right.blue)
  }

  @inline(__always)
  static func - (left: Self, right: Self) -> Self {
    Self(
      red: left.red - right.red, green: left.green - right.green, blue: left.blue - right.blue)
  }

  @inline(__always)
  static func - (left: Self, right: SIMD4<Float>) -> Self {
    Self(red: left.red - right, green: left.green - right, blue: left.blue - right)
  }

  @inline(__always)
  static func + (left: Self, right: Float) -> Self {
    Self(red: left.red + right, green: left.green + right, blue: left.blue + right)
  }

  @inline(__always)
  static func * (left: Self, right: Float) -> Self {
    Self(red: left.red * right, green: left.green * right, blue: left.blue * right)
  }

  @inline(__always)
  static func * (left: Self, right: SIMD4<Float>) -> Self {
    Self(red: left.red * right, green: left.green * right, blue: left.blue * right)
  }

  /// The colours, another's where a mask says so.
  @inline(__always)
  func replacing(with other: Self, where mask: SIMDMask<SIMD4<Int32>>) -> Self {
    Self(
      red: red.replacing(with: other.red, where: mask),
      green: green.replacing(with: other.green, where: mask),
      blue: blue.replacing(with: other.blue, where: mask))
  }

  /// The luminances, by the weights of BT.709.
  @inline(__always)
  var luminance: SIMD4<Float> { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The greatest channel of each.
  @inline(__always)
  var most: SIMD4<Float> { red.greater(of: green).greater(of: blue) }

  /// The least channel of each.
  @inline(__always)
  var least: SIMD4<Float> { red.lesser(of: green).lesser(of: blue) }

  /// The channels brought into 0 to 1.
  @inline(__always)
  var clamped: Self {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    return Self(
      red: red.greater(of: zero).lesser(of: one), green: green.greater(of: zero).lesser(of: one),
      blue: blue.greater(of: zero).lesser(of: one))
  }

  /// The nearest opaque pixels of channels of 0 to 1.
  @inline(__always)
  func opaquePixels() -> SIMD4<UInt32> {
    let shown = clamped
    return Self.bytes(shown.red) | Self.bytes(shown.green) &<< 8 | Self.bytes(shown.blue) &<< 16
      | 0xFF00_0000
  }

  /// The nearest bytes of shares of 255: adding 2²³ leaves the integers in the low bits.
  @inline(__always)
  private static func bytes(_ values: SIMD4<Float>) -> SIMD4<UInt32> {
    unsafeBitCast(values * 255 + 8_388_608, to: SIMD4<UInt32>.self) & 255
  }
}

extension SIMD4<Float> {
  /// The greater of both in every lane.
  @inline(__always)
  func greater(of other: Self) -> Self { replacing(with: other, where: self .< other) }

  /// The lesser of both in every lane.
  @inline(__always)
  func lesser(of other: Self) -> Self { replacing(with: other, where: self .> other) }

  /// The least lane.
  @inline(__always)
  var least: Float { Swift.min(Swift.min(self[0], self[1]), Swift.min(self[2], self[3])) }
}
