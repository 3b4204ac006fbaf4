import MeniscusDisplay
import MeniscusGeometry

/// How one glass element looks, in numbers that can be blended with another's.
///
/// Colours are gamma-encoded and not clamped. Formulas and constants are from measurements of
/// iOS 26 and 27 that third parties published; see `docs/glass.md`.
struct GlassLook: Equatable, Sendable {
  /// The short side in points.
  var shortSide: Float
  /// How wide the bevel is, in points.
  var bevel: Float
  /// How far light is displaced at the very edge, in points.
  var bend: Float
  /// From 0, sharp, to 1, as blurred as the capture.
  var frost: Float
  /// The light that the face gives off by itself.
  var emission: Float
  /// The share of the luminance behind that the face lets through.
  var transmission: Float
  /// By how much middle luminances are lifted.
  var lift: Float
  /// The share of the colour behind that the face lets through.
  var chroma: Float
  /// The opacity of the tint.
  var tintOpacity: Float
  /// The tint where it is darkest behind, times its opacity: red, green, blue.
  var tintDark: SIMD4<Float>
  /// By how much the tint changes from there to where it is brightest, times its opacity.
  var tintSlope: SIMD4<Float>
  /// How far the element is there.
  var presence: Float
  /// The opacity of its shadow.
  var shadow: Float
  /// How dark the line around it is.
  var contour: Float
  /// How much of the light that shines through the rim is taken; none of clear glass.
  var innerShadow: Float
  /// How much light lies on the rim: 1 for glass, 0 for a sheet; less while glass appears.
  var rim: Float
  /// How far outwards the very edge looks, besides inwards, in points; none of clear glass.
  var outerBend: Float
  /// How far apart red and blue are bent at the edge, in points; nothing of glass at rest.
  var aberration: Float
  /// How much of what is bright and colourful around it falls on the face, 0 to 0.5.
  var spill: Float
  /// How much of what shines out of the dark behind is seen as it is.
  var highlight: Float
  /// How far the face is that of dark surroundings.
  var darkness: Float
  /// How far the ink on the face is white, and how far black, 0 to 1.
  var lightInk: Float
  var darkInk: Float
  /// How far the face keeps its distance to the ink, 0 to 1: that of clear glass does from white ink.
  var distance: Float

  /// Whether the ink changes the face.
  var keepsDistance: Bool { distance > 0 && lightInk + darkInk > 0 }
}

extension GlassLook {
  init(_ element: GlassElement, _ resources: DisplayResources, _ strokes: inout StrokeWidths) {
    let side = Self.shortSide(element, resources, &strokes)
    self.init(element.material, shortSide: side)
    let clarity = Float(Self.share(element.material.clarity))
    guard clarity > 0, element.material.kind == .regular else { return }
    // Glass that becomes clear goes through all looks between.
    var material = element.material
    material.kind = .clear
    let clear = GlassLook(material, shortSide: side)
    self = scaled(by: 1 - clarity).adding(clear.scaled(by: clarity))
  }

  /// The look of a material on an element with a short side in points.
  private init(_ material: GlassMaterial, shortSide side: Double) {
    let isClear = material.kind.isClear
    let optics = Self.optics(of: material.kind)
    let density = material.density > 0 ? Float(min(material.density, 1)) : 0
    let wash = GlassFace.wash(of: material.kind, density: density)
    // Clear glass is the same in light and dark.
    let darkness = isClear ? 0 : Float(Self.share(material.darkness))
    let presence = Float(Self.share(material.presence))
    shortSide = Float(side)
    bevel = Float(min(20, optics.bevel * side))
    // What appears bends and blurs before its face is there.
    let lead = presence * (2 - presence)
    bend = Float(min(60, optics.bend * side)) * lead
    frost = isClear ? 0 : lead
    let glass =
      isClear
      ? GlassFace.clear.mixed(with: .denseClear, density)
      : GlassFace.light.mixed(with: .denseLight, density).mixed(
        with: .dark(shortSide: side).mixed(with: .denseDark(shortSide: side), density), darkness)
    let face = wash.map { GlassFace.sheet(wash: $0, darkness: darkness) } ?? glass
    emission = face.emission
    transmission = face.transmission
    lift = face.lift
    chroma = face.chroma
    self.presence = presence
    shadow = Float(Self.share(material.shadow)) * presence
    contour = (0.075 + 0.05 * darkness) * presence
    innerShadow = isClear ? 0 : 0.036
    let tint = (material.tint ?? RGBA(red: 0, green: 0, blue: 0, opacity: 0)).tame
    tintOpacity = Float(Self.share(tint.opacity)) * presence
    let line = TintLine(tint, isPastel: !isClear, darkness: Double(darkness))
    tintDark = line.dark * tintOpacity
    tintSlope = line.slope * tintOpacity
    outerBend = isClear ? 0 : Float(max(16, 0.25 * side)) * presence
    aberration = Self.aberration(presence)
    spill = isClear ? 0 : Float(0.5 * min(max((side - 64) / 96, 0), 1)) * presence
    self.darkness = darkness
    // A rim of nothing at all is the mark of a sheet.
    rim = max(min(Self.rimLead * presence, 1), .leastNormalMagnitude)
    lightInk = wash == nil ? Float(Self.share(material.lightInk)) : 0
    darkInk = wash == nil ? Float(Self.share(material.darkInk)) : 0
    distance = isClear ? lightInk : 1
    // Less under white ink, in dense glass and through a tint.
    let shines = (1 - 0.4 * density) * (1 - 0.25 * lightInk * distance) * (1 - tintOpacity)
    highlight = 0.9 * darkness * shines
    if wash != nil { becomeSheet() }
  }

  /// How deep the curved edge of a kind is, and how far it bends, as shares of the short side; those of
  /// a lens are ours: what is in the middle of a knob stays as it is.
  private static func optics(of kind: GlassMaterial.Kind) -> (bevel: Double, bend: Double) {
    switch kind {
    case .lens: (0.125, 0.125)
    case .clear: (0.3125, 0.65)
    case .regular, .ultraThin, .thin, .sheet, .thick, .ultraThick: (0.25, 0.5)
    }
  }

  /// The rim is lit from the first: wholly from a sixth of the presence on; ours.
  private static let rimLead: Float = 6

  /// 5 points less with every part that has materialized; it grows from nothing, as glass begins
  /// without a lens.
  private static func aberration(_ presence: Float) -> Float {
    5 * (1 - presence) * min(4 * presence, 1)
  }

  /// Whether what it shows depends on what is around at large.
  var usesSurroundings: Bool { spill > 0 || highlight > 0 }

  /// A share of 0 to 1; 0 for what is not a number.
  private static func share(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  /// A sheet bends nothing and has neither rim nor shadow.
  private mutating func becomeSheet() {
    (bevel, bend, shadow, contour, innerShadow, rim) = (0, 0, 0, 0, 0, 0)
    (outerBend, aberration, spill, highlight) = (0, 0, 0, 0)
  }

  /// Whether it is the look of a sheet, which has no rim.
  var isSheet: Bool { rim == 0 }

  /// The short side of an element's own rectangle, in frame points; of an outline the width of its
  /// strokes.
  private static func shortSide(
    _ element: GlassElement, _ resources: DisplayResources, _ strokes: inout StrokeWidths
  ) -> Double {
    guard let box = resources.bounds(of: element.silhouette) else { return 0 }
    let map = element.transform
    if case .outline(let row, _) = element.silhouette {
      let side = strokes.width(of: resources.outlines[row]) * map.growth
      return side.isFinite ? min(max(side, 0), 4096) : 0
    }
    let across = (map.a * map.a + map.b * map.b).squareRoot()
    let down = (map.c * map.c + map.d * map.d).squareRoot()
    let side = min(box.width * across, box.height * down)
    return side.isFinite ? min(max(side, 0), 4096) : 0
  }
}

extension GlassLook {
  /// The sum of some of the looks by their shares, which sum to 1.
  ///
  /// - Parameter share: the share of the look at a place in `near`.
  @inline(__always)
  static func blend(
    _ looks: [GlassLook], _ near: UnsafeBufferPointer<Int32>, _ share: (Int) -> Float
  ) -> GlassLook {
    var result: GlassLook?
    for place in near.indices {
      let part = share(place)
      // A share of all is the look itself.
      if part == 1 { return looks[Int(near[place])] }
      if part == 0 { continue }
      let own = looks[Int(near[place])].scaled(by: part)
      result = result?.adding(own) ?? own
    }
    return result ?? looks[Int(near[0])]
  }

  /// What the face makes of a colour behind it, without light and shade.
  ///
  /// Where glass appears, the tint grows with the square of the presence: it has it once here.
  ///
  /// - Parameter around: what is around at large; it counts where ``usesSurroundings`` says so.
  @inline(__always)
  func face(over behind: SIMD4<Float>, _ around: GlassSurroundings) -> SIMD4<Float> {
    let luminance = behind.luminance
    let lifted = luminance + lift * luminance * (1 - luminance)
    var level = emission + transmission * lifted
    var color = behind - luminance
    if spill > 0 {
      let light = around.color.luminance
      color += ((around.color - light) * Self.spillSaturation - color) * spill
      // Light falls on a dark face where it is darker than what labels bear.
      level += darkness * spill * max(min(light, Self.brightestSpill) - level, 0)
    }
    if distance < 1 { level -= (1 - distance) * Self.excess(level) }
    var face = (color * chroma).softened(around: level)
    if tintOpacity > 0 { face += tintDark + tintSlope * luminance - face * tintOpacity }
    face = legible(face)
    guard highlight > 0 else { return face }
    // What shines is seen as it is: it keeps its colour and is never brighter. A moon that labels could
    // bear everywhere would be a grey disc.
    return face + (behind - face) * (highlight * Self.shine(luminance, above: around.level))
  }

  /// The luminance from which on clear glass holds back what would be white, and the room that is left
  /// above: what it makes of white, 1.08, comes to 0.975, so that a sun keeps its hue; ours.
  static let shoulder: (first: Float, room: Float) = (0.8, 0.4667)

  /// How much of a level clear glass holds back.
  @inline(__always)
  private static func excess(_ level: Float) -> Float {
    let above = level - shoulder.first
    return above > 0 ? above - above * shoulder.room / (above + shoulder.room) : 0
  }

  /// How much stronger colours are that fall on large glass; measured.
  static let spillSaturation: Float = 1.2
  /// The luminance up to which light falls on a dark face, so that white labels keep their contrast.
  static let brightestSpill: Float = 0.42

  /// From 0 to 1, how what is much brighter than most shines; ours.
  ///
  /// Where most is bright nothing does: glass that follows what lies behind is light there.
  @inline(__always)
  private static func shine(_ luminance: Float, above level: Float) -> Float {
    let t = min(max((luminance - level - 0.1) / 0.3, 0), 1)
    return t * t * (3 - 2 * t) * min(max((0.7 - level) * 5, 0), 1)
  }

  private func scaled(by factor: Float) -> GlassLook {
    combined(with: self, { number, _ in number * factor }, { color, _ in color * factor })
  }

  private func adding(_ other: GlassLook) -> GlassLook {
    combined(with: other, { $0 + $1 }, { $0 + $1 })
  }

  /// The look whose every number is made of this one's and another's: the one list of them all.
  @inline(__always)
  private func combined(
    with other: GlassLook, _ number: (Float, Float) -> Float,
    _ color: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> GlassLook {
    GlassLook(
      shortSide: number(shortSide, other.shortSide),
      bevel: number(bevel, other.bevel),
      bend: number(bend, other.bend),
      frost: number(frost, other.frost),
      emission: number(emission, other.emission),
      transmission: number(transmission, other.transmission),
      lift: number(lift, other.lift),
      chroma: number(chroma, other.chroma),
      tintOpacity: number(tintOpacity, other.tintOpacity),
      tintDark: color(tintDark, other.tintDark),
      tintSlope: color(tintSlope, other.tintSlope),
      presence: number(presence, other.presence),
      shadow: number(shadow, other.shadow),
      contour: number(contour, other.contour),
      innerShadow: number(innerShadow, other.innerShadow),
      rim: number(rim, other.rim),
      outerBend: number(outerBend, other.outerBend),
      aberration: number(aberration, other.aberration),
      spill: number(spill, other.spill),
      highlight: number(highlight, other.highlight),
      darkness: number(darkness, other.darkness),
      lightInk: number(lightInk, other.lightInk),
      darkInk: number(darkInk, other.darkInk),
      distance: number(distance, other.distance))
  }
}

/// What the face of untinted glass makes of what lies behind it.
///
/// With B behind and Y its luminance: lum = Y + lift · Y (1 − Y), and the face is
/// emission + transmission · lum + chroma · (B − Y).
struct GlassFace {
  var emission: Float
  var transmission: Float
  var lift: Float
  var chroma: Float

  /// Light regular glass, between the measured ends at the system's default of one half.
  static let light = GlassFace(
    emission: 252.7 / 255 * (1 - 0.439), transmission: 0.439, lift: 0.13, chroma: 0.96)

  /// The densest light glass: the measured end where the system's slider says tinted.
  static let denseLight = GlassFace(
    emission: 252.7 / 255 * (1 - 0.286), transmission: 0.286, lift: 0.13, chroma: 0.751)

  /// Clear glass, the same in light and dark.
  static let clear = GlassFace(
    emission: Float(GlassMaterial.clearFace.emission),
    transmission: Float(GlassMaterial.clearFace.transmission), lift: 0, chroma: 1.057)

  /// Clear glass under white ink over what is brightest: it dims what lies behind, as a layer of black
  /// under it would, but keeps more of the colour; ours.
  static let denseClear = GlassFace(
    emission: Float(GlassMaterial.clearFace.emission),
    transmission: Float(GlassMaterial.clearFace.densest), lift: 0, chroma: 0.6)

  /// Dark regular glass; it is denser from 75 to 105 points on.
  ///
  /// Its chroma is the measured 0.796 less what white ink needs over pure red: a contrast of 4.5.
  static func dark(shortSide: Double) -> GlassFace {
    GlassFace(
      emission: 32.0 / 255, transmission: 0.446 - 0.125 * thickness(shortSide), lift: 1.065,
      chroma: 0.77)
  }

  /// The densest dark glass: the measured end where the system's slider says tinted.
  static func denseDark(shortSide: Double) -> GlassFace {
    GlassFace(
      emission: 32.0 / 255, transmission: 0.295 - 0.1 * thickness(shortSide), lift: 1.13,
      chroma: 0.572)
  }

  /// From 0, thin dark glass, to 1, thick.
  private static func thickness(_ shortSide: Double) -> Float {
    let t = Float(min(max((shortSide - 75) / 30, 0), 1))
    return t * t * (3 - 2 * t)
  }

  /// The opacity of the wash of a sheet on its way to the thickest; nil for glass.
  static func wash(of kind: GlassMaterial.Kind, density: Float) -> Float? {
    guard let wash = kind.wash, let thickest = GlassMaterial.Kind.ultraThick.wash else {
      return nil
    }
    return Float(wash) + (Float(thickest) - Float(wash)) * density
  }

  /// A sheet: what lies behind, its colours 2.2 times as strong, under a wash of light or dark grey.
  ///
  /// Its luminances are brought into the upper three fifths in the light and below 0.44 in the dark,
  /// so that labels are legible on the thinnest sheet over anything. In the dark a thicker sheet is the
  /// darker one over anything, black too: sheets form a ladder. All ours.
  static func sheet(wash: Float, darkness: Float) -> GlassFace {
    let clear = 1 - wash
    let light = GlassFace(
      emission: wash * 0.97 + clear * 0.4, transmission: clear * 0.6, lift: 0,
      chroma: clear * 0.6 * 2.2)
    let dark = GlassFace(
      emission: wash * 0.05 + clear * 0.18, transmission: wash * 0.02 + clear * 0.34, lift: 0,
      chroma: clear * 0.34 * 2.2)
    return light.mixed(with: dark, darkness)
  }

  func mixed(with other: GlassFace, _ share: Float) -> GlassFace {
    GlassFace(
      emission: emission + (other.emission - emission) * share,
      transmission: transmission + (other.transmission - transmission) * share,
      lift: lift + (other.lift - lift) * share, chroma: chroma + (other.chroma - chroma) * share)
  }
}

extension RGBA {
  /// The colour with channels that can be reckoned with: those that are no numbers are 0.
  fileprivate var tame: RGBA {
    func tame(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -8), 8) }
    return RGBA(red: tame(red), green: tame(green), blue: tame(blue), opacity: opacity)
  }
}
