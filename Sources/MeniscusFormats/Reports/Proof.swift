/// How the second replay of a case proves that the first one depends on nothing but its trace.
package enum Proof: String, CaseIterable, Codable, Sendable {
  /// Every frame of which the display list or the fused shapes have changed is painted as a whole.
  case full
  /// A quarter of the tiles is, in turn; all of them at checkpoints and in every 16th frame.
  case rotating
  /// The second replay is that of an earlier run, where the executable and the trace are the same.
  case cached

  /// How many tiles there are to one that is painted whatever changed.
  package static let share = 4
  /// After so many frames all tiles are painted.
  package static let interval = 16

  /// Whether less is proven than by a full proof.
  package var isPartial: Bool { self != .full }

  /// `full` or `partial`.
  package var word: String { isPartial ? "partial" : "full" }
}
