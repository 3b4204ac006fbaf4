/// Unbroken rows of frames for which something holds.
package struct FrameRuns: Equatable, Sendable {
  /// The rows, first and last frame each, rising.
  package let runs: [ClosedRange<Int>]

  /// Finds the rows of `true`.
  package init(_ frames: [Bool]) {
    runs = frames.indices(where: { $0 }).ranges.map { ClosedRange($0) }
  }
}
