/// The range of sizes that letters are drawn for: ends that are round in text are flat in headlines.
///
/// There are two masters, one for text and one for headlines. Between them letters are interpolated
/// in a few steps, so that text that grows needs few drawings.
public struct OpticalSize: Hashable, Sendable {
  /// From 0, for text, to ``steps``, for headlines.
  private let step: Int

  private static let steps = 4
  /// The largest text, in points, and how many points larger each step is.
  private static let (largestText, pointsPerStep) = (20.0, 4.0)

  /// For text of 20 points and less.
  public static let text = OpticalSize(step: 0)
  /// For headlines of more than 32 points.
  public static let headline = OpticalSize(step: steps)

  private init(step: Int) {
    self.step = step
  }

  /// The optical size of text whose em has a side of so many points.
  public init(points: Double) {
    let above = (points - Self.largestText) / Self.pointsPerStep
    guard above > 0 else {
      self = .text
      return
    }
    self.init(step: above < Double(Self.steps) ? Int(above.rounded(.up)) : Self.steps)
  }

  /// The share of the headline's master, 0 to 1.
  var headlineShare: Double { Double(step) / Double(Self.steps) }
}
