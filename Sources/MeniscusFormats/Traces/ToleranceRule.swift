import MeniscusGeometry

/// What pictures of some checkpoints, or a part of them, may differ by.
///
/// Rules stand in the header of a trace, or in a file for many traces. Of several that are about
/// whole pictures the last counts.
package struct ToleranceRule: Equatable, Codable, Sendable {
  /// A part of a picture.
  package enum Area: Equatable, Codable, Sendable {
    /// What a view draws, and all that is in it: its name, or several joined by slashes.
    case view(String)
    /// A rectangle of the frame, in points.
    case rectangle(Rect2D)
  }

  /// What a rule does.
  package enum Effect: Equatable, Codable, Sendable {
    /// Nothing in the area counts.
    case ignore
    /// Everything in the area counts, whatever other rules allow.
    case pin
    /// As much may differ as the bounds say, and no less.
    case allow(Bounds)
    /// Pictures are compared in another way.
    case compare(TraceTolerance)
    /// What becomes of drawing operations and fused shapes that differ where no pixel does.
    case unseen(Unseen)
  }

  /// What becomes of frames whose drawing operations or fused shapes differ, and whose pixels do
  /// not.
  package enum Unseen: String, CaseIterable, Codable, Sendable {
    /// They are told of, and accepted.
    case inform
    /// They fail as everything else that differs.
    case fail
  }

  /// How much may differ: what lies outside of a range fails, above it and below.
  ///
  /// A lower bound of more than nothing shows when a tolerance is out of date.
  package struct Bounds: Equatable, Codable, Sendable {
    /// The pixels that differ.
    package var pixels: ClosedRange<Int>
    /// The greatest difference of a channel, of 255.
    package var channel: ClosedRange<Int>

    /// Makes bounds; without arguments, anything is allowed.
    package init(
      pixels: ClosedRange<Int> = TraceLimit.area, channel: ClosedRange<Int> = 0...255
    ) {
      self.pixels = pixels
      self.channel = channel
    }
  }

  /// The scene that it is about, or a glob; nil for every scene.
  package var scene: String?
  /// The trace's name, or a glob; nil for every trace.
  package var trace: String?
  /// The variant's name, or a glob, empty for the trace's own environment; nil for all of them.
  package var variant: String?
  /// The checkpoint's name, or a glob; nil for every checkpoint.
  package var checkpoint: String?
  /// The part of the picture; nil for all that no other rule is about.
  package var area: Area?
  /// What it does.
  package var effect: Effect
  /// The last stage whose hashes have to be equal in every frame; nil for what holds without it.
  package var exactThrough: TraceTolerance.ExactStage?
  /// Why there is such a rule.
  package var reason: String?

  /// Makes a rule for every checkpoint.
  package init(_ effect: Effect, in area: Area? = nil) {
    self.effect = effect
    self.area = area
  }
}
