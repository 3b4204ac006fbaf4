import MeniscusGeometry

/// How a glass element looks, adaptation already decided.
public struct GlassMaterial: Equatable, Sendable {
  /// The family of the material.
  public enum Kind: CaseIterable, Sendable {
    /// Blurs what is behind and adjusts its light so that labels stay legible.
    case regular
    /// Highly translucent; the same in light and dark.
    case clear
    /// No glass but a frosted sheet, without lens, rim and shadow: the thinnest.
    case ultraThin
    /// A thin frosted sheet.
    case thin
    /// A frosted sheet of usual thickness.
    case sheet
    /// A thick frosted sheet.
    case thick
    /// The thickest frosted sheet.
    case ultraThick
    /// Clear glass as thin as a knob's: what is in it is bent at the rim alone.
    case lens

    /// The name, as in a display list's text.
    ///
    /// No raw value: state that holds a material is hashed by the place of its kind.
    public var name: String {
      switch self {
      case .regular: "regular"
      case .clear: "clear"
      case .ultraThin: "ultra-thin sheet"
      case .thin: "thin sheet"
      case .sheet: "sheet"
      case .thick: "thick sheet"
      case .ultraThick: "ultra-thick sheet"
      case .lens: "lens"
      }
    }

    /// Whether it is clear: the same in light and dark, and without a blur.
    package var isClear: Bool { self == .clear || self == .lens }

    /// Whether it is glass, and no sheet.
    package var isGlass: Bool { self == .regular || isClear }

    /// The opacity of a sheet's wash; nil for glass.
    ///
    /// Nobody has published the system's; these rise with the thickness and are ours.
    package var wash: Double? {
      switch self {
      case .regular, .clear, .lens: nil
      case .ultraThin: 0.2
      case .thin: 0.35
      case .sheet: 0.5
      case .thick: 0.7
      case .ultraThick: 0.85
      }
    }
  }

  /// A number of the material.
  ///
  /// Texts, hashes and animations go through all of them.
  public enum Amount: Int, CaseIterable, Sendable {
    case darkness, presence, shadow, density, clarity, lightInk, darkInk

    /// What the number is called.
    package var name: String {
      switch self {
      case .darkness: "darkness"
      case .presence: "presence"
      case .shadow: "shadow"
      case .density: "density"
      case .clarity: "clarity"
      case .lightInk: "light ink"
      case .darkInk: "dark ink"
      }
    }

    /// Those that glass takes from what lies behind it.
    package static let adapting: [Amount] = [
      .darkness, .shadow, .density, .lightInk, .darkInk,
    ]

    /// Whether texts and hashes leave it out where it is 0, as they do all that came later.
    package var isSilentAtZero: Bool {
      switch self {
      case .darkness, .presence, .shadow: false
      case .density, .clarity, .lightInk, .darkInk: true
      }
    }

    /// Whether hashes say which number it is: of those that are left out at 0 all but the first.
    var isNamedInHashes: Bool {
      switch self {
      case .darkness, .presence, .shadow, .density: false
      case .clarity, .lightInk, .darkInk: true
      }
    }
  }

  /// The family.
  public var kind: Kind
  /// The colour it is tinted with, its opacity being how much; nil without tint.
  public var tint: RGBA?
  /// From 0, the face of light surroundings, to 1, that of dark ones.
  public var darkness: Double
  /// From 0, not there at all, to 1, wholly there: how far it has materialized.
  public var presence: Double
  /// The opacity of the shadow that it casts, 0 to 1.
  public var shadow: Double
  /// From 0, as usual, to 1, the densest: how much of what lies behind a regular face keeps back so
  /// that labels stay legible over what is busy; how far a sheet is on its way to the thickest.
  public var density: Double
  /// From 0, the kind's own look, to 1, that of clear glass, for regular glass that becomes clear.
  public var clarity: Double
  /// From 0 to 1, how far what lies on the glass is drawn in white: the face stays dark enough for it.
  public var lightInk: Double
  /// From 0 to 1, how far what lies on the glass is drawn in black: the face stays light enough for it.
  public var darkInk: Double

  /// What clear glass makes of the luminance behind it: the light that it gives off by itself, and the
  /// share that it lets through as usual and at its densest.
  ///
  /// The first two were measured by third parties on iOS 26, the last is ours; see `docs/glass.md`.
  package static let clearFace = (emission: 0.126, transmission: 0.954, densest: 0.3)

  /// Makes a material.
  public init(
    kind: Kind = .regular, tint: RGBA? = nil, darkness: Double = 0, presence: Double = 1,
    shadow: Double = 0.12, density: Double = 0, clarity: Double = 0, lightInk: Double = 0,
    darkInk: Double = 0
  ) {
    self.kind = kind
    self.tint = tint
    self.darkness = darkness
    self.presence = presence
    self.shadow = shadow
    self.density = density
    self.clarity = clarity
    self.lightInk = lightInk
    self.darkInk = darkInk
  }

  /// One of the numbers.
  public subscript(amount: Amount) -> Double {
    get {
      switch amount {
      case .darkness: darkness
      case .presence: presence
      case .shadow: shadow
      case .density: density
      case .clarity: clarity
      case .lightInk: lightInk
      case .darkInk: darkInk
      }
    }
    set {
      switch amount {
      case .darkness: darkness = newValue
      case .presence: presence = newValue
      case .shadow: shadow = newValue
      case .density: density = newValue
      case .clarity: clarity = newValue
      case .lightInk: lightInk = newValue
      case .darkInk: darkInk = newValue
      }
    }
  }

  /// Calls `body` with the numbers that texts and hashes state, in their order.
  @inline(__always)
  func forEachStated(_ body: (Amount, Double) -> Void) {
    for amount in Amount.allCases where !amount.isSilentAtZero || self[amount] != 0 {
      body(amount, self[amount])
    }
  }
}
