/// A stage of a frame, by the name that files and reports have for it.
///
/// Stages are in the order in which data flows.
public enum Stage: String, CaseIterable, Comparable, Sendable {
  /// The events that were delivered.
  case input
  /// Stored values, running animations, gestures and scroll positions.
  case state
  /// The model frames of the views.
  case layout
  /// The drawing operations.
  case display
  /// What glass elements fuse into.
  case surfaces
  /// The pixels.
  case pixels

  /// Where the stage stands among all, from 0.
  package var index: Int {
    switch self {
    case .input: 0
    case .state: 1
    case .layout: 2
    case .display: 3
    case .surfaces: 4
    case .pixels: 5
    }
  }

  /// Whether data flows through one stage before it does through the other.
  public static func < (left: Stage, right: Stage) -> Bool { left.index < right.index }
}

/// The hash of each stage of one frame.
public struct StageHashes: Equatable, Sendable {
  private var values: [UInt64]

  /// Makes hashes of zero.
  public init() {
    values = [UInt64](repeating: 0, count: Stage.allCases.count)
  }

  /// The hash of one stage.
  public subscript(stage: Stage) -> UInt64 {
    get { values[stage.index] }
    set { values[stage.index] = newValue }
  }

  /// The first stage whose hash differs from that of `other`, or nil where all are equal.
  public func firstDifference(from other: StageHashes) -> Stage? {
    Stage.allCases.first { self[$0] != other[$0] }
  }
}
