import MeniscusGeometry

/// How a glass element looks, adaptation already decided.
public struct GlassMaterial: Equatable, Sendable {
  /// The family of the material.
  public enum Kind: UInt8, CaseIterable, Sendable {
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
  /// that labels stay legible over what is busy.
  public var density: Double

  /// Makes a material.
  public init(
    kind: Kind = .regular, tint: RGBA? = nil, darkness: Double = 0, presence: Double = 1,
    shadow: Double = 0.12, density: Double = 0
  ) {
    self.kind = kind
    self.tint = tint
    self.darkness = darkness
    self.presence = presence
    self.shadow = shadow
    self.density = density
  }
}
