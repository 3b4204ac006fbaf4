import MeniscusDisplay
import MeniscusGeometry

/// Combines premultiplied pixels as ``LayerBlendMode`` says.
///
/// With straight colours Cs, Cb and opacities αs, αb a separable or non-separable mode gives the
/// premultiplied colour αs·(1 − αb)·Cs + αs·αb·B(Cb, Cs) + (1 − αs)·αb·Cb and the opacity
/// αs + αb − αs·αb; other modes weigh both premultiplied colours. Each channel is rounded once.
/// Source: W3C Compositing and Blending Level 1, sections 5, 9 and 10.
enum LayerBlend {
  /// The pixel that comes of a layer's pixel and what is there.
  static func combined(_ source: UInt32, _ backdrop: UInt32, _ mode: LayerBlendMode) -> UInt32 {
    switch mode {
    case .normal: return Blend.over(source, 255, backdrop)
    case .clear: return 0
    case .copy: return source
    case .sourceIn: return weighed(source, backdrop) { _, b in (b, 0) }
    case .sourceOut: return weighed(source, backdrop) { _, b in (1 - b, 0) }
    case .sourceAtop: return weighed(source, backdrop) { s, b in (b, 1 - s) }
    case .destinationOver: return weighed(source, backdrop) { _, b in (1 - b, 1) }
    case .destinationIn:
      // Most of a mask is all or nothing.
      if source &>> 24 == 255 { return backdrop }
      if source &>> 24 == 0 || backdrop == 0 { return 0 }
      return weighed(source, backdrop) { s, _ in (0, s) }
    case .destinationOut:
      if source &>> 24 == 255 { return 0 }
      return weighed(source, backdrop) { s, _ in (0, 1 - s) }
    case .destinationAtop: return weighed(source, backdrop) { s, b in (1 - b, s) }
    case .xor: return weighed(source, backdrop) { s, b in (1 - b, 1 - s) }
    case .plusLighter: return weighed(source, backdrop) { _, _ in (1, 1) }
    case .plusDarker: return plusDarker(source, backdrop)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      if source &>> 24 == 0 { return backdrop }
      if backdrop &>> 24 == 0 { return source }
      return mixed(source, backdrop, mode)
    }
  }

  /// Both pixels weighed by factors of their opacities, s and b, and added.
  @inline(__always)
  private static func weighed(
    _ source: UInt32, _ backdrop: UInt32, _ weights: (_ s: Float, _ b: Float) -> (Float, Float)
  ) -> UInt32 {
    let (s, b) = (Float(source &>> 24) / 255, Float(backdrop &>> 24) / 255)
    let (w, v) = weights(s, b)
    return (SIMD4(pixel: source) * w + SIMD4(pixel: backdrop) * v).pixel
  }

  /// The opacities are added; what the colours lack of being white is added.
  private static func plusDarker(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let (s, b) = (SIMD4<Float>(pixel: source), SIMD4<Float>(pixel: backdrop))
    let alpha = min(s[3] + b[3], 255)
    func channel(_ i: Int) -> Float { max(alpha - ((s[3] - s[i]) + (b[3] - b[i])), 0) }
    return SIMD4(channel(0), channel(1), channel(2), alpha).pixel
  }

  private static func mixed(_ source: UInt32, _ backdrop: UInt32, _ mode: LayerBlendMode) -> UInt32
  {
    let (s, b) = (SIMD4<Float>(pixel: source), SIMD4<Float>(pixel: backdrop))
    let (cs, cb) = (Light(s), Light(b))
    let (alpha, beta) = (s[3] / 255, b[3] / 255)
    let blend = blended(cb, cs, mode)
    let own = alpha * (1 - beta) * 255
    let both = alpha * beta * 255
    let rest = (1 - alpha) * beta * 255
    func channel(_ s: Float, _ b: Float, _ mixed: Float) -> Float {
      own * s + both * mixed + rest * b
    }
    return SIMD4(
      channel(cs.red, cb.red, blend.red), channel(cs.green, cb.green, blend.green),
      channel(cs.blue, cb.blue, blend.blue), own + both + rest
    ).pixel
  }

  private static func blended(_ cb: Light, _ cs: Light, _ mode: LayerBlendMode) -> Light {
    switch mode {
    case .hue: cs.saturated(to: cb.saturation).lit(to: cb.luminosity)
    case .saturation: cb.saturated(to: cs.saturation).lit(to: cb.luminosity)
    case .color: cs.lit(to: cb.luminosity)
    case .luminosity: cb.lit(to: cs.luminosity)
    default:
      Light(
        red: channel(cb.red, cs.red, mode), green: channel(cb.green, cs.green, mode),
        blue: channel(cb.blue, cs.blue, mode))
    }
  }

  /// B(cb, cs) of the separable modes.
  private static func channel(_ b: Float, _ s: Float, _ mode: LayerBlendMode) -> Float {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return hardLight(b, s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func hardLight(_ b: Float, _ s: Float) -> Float {
    s <= 0.5 ? b * (2 * s) : b + (2 * s - 1) - b * (2 * s - 1)
  }
}

/// A straight colour, 0 to 1.
private struct Light {
  var red: Float
  var green: Float
  var blue: Float

  init(red: Float, green: Float, blue: Float) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The straight colour of a premultiplied pixel that is not wholly transparent.
  init(_ pixel: SIMD4<Float>) {
    red = pixel[0] / pixel[3]
    green = pixel[1] / pixel[3]
    blue = pixel[2] / pixel[3]
  }

  var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }
  private var lowest: Float { min(min(red, green), blue) }
  private var highest: Float { max(max(red, green), blue) }
  var saturation: Float { highest - lowest }

  private func mapped(_ change: (Float) -> Float) -> Light {
    Light(red: change(red), green: change(green), blue: change(blue))
  }

  /// `SetLum`, with `ClipColor`.
  func lit(to luminosity: Float) -> Light {
    let shift = luminosity - self.luminosity
    let moved = mapped { $0 + shift }
    let (l, n, x) = (moved.luminosity, moved.lowest, moved.highest)
    var clipped = moved
    if n < 0 { clipped = clipped.mapped { l + ($0 - l) * l / (l - n) } }
    if x > 1 { clipped = clipped.mapped { l + ($0 - l) * (1 - l) / (x - l) } }
    return clipped
  }

  /// `SetSat`: the lowest channel becomes 0, the highest `saturation`.
  func saturated(to saturation: Float) -> Light {
    let (low, range) = (lowest, self.saturation)
    guard range > 0 else { return Light(red: 0, green: 0, blue: 0) }
    return mapped { ($0 - low) * saturation / range }
  }
}

extension PreparedEffect {
  /// Lays a row of a layer, effect applied, over pixels that are there.
  ///
  /// - Parameters:
  ///   - layer: nil where nothing is drawn.
  ///   - opaque: bits that are set in every pixel.
  func lay(
    _ layer: LayerBuffer?, y: Int, x: Int, count: Int,
    over target: UnsafeMutablePointer<UInt32>, _ opaque: UInt32
  ) {
    switch self {
    case .blend(let mode) where mode != .normal:
      for index in 0..<count {
        let source = layer?.pixel(x + index, y) ?? 0
        if source == 0, !mode.isUnbounded { continue }
        target[index] = LayerBlend.combined(source, target[index], mode) | opaque
      }
    case .lay(let opacity):
      layer?.forEachRun(y: y, x: x, count: count) { offset, source, count in
        Blend.lay(source, coverage: opacity, over: target + offset, count: count)
      }
    case .blend, .colors, .blur, .shadow, .edgeBlur:
      layer?.forEachRun(y: y, x: x, count: count) { offset, source, count in
        Blend.lay(source, coverage: 255, over: target + offset, count: count)
      }
    }
  }
}

extension LayerBuffer {
  /// Calls `body` with the pixels of a row that are there.
  @inline(__always)
  fileprivate func forEachRun(
    y: Int, x: Int, count: Int,
    _ body: (_ offset: Int, _ source: UnsafePointer<UInt32>, _ count: Int) -> Void
  ) {
    let (first, last) = (max(x, rect.minX), min(x + count, rect.maxX))
    guard first < last, y >= rect.minY, y < rect.maxY else { return }
    let start = pixels.first + ((y - rect.minY) * rect.width + first - rect.minX)
    body(first - x, start, last - first)
  }
}
