import MeniscusFormats
import MeniscusImage

/// What of two replays of a case counts as different, by what the case may differ by.
///
/// It judges as `test` does where only hashes and the files of checkpoints are at hand. Where a
/// tolerance is about pixels, the pictures of checkpoints decide; without any, pixels are let pass.
package struct ReplayJudgement: Sendable {
  private let tolerance: CaseTolerance
  private let scale: Double
  /// The files of checkpoints that are expected, by name.
  private let expected: [String: [UInt8]]

  /// Takes what the header of a trace and the rules about its case allow.
  package init(
    of trace: Trace, rules: [PlacedRule] = [], expected: [String: [UInt8]] = [:]
  ) {
    tolerance = CaseTolerance(
      trace.header.tolerance, rules: rules + PlacedRule.rules(of: trace.header, in: "trace"))
    scale = trace.header.scale
    self.expected = expected
  }

  /// Whether the pictures of checkpoints are looked at.
  package var needsPictures: Bool { !tolerance.isExact && !expected.isEmpty }

  /// Where two replays part in a way that counts; nil where they do not.
  ///
  /// - Parameter files: the files of the checkpoints of the actual replay, by name.
  package func divergence(
    _ hashLog: FrameHashLog, _ actual: FrameHashLog, files: [String: [UInt8]] = [:]
  ) -> Divergence? {
    guard let whole = Divergence(expected: hashLog, actual: actual) else { return nil }
    if let divergence = tolerance.divergence(of: actual, beside: hashLog) { return divergence }
    let names = actual.checkpoints.map(\.name)
    return names.allSatisfy { allows($0, files) } ? nil : whole
  }

  /// Whether the picture of a checkpoint differs by no more than it may; true where it is not known.
  private func allows(_ checkpoint: String, _ files: [String: [UInt8]]) -> Bool {
    let name = BaselineFiles.name(of: checkpoint, .picture)
    let comparison = tolerance[checkpoint]
    guard !tolerance.isExact, let old = expected[name], let new = files[name], old != new,
      let left = try? PNG.decode(old), let right = try? PNG.decode(new), left != right
    else { return true }
    guard left.width == right.width, left.height == right.height, !comparison.isExact else {
      return false
    }
    let display = BaselineFiles.name(of: checkpoint, .display)
    // Where views lie decides what may differ, so a list that cannot be read allows nothing.
    guard
      let lists = try? [expected[display], files[display]].compactMap({ bytes in
        try bytes.map { try DrawnList(reading: $0) }
      })
    else { return false }
    return PictureJudgement(
      expected: left, actual: right, views: ViewArea(lists, scale: scale), comparison
    ).isWithin(comparison, beside: left)
  }
}
