/// A phase of a frame's work, by the name that reports have for it.
public enum Phase: String, CaseIterable, Sendable {
  /// Events become gestures and state.
  case input
  /// Bodies are evaluated where state changed.
  case update
  /// Views are measured and placed.
  case layout
  /// The display list is built.
  case display
  /// Glass elements become fused shapes.
  case morph
  /// The display list becomes pixels.
  case render
  /// Stages are hashed.
  case hash

  /// The phase that stands at a place among all; nil where there is none.
  public init?(index: Int) {
    guard Phase.allCases.indices.contains(index) else { return nil }
    self = Phase.allCases[index]
  }
}

/// Where phases report that they begin and end; a clock may stand behind it, the core has none.
public struct PhaseProbe: Sendable {
  /// Called as a phase begins.
  public let begin: @Sendable (Phase) -> Void
  /// Called as a phase ends.
  public let end: @Sendable (Phase) -> Void

  /// Makes a probe from what it calls.
  public init(
    begin: @escaping @Sendable (Phase) -> Void, end: @escaping @Sendable (Phase) -> Void
  ) {
    self.begin = begin
    self.end = end
  }

  /// A probe that listens to nothing.
  public static var none: PhaseProbe { PhaseProbe(begin: { _ in }, end: { _ in }) }

  /// Runs `work` as a phase.
  public func measure<Result>(_ phase: Phase, _ work: () -> Result) -> Result {
    begin(phase)
    defer { end(phase) }
    return work()
  }
}
