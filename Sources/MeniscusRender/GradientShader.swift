/// A gradient along a line.
struct LinearShader: RowShader {
  let ramp: Ramp
  let position: PlaneFunction
  let dither: Dither

  var isOpaque: Bool { ramp.isOpaque }
  var isConstantAcross: Bool { position.across == 0 && !ramp.isDithered }
  var isConstantDown: Bool { position.isConstantDown && !ramp.isDithered }

  func shade(y: Int, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let (start, step) = (position.start(ofRow: y), position.across)
    let biases = dither.biases(y: y, x: x)
    let period = position.across == 0 ? min(count, Dither.side) : count
    fillRow(ramp, pixels, period, biases, isExact: position.columnsAreExact(x, period)) { i in
      start + step * position.columns(x &+ i)
    } at: { i in
      start + step * position.column(x &+ i)
    }
    guard period < count else { return }
    // Across the ramp the dither alone changes, and repeats.
    let four = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
    var index = period
    while index + Dither.side <= count {
      UnsafeMutableRawPointer(pixels + index).storeBytes(of: four, as: SIMD4<UInt32>.self)
      index += Dither.side
    }
    while index < count {
      pixels[index] = four[index & 3]
      index += 1
    }
  }
}

/// A gradient by distance from a point; ellipses are circles of a stretched plane.
struct RadialShader: RowShader {
  let ramp: Ramp
  /// The two coordinates relative to the centre.
  let horizontal: PlaneFunction
  let vertical: PlaneFunction
  /// Position on the ramp = distance × factor + offset.
  let factor: Float
  let offset: Float
  let dither: Dither

  var isOpaque: Bool { ramp.isOpaque }

  func shade(y: Int, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let (h, v) = (horizontal.start(ofRow: y), vertical.start(ofRow: y))
    fillRow(
      ramp, pixels, count, dither.biases(y: y, x: x),
      isExact: horizontal.columnsAreExact(x, count)
    ) { i in
      let columns = horizontal.columns(x &+ i)
      let dx: SIMD4<Float> = h + horizontal.across * columns
      let dy: SIMD4<Float> = v + vertical.across * columns
      // Far beyond any ramp, squares must not become infinite.
      let squares = (dx * dx + dy * dy).lesser(of: SIMD4(repeating: 1e30))
      return squares.squareRoot() * factor + offset
    } at: { i in
      let column = horizontal.column(x &+ i)
      let (dx, dy) = (h + horizontal.across * column, v + vertical.across * column)
      return min(dx * dx + dy * dy, 1e30).squareRoot() * factor + offset
    }
  }
}

/// A gradient by angle around a point.
struct AngularShader: RowShader {
  let ramp: Ramp
  /// The two coordinates relative to the centre.
  let horizontal: PlaneFunction
  let vertical: PlaneFunction
  /// Where the ramp begins, in turns of 0…1, and whether it runs anticlockwise.
  let start: Float
  let isReversed: Bool
  /// Position = turns from the start × factor + offset; past `gap` turns the ramp's start holds.
  let factor: Float
  let offset: Float
  let gap: Float

  var isOpaque: Bool { ramp.isOpaque }

  func shade(y: Int, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let (h, v) = (horizontal.start(ofRow: y), vertical.start(ofRow: y))
    ramp.fill(pixels, count, SIMD4(repeating: 0)) { i in
      let column = horizontal.column(x &+ i)
      let turn = Self.turn(h + horizontal.across * column, v + vertical.across * column)
      var turns = isReversed ? start - turn : turn - start
      if turns < 0 { turns += 1 }
      return turns > gap ? 0 : turns * factor + offset
    }
  }

  /// The angle of a direction in turns, 0..<1, clockwise (y down) from the positive x axis.
  ///
  /// Within an eighth of a turn a polynomial of degree 13, fitted for the smallest greatest error:
  /// 6 × 10⁻⁸ turns with rounding. At the centre itself the angle is 0.
  @inline(__always)
  static func turn(_ x: Float, _ y: Float) -> Float {
    let (w, h) = (abs(x), abs(y))
    let larger = max(w, h)
    guard larger > 0 else { return 0 }
    let z = min(w, h) / larger
    let s = z * z
    var sum: Float = 0.001_084_128_7
    sum = sum * s - 0.005_348_272
    sum = sum * s + 0.012_672_495
    sum = sum * s - 0.021_061_515
    sum = sum * s + 0.031_525_116
    sum = sum * s - 0.053_026_237
    sum = sum * s + 0.159_154_33
    var turn = z * sum
    if h > w { turn = 0.25 - turn }
    if x < 0 { turn = 0.5 - turn }
    if y < 0 { turn = 1 - turn }
    return turn < 1 ? turn : 0
  }
}

/// Fills a row four pixels at a time where their columns are exact.
///
/// Debug builds, in which vectors are slow, go pixel by pixel.
@inline(__always)
private func fillRow(
  _ ramp: Ramp, _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ biases: SIMD4<Float>,
  isExact: Bool, fours: (Int) -> SIMD4<Float>, at position: (Int) -> Float
) {
  #if DEBUG
    ramp.fill(pixels, count, biases, at: position)
  #else
    if isExact {
      ramp.fill(pixels, count, biases, fours: fours, at: position)
    } else {
      ramp.fill(pixels, count, biases, at: position)
    }
  #endif
}
