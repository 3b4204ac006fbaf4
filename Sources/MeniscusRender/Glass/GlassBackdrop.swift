import MeniscusGeometry

/// What glass shows of its backdrop: bent at the rim, frosted, washed, tinted and lit.
struct GlassBackdrop {
  private let rect: PixelRect
  private let factor: Float
  private let columns: Int
  private let rows: Int
  private let sharp: UnsafeBufferPointer<UInt32>
  private let blurred: UnsafeBufferPointer<SIMD4<Float>>

  init(
    _ capture: GlassCapture, _ sharp: UnsafeBufferPointer<UInt32>,
    _ blurred: UnsafeBufferPointer<SIMD4<Float>>
  ) {
    rect = capture.rect
    factor = Float(capture.factor)
    columns = capture.columns
    rows = capture.rows
    self.sharp = sharp
    self.blurred = blurred
  }

  /// The colour of the glass at a pixel's centre.
  ///
  /// The lens is a quarter-circle bevel: with u = 1 − inset ÷ bevel, what is seen lies
  /// bend · (1 − √(1 − u²)) further inside.
  ///
  /// - Parameters:
  ///   - distance: from the edge, in points, negative inside.
  ///   - gradient: the way outwards; where it is short, the lens fades.
  ///   - place: in pixels of the frame.
  @inline(__always)
  func face(
    _ look: GlassLook, _ distance: Float, _ gradient: SIMD2<Float>, at place: SIMD2<Float>,
    scale: Float
  ) -> SIMD4<Float> {
    let length = (gradient * gradient).sum().squareRoot()
    let way = length > 0 ? gradient / length : SIMD2(0, 0)
    let inset = max(-distance, 0)
    let u = min(max(1 - inset / max(look.bevel, 0.01), 0), 1)
    var seen = place
    if u > 0 {
      let trust = Self.smoothStep((length - 0.15) / 0.65)
      let shift = look.bend * (1 - (1 - u * u).squareRoot()) * trust
      seen -= way * (shift * scale)
    }
    let behind = backdrop(at: seen, frost: look.frost)
    let luminance = behind.luminance
    let lifted = luminance + look.lift * luminance * (1 - luminance)
    var face = (behind - luminance) * look.chroma + (look.emission + look.transmission * lifted)
    if look.tintOpacity > 0 {
      // Times the face's presence below: the tint grows with the square.
      face += look.tintDark + look.tintSlope * luminance - face * look.tintOpacity
    }
    face -= GlassLight.innerShadow(inset, way) * (look.innerShadow * look.transmission)
    let glint = GlassLight.glint(inset, way) * look.rim
    if glint > 0 {
      let bright = (face - face.luminance) * 2.85 + 1.6
      face += (bright - face) * glint
    }
    return behind + (face - behind) * look.presence
  }

  @inline(__always)
  private static func smoothStep(_ value: Float) -> Float {
    let t = min(max(value, 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// The backdrop at a place, from 0, sharp, to 1, blurred.
  @inline(__always)
  private func backdrop(at place: SIMD2<Float>, frost: Float) -> SIMD4<Float> {
    if frost >= 1 { return blurredColor(at: place) }
    let clear = sharpColor(at: place)
    if frost <= 0 { return clear }
    return clear + (blurredColor(at: place) - clear) * frost
  }

  @inline(__always)
  private func blurredColor(at place: SIMD2<Float>) -> SIMD4<Float> {
    let x = (place.x - Float(rect.minX)) / factor - 0.5
    let y = (place.y - Float(rect.minY)) / factor - 0.5
    let (left, right, fx) = Self.neighbours(x, columns)
    let (top, bottom, fy) = Self.neighbours(y, rows)
    let (a, b) = (blurred[top &* columns &+ left], blurred[top &* columns &+ right])
    let (c, d) = (blurred[bottom &* columns &+ left], blurred[bottom &* columns &+ right])
    let (upper, lower) = (a + (b - a) * fx, c + (d - c) * fx)
    return upper + (lower - upper) * fy
  }

  @inline(__always)
  private func sharpColor(at place: SIMD2<Float>) -> SIMD4<Float> {
    let (left, right, fx) = Self.neighbours(place.x - Float(rect.minX) - 0.5, rect.width)
    let (top, bottom, fy) = Self.neighbours(place.y - Float(rect.minY) - 0.5, rect.height)
    let width = rect.width
    let a = sharp[top &* width &+ left].unitColor
    let b = sharp[top &* width &+ right].unitColor
    let c = sharp[bottom &* width &+ left].unitColor
    let d = sharp[bottom &* width &+ right].unitColor
    let (upper, lower) = (a + (b - a) * fx, c + (d - c) * fx)
    return upper + (lower - upper) * fy
  }

  /// The two cells around a place, kept inside, and how far it lies from the first to the second.
  @inline(__always)
  private static func neighbours(_ value: Float, _ count: Int) -> (Int, Int, Float) {
    let clamped = min(max(value, 0), Float(count &- 1))
    let first = Int(clamped)
    return (first, min(first &+ 1, count &- 1), clamped - Float(first))
  }
}

/// Light on the rim of glass.
///
/// Two lights lie opposite each other, at the top left and, half as strong, at the bottom right.
enum GlassLight {
  /// The way from the glass to the stronger light.
  @inline(__always)
  private static var light: SIMD2<Float> { SIMD2(-0.707_106_77, -0.707_106_77) }
  /// How wide the rim line is, in points.
  private static let width: Float = 0.9

  /// How much a glint takes of the rim, 0 to 1, `inset` points inside of the edge.
  @inline(__always)
  static func glint(_ inset: Float, _ way: SIMD2<Float>) -> Float {
    guard inset < 4 * width else { return 0 }
    let facing = (way * light).sum()
    let across = abs(way.x * light.y - way.y * light.x)
    let lobe = (1 - across) * (1 - across) * (facing >= 0 ? 1 : 0.5)
    let profile = max(1 - inset / width, 0) + 0.21 * (1 - inset / (4 * width))
    return 0.252 * 1.6 * lobe * profile
  }

  /// The share of the inner shadow, 0 to 1: most on the side away from the light.
  @inline(__always)
  static func innerShadow(_ inset: Float, _ way: SIMD2<Float>) -> Float {
    let facing = -(way * light).sum()
    let shift = 6 * facing
    guard inset - shift < 16 else { return 0 }
    func step(_ value: Float) -> Float {
      let t = min(max(value, 0), 1)
      return t * t * (3 - 2 * t)
    }
    let near = shift > 0 ? step(inset / (2 * shift)) : 1
    let far = 1 - step((inset - shift) / 16)
    return near * far * (0.5 + 0.5 * step(0.5 * facing + 0.5))
  }

  /// How strong the dark line around the silhouette is, `distance` points outside of it.
  @inline(__always)
  static func contour(_ distance: Float, _ way: SIMD2<Float>) -> Float {
    guard distance < 0.9 else { return 0 }
    let across = abs(way.x * light.y - way.y * light.x)
    return min(max(1 - (distance - 0.25) / 0.65, 0), 1) * across
  }
}
