/// A stage of a frame, in the order in which data flows.
public enum Stage: Int, CaseIterable, Sendable {
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
    get { values[stage.rawValue] }
    set { values[stage.rawValue] = newValue }
  }

  /// The first stage whose hash differs from that of `other`, or nil where all are equal.
  public func firstDifference(from other: StageHashes) -> Stage? {
    Stage.allCases.first { self[$0] != other[$0] }
  }
}
