/// A piece of text that is set in one way.
public struct TextRun: Equatable, Sendable {
  /// What is set.
  public var text: String
  /// How it is drawn.
  public var face: TextFace
  /// The extra distance between characters, in points; none follows the last of a line.
  public var kerning: Double
  /// The extra advance of every character, in points.
  public var tracking: Double
  /// How far the text is raised above the line's baseline, in points.
  public var baselineOffset: Double

  /// Makes a run.
  public init(
    text: String, face: TextFace, kerning: Double = 0, tracking: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.text = text
    self.face = face
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }
}
