import MeniscusDisplay
import MeniscusGeometry

/// A picture laid over a rectangle.
///
/// Samples are taken on premultiplied colour with weights of 1/256, and rounded once; outside the
/// picture its edge texels continue, or it is repeated. Where every texel covers a pixel exactly,
/// upright or mirrored, texels are taken as they are.
struct PictureShader: RowShader {
  private let level: PreparedPicture.Level
  private let isTiled: Bool
  private let sampling: Sampling
  private let opacity: UInt32
  /// From pixels, counted from the anchor, to texels.
  private let inverse: Affine2D
  /// The pixel that columns and rows are counted from.
  private let anchor: PixelAnchor
  let isOpaque: Bool

  private enum Sampling {
    case nearest
    case linear
    case cubic
  }

  /// Makes a shader, nil for an empty picture or rectangle or a collapsed space.
  ///
  /// - Parameter transform: from the paint's space to device pixels.
  init?(_ picture: PreparedPicture, _ paint: PicturePaint, _ transform: Affine2D) {
    let frame = paint.frame
    guard picture.width > 0, picture.height > 0, frame.width > 0, frame.height > 0 else {
      return nil
    }
    let (width, height) = (Double(picture.width), Double(picture.height))
    let forward = Affine2D(
      a: frame.width / width, b: 0, c: 0, d: frame.height / height, tx: frame.minX,
      ty: frame.minY
    ).then(transform)
    guard let inverse = forward.inverse, inverse.isFinite else { return nil }
    func isOne(_ value: Double, times count: Double) -> Bool {
      abs(abs(value) - 1) * count < 1.0 / 512
    }
    func isOnGrid(_ value: Double) -> Bool { abs(value - value.rounded()) < 1.0 / 512 }
    let isExact =
      forward.b == 0 && forward.c == 0 && isOne(forward.a, times: width)
      && isOne(forward.d, times: height) && isOnGrid(forward.tx) && isOnGrid(forward.ty)
    let number = isExact ? 0 : Self.level(of: picture, paint, inverse)
    level = picture.levels[number]
    let share = 1 / Double(1 << number)
    let anchor = PixelAnchor(forward)
    self.anchor = anchor
    self.inverse = Affine2D.translation(x: Double(anchor.column), y: Double(anchor.row))
      .then(inverse).then(.scale(x: share, y: share))
    isTiled = paint.isTiled
    opacity = RGBA.byte(paint.opacity)
    isOpaque = picture.isOpaque && opacity == 255
    switch paint.interpolation {
    case .nearest: sampling = .nearest
    case .linear, .averaged: sampling = isExact ? .nearest : .linear
    case .cubic: sampling = isExact ? .nearest : .cubic
    }
  }

  /// How often the picture is halved before samples are taken.
  ///
  /// A picture that is repeated is halved only as long as its extents are even.
  private static func level(
    of picture: PreparedPicture, _ paint: PicturePaint, _ inverse: Affine2D
  ) -> Int {
    guard paint.interpolation == .averaged || paint.interpolation == .cubic else { return 0 }
    let across = (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot()
    let down = (inverse.c * inverse.c + inverse.d * inverse.d).squareRoot()
    // The finer direction decides, so that nothing is blurred more than it has to be.
    var texels = min(across, down)
    var number = 0
    while texels >= 2, number + 1 < picture.levels.count {
      let level = picture.levels[number]
      if paint.isTiled, level.width % 2 == 1 || level.height % 2 == 1 { break }
      texels /= 2
      number += 1
    }
    return number
  }

  func shade(y: Int, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let row = Double(y &- anchor.row) + 0.5
    // Weights count from texel centres; half a weight is added to round them.
    let shift: Int64 = sampling == .nearest ? 0 : (1 << 23) - (1 << 31)
    var u = Self.fixed(inverse.a * 0.5 + inverse.c * row + inverse.tx) &+ shift
    var v = Self.fixed(inverse.b * 0.5 + inverse.d * row + inverse.ty) &+ shift
    let (stepU, stepV) = (Self.fixed(inverse.a), Self.fixed(inverse.b))
    u &+= stepU &* Int64(x &- anchor.column)
    v &+= stepV &* Int64(x &- anchor.column)
    level.pixels.withUnsafeBufferPointer { texels in
      for i in 0..<count {
        switch sampling {
        case .nearest: pixels[i] = nearest(texels, u, v)
        case .linear: pixels[i] = bilinear(texels, u, v)
        case .cubic: pixels[i] = cubic(texels, u, v)
        }
        u &+= stepU
        v &+= stepV
      }
    }
    if opacity < 255 {
      for i in 0..<count { pixels[i] = Blend.mix(pixels[i], by: opacity, over: 0, alpha: 0) }
    }
  }

  /// A coordinate with 32 bits below one, clamped to ±2³⁰.
  private static func fixed(_ value: Double) -> Int64 {
    Int64((min(max(value, -0x1p30), 0x1p30) * 0x1p32).rounded())
  }

  @inline(__always)
  private func nearest(_ texels: UnsafeBufferPointer<UInt32>, _ u: Int64, _ v: Int64) -> UInt32 {
    texels[place(v, level.height) &* level.width &+ place(u, level.width)]
  }

  @inline(__always)
  private func bilinear(_ texels: UnsafeBufferPointer<UInt32>, _ u: Int64, _ v: Int64) -> UInt32 {
    let (left, right) = (place(u, level.width), place(u &+ 1 << 32, level.width))
    let top = place(v, level.height) &* level.width
    let bottom = place(v &+ 1 << 32, level.height) &* level.width
    let (fx, fy) = (UInt64(u &>> 24 & 255), UInt64(v &>> 24 & 255))
    let weights = (
      (256 &- fx) &* (256 &- fy), fx &* (256 &- fy), (256 &- fx) &* fy, fx &* fy
    )
    let texels = (
      texels[top &+ left], texels[top &+ right], texels[bottom &+ left], texels[bottom &+ right]
    )
    // Two channels share a word, each in 32 bits; weights sum to 65,536.
    var redBlue: UInt64 = 0x0000_8000_0000_8000
    var greenAlpha: UInt64 = 0x0000_8000_0000_8000
    func add(_ texel: UInt32, _ weight: UInt64) {
      let t = UInt64(texel)
      redBlue &+= (t & 0xFF | (t & 0xFF_0000) &<< 16) &* weight
      greenAlpha &+= (t &>> 8 & 0xFF | (t & 0xFF00_0000) &<< 8) &* weight
    }
    add(texels.0, weights.0)
    add(texels.1, weights.1)
    add(texels.2, weights.2)
    add(texels.3, weights.3)
    let bytes: UInt64 = 0x0000_00FF_0000_00FF
    let (rb, ga) = (redBlue &>> 16 & bytes, greenAlpha &>> 16 & bytes)
    return UInt32(truncatingIfNeeded: rb | rb &>> 16)
      | UInt32(truncatingIfNeeded: ga &<< 8 | ga &>> 8)
  }

  /// Channels stay within 0 and the opacity where the curves overshoot.
  @inline(__always)
  private func cubic(_ texels: UnsafeBufferPointer<UInt32>, _ u: Int64, _ v: Int64) -> UInt32 {
    let across = Self.weights(Float(u &>> 24 & 255) * (1 / 256))
    let down = Self.weights(Float(v &>> 24 & 255) * (1 / 256))
    var sum = SIMD4<Float>(repeating: 0)
    for j in 0..<4 {
      let row = place(v &+ Int64(j &- 1) &* (1 << 32), level.height) &* level.width
      var line = SIMD4<Float>(repeating: 0)
      for i in 0..<4 {
        let column = place(u &+ Int64(i &- 1) &* (1 << 32), level.width)
        line += SIMD4(pixel: texels[row &+ column]) * across[i]
      }
      sum += line * down[j]
    }
    let alpha = min(max(sum[3], 0), 255)
    return SIMD4(min(sum[0], alpha), min(sum[1], alpha), min(sum[2], alpha), alpha).pixel
  }

  /// The weights of four texels in a row, `t` beyond the second one.
  @inline(__always)
  private static func weights(_ t: Float) -> SIMD4<Float> {
    SIMD4(
      ((2 - t) * t - 1) * t, (3 * t - 5) * t * t + 2, ((4 - 3 * t) * t + 1) * t,
      (t - 1) * t * t) * 0.5
  }

  /// The texel row or column of a coordinate: the nearest one, or that of the repeated picture.
  @inline(__always)
  private func place(_ coordinate: Int64, _ extent: Int) -> Int {
    let whole = Int(truncatingIfNeeded: coordinate &>> 32)
    if whole >= 0, whole < extent { return whole }
    guard isTiled else { return whole < 0 ? 0 : extent &- 1 }
    let rest = whole % extent
    return rest < 0 ? rest + extent : rest
  }
}
