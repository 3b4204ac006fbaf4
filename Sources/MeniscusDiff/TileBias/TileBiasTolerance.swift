/// How much tiles of a picture may be brighter or darker as a whole.
///
/// The numbers are those of a rule that was tried on 25 labelled pairs: it finds a tint of 1.5 % over
/// a panel, which no threshold for single pixels does, and passes noise and resampling.
public struct TileBiasTolerance: Equatable, Sendable {
  /// The mean signed difference of a channel up to which a tile is level, in levels of 255.
  public var levels = 0.35
  /// By how many standard errors the mean may differ from zero.
  public var standardErrors = 8.0
  /// How many tiles that touch make a drift; half of all tiles in a smaller picture.
  public var tiles = 4

  /// The usual numbers.
  public static let usual = TileBiasTolerance()

  /// Makes a tolerance of the usual numbers.
  public init() {}
}
