/// Unbroken rows of frames for which something holds.
package struct FrameRuns: Equatable, Sendable {
  /// The rows, first and last frame each, rising.
  package let runs: [ClosedRange<Int>]

  /// Finds the rows of `true`.
  package init(_ frames: [Bool]) {
    var runs: [ClosedRange<Int>] = []
    var start: Int?
    for (frame, holds) in frames.enumerated() {
      if holds {
        start = start ?? frame
      } else if let first = start {
        runs.append(first...(frame - 1))
        start = nil
      }
    }
    if let first = start { runs.append(first...(frames.count - 1)) }
    self.runs = runs
  }
}
