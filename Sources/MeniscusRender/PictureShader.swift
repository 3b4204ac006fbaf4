import MeniscusGeometry

/// A picture stretched over a rectangle.
///
/// Samples are bilinear, between texel centres, on premultiplied colour with weights of 1/256, and
/// rounded once; outside the picture its edge texels continue. Where every texel covers a whole
/// number of pixels exactly, upright or mirrored, texels are taken as they are.
struct PictureShader: RowShader {
  let picture: PreparedPicture
  /// Texel coordinates of pixel centres.
  private let inverse: Affine2D
  private let isExact: Bool

  /// Makes a shader, nil for an empty picture or rectangle or a collapsed space.
  ///
  /// - Parameter transform: from the rectangle's space to device pixels.
  init?(_ picture: PreparedPicture, over rect: Rect2D, _ transform: Affine2D) {
    guard picture.width > 0, picture.height > 0, rect.width > 0, rect.height > 0 else {
      return nil
    }
    let (width, height) = (Double(picture.width), Double(picture.height))
    let forward = Affine2D(
      a: rect.width / width, b: 0, c: 0, d: rect.height / height, tx: rect.minX, ty: rect.minY
    ).then(transform)
    guard let inverse = forward.inverse, inverse.isFinite else { return nil }
    self.picture = picture
    self.inverse = inverse
    func isWhole(_ value: Double, times count: Double) -> Bool {
      let nearest = value.rounded()
      return nearest != 0 && abs(value - nearest) * count < 1.0 / 512
    }
    func isOnGrid(_ value: Double) -> Bool { abs(value - value.rounded()) < 1.0 / 512 }
    isExact =
      forward.b == 0 && forward.c == 0 && isWhole(forward.a, times: width)
      && isWhole(forward.d, times: height) && isOnGrid(forward.tx) && isOnGrid(forward.ty)
  }

  var isOpaque: Bool { picture.isOpaque }
  var isConstantAcross: Bool { false }
  var isConstantDown: Bool { false }

  func shade(y: Int, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let row = Double(y) + 0.5
    // Bilinear weights count from texel centres; half a weight is added to round them.
    let shift: Int64 = isExact ? 0 : (1 << 23) - (1 << 31)
    var u = Self.fixed(inverse.a * 0.5 + inverse.c * row + inverse.tx) &+ shift
    var v = Self.fixed(inverse.b * 0.5 + inverse.d * row + inverse.ty) &+ shift
    let (stepU, stepV) = (Self.fixed(inverse.a), Self.fixed(inverse.b))
    u &+= stepU &* Int64(x)
    v &+= stepV &* Int64(x)
    picture.pixels.withUnsafeBufferPointer { texels in
      for i in 0..<count {
        pixels[i] = isExact ? nearest(texels, u, v) : bilinear(texels, u, v)
        u &+= stepU
        v &+= stepV
      }
    }
  }

  /// A coordinate with 32 bits below one, clamped to ±2³⁰.
  private static func fixed(_ value: Double) -> Int64 {
    Int64((min(max(value, -0x1p30), 0x1p30) * 0x1p32).rounded())
  }

  @inline(__always)
  private func nearest(_ texels: UnsafeBufferPointer<UInt32>, _ u: Int64, _ v: Int64) -> UInt32 {
    texels[clamped(v, picture.height) &* picture.width &+ clamped(u, picture.width)]
  }

  @inline(__always)
  private func bilinear(_ texels: UnsafeBufferPointer<UInt32>, _ u: Int64, _ v: Int64) -> UInt32 {
    let (left, right) = (clamped(u, picture.width), clamped(u &+ 1 << 32, picture.width))
    let top = clamped(v, picture.height) &* picture.width
    let bottom = clamped(v &+ 1 << 32, picture.height) &* picture.width
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

  /// The texel row or column of a coordinate, the nearest one outside the picture.
  @inline(__always)
  private func clamped(_ coordinate: Int64, _ extent: Int) -> Int {
    Int(truncatingIfNeeded: min(max(coordinate &>> 32, 0), Int64(extent &- 1)))
  }
}
