import MeniscusDisplay

/// What a glass element has made of what lies behind it.
///
/// Small glass turns dark over dark and light over light, with hysteresis; its shadow deepens over
/// what is busy. Large glass does neither. Numbers are from measurements of iOS 26 that third
/// parties published; see `docs/glass.md`.
struct GlassAdaptation: Equatable {
  /// Whether it is dark behind; nil before it was measured.
  private(set) var isDarkBehind: Bool?
  /// How busy it is behind, 0 to 1; nil before it was measured.
  private(set) var busyness: Double?

  /// The luminance, 0 to 1, between dark and light.
  static let threshold = 0.5
  /// How far beyond the threshold the luminance goes before the answer changes.
  static let margin = 0.05
  /// The deviation of the luminance that counts as fully busy: that of text on a page, about.
  static let fullDeviation = 0.2
  /// The change of busyness that shows; a smaller one changes nothing.
  static let busynessStep = 0.1
  /// The opacity of the shadow of small glass over what is even, and over what is fully busy.
  static let shadows = (even: 0.05, busy: 0.28)
  /// The opacity of the shadow of large glass.
  static let steadyShadow = 0.12

  /// Takes what was measured behind the element.
  mutating func take(_ measurement: GlassMeasurements.Element) {
    let luminance = measurement.luminance
    guard luminance.isFinite, measurement.busyness.isFinite else { return }
    switch isDarkBehind {
    case true?: isDarkBehind = luminance <= Self.threshold + Self.margin
    case false?: isDarkBehind = luminance < Self.threshold - Self.margin
    case nil: isDarkBehind = luminance < Self.threshold
    }
    let busy = min(max(measurement.busyness / Self.fullDeviation, 0), 1)
    if let known = busyness, abs(busy - known) < Self.busynessStep { return }
    busyness = busy
  }

  /// How much glass of a short side in points follows what lies behind: up to 56 all, from 96 not.
  static func share(shortSide: Double) -> Double {
    min(max((96 - shortSide) / 40, 0), 1)
  }

  /// From 0, the face of light surroundings, to 1, that of dark ones.
  func darkness(shortSide: Double, scheme: ColorScheme) -> Double {
    let own = scheme == .dark ? 1.0 : 0
    guard let isDarkBehind else { return own }
    return own + ((isDarkBehind ? 1 : 0) - own) * Self.share(shortSide: shortSide)
  }

  /// The opacity of the shadow.
  func shadow(shortSide: Double) -> Double {
    guard let busyness else { return Self.steadyShadow }
    let followed = Self.shadows.even + (Self.shadows.busy - Self.shadows.even) * busyness
    return Self.steadyShadow
      + (followed - Self.steadyShadow) * Self.share(shortSide: shortSide)
  }
}
