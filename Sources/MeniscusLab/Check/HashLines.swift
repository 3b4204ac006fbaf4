import MeniscusFormats

/// The hashes that `replay --hashes` printed.
package struct HashLines: Equatable, Sendable {
  /// A line a frame: its number and its six hashes.
  private let lines: [[Substring]]

  /// Reads what was printed; nil where it is something else.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    guard !lines.isEmpty,
      lines.enumerated().allSatisfy({ number, line in
        line.count == 1 + Stage.allCases.count && line[0] == String(number)
      })
    else { return nil }
    self.lines = lines
  }

  /// The number of frames.
  package var count: Int { lines.count }

  /// The first frame in which two runs differ, and its first stage that does; nil where none does.
  ///
  /// There is no stage where only one of the two has the frame.
  package func firstDifference(from other: HashLines) -> (frame: Int, stage: Stage?)? {
    for (frame, (own, others)) in zip(lines, other.lines).enumerated() {
      for stage in Stage.allCases where own[stage.index + 1] != others[stage.index + 1] {
        return (frame, stage)
      }
    }
    guard lines.count != other.lines.count else { return nil }
    return (min(lines.count, other.lines.count), nil)
  }
}
