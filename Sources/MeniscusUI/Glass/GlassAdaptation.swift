import MeniscusDisplay

/// What a glass element has made of what lies behind it.
///
/// Small glass turns dark over dark and light over light, with hysteresis; its shadow deepens over
/// what is busy. Large glass does neither. Clear glass has white or black ink, and dims what is bright
/// under the white. Numbers are from measurements of iOS 26 that third parties published; see
/// `docs/glass.md`.
struct GlassAdaptation: Equatable {
  /// Whether it is dark behind; nil before it was measured.
  private(set) var isDarkBehind: Bool?
  /// The deviation of the luminance behind, 0 to 0.4; nil before it was measured.
  private(set) var busyness: Double?
  /// How bright it is behind clear glass, 0 to 1, about where it is brightest; nil for other glass.
  private(set) var brightness: Double?

  /// The luminance, 0 to 1, between dark and light.
  static let threshold = 0.5
  /// The same for clear glass: up to here its dimming is moderate under white ink, and beyond black ink
  /// needs none; ours.
  static let clearThreshold = 0.42
  /// The deviations from which on the dark counts behind clear glass, and where it counts fully: a
  /// little over photographs, all over black and white squares; ours.
  static let leaningDeviations = (first: 0.05, last: 0.18)
  /// How far beyond the threshold the luminance goes before the answer changes.
  static let margin = 0.05
  /// The brightest face of clear glass that white ink is legible on, with a contrast of 4.9.
  static let brightestClear = 0.44
  /// The deviation of the luminance over which the shadow is deepest: that of text on a page, about.
  static let fullDeviation = 0.2
  /// The deviations from which on the face grows denser and where it is densest: behind it the lines
  /// of text are still to be made out, and black and white squares do not dazzle; ours.
  static let denseDeviations = (first: 0.15, last: 0.4)
  /// The change of the deviation that shows; a smaller one changes nothing.
  static let deviationStep = 0.02
  /// The share of the deviation that counts as brightness: white ink on a dark face has to be legible
  /// where what lies behind is brightest, too; ours.
  static let brightShare = 0.75
  /// The opacity of the shadow of small glass over what is even, and over what is fully busy.
  static let shadows = (even: 0.05, busy: 0.28)
  /// The opacity of the shadow of large glass.
  static let steadyShadow = 0.12

  /// Takes what was measured behind the element and its container.
  mutating func take(_ reading: GlassReading, isClear: Bool = false) {
    let threshold = isClear ? Self.clearThreshold : Self.threshold
    // On regular glass white ink has to be legible where it is bright behind. Clear glass can dim that,
    // but not brighten what is dark: where it is busy, the dark counts.
    let leaning =
      isClear
      ? -reading.deviation * Self.leaning(over: reading.deviation)
      : Self.brightShare * reading.deviation
    let luminance = reading.luminance + leaning
    guard luminance.isFinite, reading.busyness.isFinite else { return }
    switch isDarkBehind {
    case true?: isDarkBehind = luminance <= threshold + Self.margin
    case false?: isDarkBehind = luminance < threshold - Self.margin
    case nil: isDarkBehind = luminance < threshold
    }
    brightness = isClear ? brightness(after: reading) : nil
    let busy = min(max(reading.busyness, 0), Self.denseDeviations.last)
    if let known = busyness, abs(busy - known) < Self.deviationStep { return }
    busyness = busy
  }

  /// The mean and a deviation of the luminance; what was known where it changes by too little to show.
  private func brightness(after reading: GlassReading) -> Double {
    let new = min(max(reading.luminance + reading.deviation, 0), 1)
    guard let brightness, abs(new - brightness) < Self.deviationStep else { return new }
    return brightness
  }

  /// How much glass of a short side in points follows what lies behind: up to 56 all, from 96 not.
  static func share(shortSide: Double) -> Double {
    min(max((96 - shortSide) / 40, 0), 1)
  }

  /// The face of light surroundings, 0, or that of dark ones, 1.
  ///
  /// Glass that follows by more than half follows wholly: no ink is legible on a face in between.
  func darkness(shortSide: Double, scheme: ColorScheme) -> Double {
    let own = scheme == .dark ? 1.0 : 0
    guard let isDarkBehind, Self.share(shortSide: shortSide) > 0.5 else { return own }
    return isDarkBehind ? 1 : 0
  }

  /// How much denser the face is than usual, 0 to 1.
  func density(shortSide: Double) -> Double {
    let (first, last) = Self.denseDeviations
    let busy = min(max(((busyness ?? 0) - first) / (last - first), 0), 1)
    return busy * Self.share(shortSide: shortSide)
  }

  private static func leaning(over deviation: Double) -> Double {
    let (first, last) = leaningDeviations
    return min(max((deviation - first) / (last - first), 0), 1)
  }

  /// How much clear glass dims what lies behind, 0 to 1, so that white ink can be read.
  var dimming: Double {
    guard isDarkBehind == true, let brightness, brightness > 0 else { return 0 }
    let (emission, clear, densest) = GlassMaterial.clearFace
    let most = Self.brightestClear - emission
    return min(max((clear - most / brightness) / (clear - densest), 0), 1)
  }

  /// The opacity of the shadow.
  func shadow(shortSide: Double) -> Double {
    guard let busyness else { return Self.steadyShadow }
    let busy = min(busyness / Self.fullDeviation, 1)
    let followed = Self.shadows.even + (Self.shadows.busy - Self.shadows.even) * busy
    return Self.steadyShadow
      + (followed - Self.steadyShadow) * Self.share(shortSide: shortSide)
  }
}
