import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// Formulas of W3C Compositing and Blending Level 1, written out on straight colours in doubles.
@Suite("Blend modes")
struct LayerBlendTests {
  private static let colors: [RGBA] = [
    RGBA(red: 0.2, green: 0.6, blue: 1, opacity: 1),
    RGBA(red: 0.9, green: 0.1, blue: 0.4, opacity: 1),
    RGBA(red: 0, green: 1, blue: 0.5, opacity: 0.6),
    RGBA(red: 1, green: 1, blue: 1, opacity: 0.4),
    RGBA(red: 0, green: 0, blue: 0, opacity: 1),
    RGBA(red: 0.5, green: 0.5, blue: 0.5, opacity: 0),
  ]

  @Test("Modes equal the specification's formulas", arguments: LayerBlendMode.allCases)
  func formulas(mode: LayerBlendMode) {
    for backdrop in Self.colors {
      for source in Self.colors {
        var canvas = Canvas(2, 2, background: .white)
        // A layer of its own, so that the backdrop may be translucent.
        canvas.layer(.blend(.normal)) { layer in
          layer.fill(box(0, 0, 2, 2), backdrop)
          layer.layer(.blend(mode)) { $0.fill(box(0, 0, 2, 2), source) }
        }
        let result = canvas.rendered()[1, 1]
        let expected = Straight(backdrop).blended(with: Straight(source), mode)
        // Translucent colours are kept premultiplied as bytes: three roundings lie in between, and
        // saturations of nearly grey colours magnify none of them here.
        // A division by a dark colour magnifies what it lost as a byte.
        let isPlain = backdrop.opacity == 1 && source.opacity == 1 && mode != .colorBurn
        let tolerance = isPlain ? 1 : 3
        let distance = result.distance(to: expected.overWhite)
        #expect(distance <= tolerance, "\(mode) \(backdrop) \(source): \(result)")
      }
    }
  }

  @Test("What a mode takes away from the frame leaves black")
  func opaqueFrame() {
    var canvas = Canvas(4, 1)
    canvas.layer(.blend(.destinationOut)) { $0.fill(box(1, 0, 1, 1), .white) }
    let pixels = canvas.rendered()
    expectEqual(pixels[0, 0], Pixel(red: 255, green: 255, blue: 255))
    expectEqual(pixels[1, 0], Pixel(red: 0, green: 0, blue: 0))
  }

  @Test("A group is all that a layer inside can blend with")
  func isolation() {
    var canvas = Canvas(2, 1, background: RGBA(hex: 0xFF0000))
    canvas.group(1) { group in
      group.fill(box(0, 0, 1, 1), RGBA(hex: 0x00FF00))
      group.layer(.blend(.plusLighter)) { $0.fill(box(0, 0, 2, 1), RGBA(hex: 0x0000FF)) }
    }
    let pixels = canvas.rendered()
    expectEqual(pixels[0, 0], Pixel(red: 0, green: 255, blue: 255))
    expectEqual(pixels[1, 0], Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("A mask multiplies opacity")
  func mask() {
    for (content, mask) in [(1.0, 0.5), (0.5, 0.5), (0.8, 0.25), (1, 0), (0.3, 1)] {
      var canvas = Canvas(3, 1, background: .white)
      canvas.layer(.blend(.normal)) { group in
        group.fill(box(0, 0, 3, 1), RGBA(red: 0, green: 0, blue: 0, opacity: content))
        group.layer(.blend(.destinationIn)) {
          $0.fill(box(1, 0, 1, 1), RGBA(red: 1, green: 0, blue: 0, opacity: mask))
        }
      }
      let pixels = canvas.rendered()
      #expect(pixels.coverage(0, 0) == 0 && pixels.coverage(2, 0) == 0)
      expectClose(Double(pixels.coverage(1, 0)), 255 * content * mask, within: 1)
    }
  }
}

/// A straight colour in doubles.
private struct Straight {
  var color: [Double]
  var alpha: Double

  init(_ value: RGBA) {
    color = [value.red, value.green, value.blue]
    alpha = value.opacity
  }

  init(color: [Double], alpha: Double) {
    self.color = color
    self.alpha = alpha
  }

  var overWhite: Pixel {
    let bytes = color.map { Int((($0 * alpha + 1 - alpha) * 255).rounded()) }
    return Pixel(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  func blended(with source: Straight, _ mode: LayerBlendMode) -> Straight {
    let (s, b) = (source.alpha, alpha)
    switch mode {
    case .clear: return porterDuff(source, 0, 0)
    case .copy: return porterDuff(source, 1, 0)
    case .sourceIn: return porterDuff(source, b, 0)
    case .sourceOut: return porterDuff(source, 1 - b, 0)
    case .sourceAtop: return porterDuff(source, b, 1 - s)
    case .destinationOver: return porterDuff(source, 1 - b, 1)
    case .destinationIn: return porterDuff(source, 0, s)
    case .destinationOut: return porterDuff(source, 0, 1 - s)
    case .destinationAtop: return porterDuff(source, 1 - b, s)
    case .xor: return porterDuff(source, 1 - b, 1 - s)
    case .plusLighter: return porterDuff(source, 1, 1)
    case .plusDarker:
      let both = min(s + b, 1)
      guard both > 0 else { return Straight(color: [0, 0, 0], alpha: 0) }
      let lack = zip(color, source.color).map { b * (1 - $0) + s * (1 - $1) }
      return Straight(color: lack.map { max(both - $0, 0) / both }, alpha: both)
    default:
      let mixed = mode.isSeparable ? separable(source, mode) : inseparable(source, mode)
      let total = s + b - s * b
      guard total > 0 else { return Straight(color: [0, 0, 0], alpha: 0) }
      let channels = (0..<3).map { i in
        // cs = (1 − αb)·Cs + αb·B(Cb, Cs), then source over.
        let cs = (1 - b) * source.color[i] + b * mixed[i]
        return (s * cs + (1 - s) * b * color[i]) / total
      }
      return Straight(color: channels, alpha: total)
    }
  }

  /// co = αs·Fa·Cs + αb·Fb·Cb.
  private func porterDuff(_ source: Straight, _ fa: Double, _ fb: Double) -> Straight {
    let total = min(source.alpha * fa + alpha * fb, 1)
    guard total > 0 else { return Straight(color: [0, 0, 0], alpha: 0) }
    let channels = zip(source.color, color).map { cs, cb in
      min(source.alpha * fa * cs + alpha * fb * cb, 1) / total
    }
    return Straight(color: channels, alpha: total)
  }

  private func separable(_ source: Straight, _ mode: LayerBlendMode) -> [Double] {
    zip(color, source.color).map { cb, cs in Self.channel(cb, cs, mode) }
  }

  private static func channel(_ cb: Double, _ cs: Double, _ mode: LayerBlendMode) -> Double {
    switch mode {
    case .multiply: return cb * cs
    case .screen: return cb + cs - cb * cs
    case .overlay: return channel(cs, cb, .hardLight)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight:
      return cs <= 0.5 ? channel(cb, 2 * cs, .multiply) : channel(cb, 2 * cs - 1, .screen)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (d - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: return cs
    }
  }

  private func inseparable(_ source: Straight, _ mode: LayerBlendMode) -> [Double] {
    let (cb, cs) = (color, source.color)
    switch mode {
    case .hue: return Self.setLum(Self.setSat(cs, Self.sat(cb)), Self.lum(cb))
    case .saturation: return Self.setLum(Self.setSat(cb, Self.sat(cs)), Self.lum(cb))
    case .color: return Self.setLum(cs, Self.lum(cb))
    default: return Self.setLum(cb, Self.lum(cs))
    }
  }

  private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private static func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func setLum(_ c: [Double], _ l: Double) -> [Double] {
    let d = l - lum(c)
    var moved = c.map { $0 + d }
    let (middle, n, x) = (lum(moved), moved.min() ?? 0, moved.max() ?? 0)
    if n < 0 { moved = moved.map { middle + ($0 - middle) * middle / (middle - n) } }
    if x > 1 { moved = moved.map { middle + ($0 - middle) * (1 - middle) / (x - middle) } }
    return moved
  }

  /// By ranks, as the specification has it.
  private static func setSat(_ c: [Double], _ s: Double) -> [Double] {
    let order = c.indices.sorted { c[$0] < c[$1] }
    let (low, middle, high) = (order[0], order[1], order[2])
    var result = [0.0, 0, 0]
    if c[high] > c[low] {
      result[middle] = (c[middle] - c[low]) * s / (c[high] - c[low])
      result[high] = s
    }
    return result
  }
}

extension LayerBlendMode {
  fileprivate var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }
}
