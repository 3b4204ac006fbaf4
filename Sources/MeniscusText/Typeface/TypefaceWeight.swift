/// How heavy the strokes of a typeface are, on the usual scale from 100 to 900.
public enum TypefaceWeight: Int, CaseIterable, Sendable {
  /// The lightest.
  case ultraLight = 100
  /// Thin.
  case thin = 200
  /// Light.
  case light = 300
  /// The weight of running text.
  case regular = 400
  /// Medium.
  case medium = 500
  /// Semibold.
  case semibold = 600
  /// Bold.
  case bold = 700
  /// Heavy.
  case heavy = 800
  /// The heaviest.
  case black = 900
}

extension TypefaceWeight: Comparable {
  /// Whether strokes are lighter.
  public static func < (left: TypefaceWeight, right: TypefaceWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
