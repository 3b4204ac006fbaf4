import MeniscusDiff
import MeniscusFormats
import MeniscusImage
import MeniscusVerdict

extension RevisionExplanation {
  /// Notes where two replays part.
  mutating func note(_ divergence: Divergence, _ trace: Trace) {
    first = Explanation.FirstDifference(
      frame: divergence.frame, stage: divergence.stage?.rawValue,
      views: divergence.views.prefix(8).map(\.path))
    microseconds = trace.clock.microseconds(of: divergence.frame)
    cause = trace.cause(of: divergence.frame)
  }

  /// Sets the files of the frame beside each other.
  mutating func compare(
    _ expected: [String: [UInt8]], _ actual: [String: [UInt8]], of checkpoint: String,
    _ stage: Stage?
  ) {
    func bytes(_ kind: BaselineFiles.Kind) -> ([UInt8], [UInt8])? {
      let name = BaselineFiles.name(of: checkpoint, kind)
      guard let old = expected[name], let new = actual[name] else { return nil }
      return (old, new)
    }
    if let trees = bytes(.tree), let displays = bytes(.display),
      let drawn = try? DrawnList(reading: displays.1)
    {
      let old = SnapshotText(String(decoding: trees.0, as: UTF8.self))
      let new = SnapshotText(String(decoding: trees.1, as: UTF8.self))
      // A build of another time may write another format.
      let operations = (try? DrawnList(reading: displays.0)).map {
        OperationChanges(expected: $0, actual: drawn)
      }
      differences =
        (old.stateFindings(new) + old.layoutFindings(new) + (operations?.findings ?? []))
        .map { Explanation.Difference($0) }
      change = CauseSearch(stage: stage, trees: (old, new), operations: operations).cause(drawn: [])
    }
    guard let pictures = bytes(.picture), let left = try? PNG.decode(pictures.0),
      let right = try? PNG.decode(pictures.1)
    else { return }
    switch ExactComparison(expected: left, actual: right) {
    case .identical: pixels = 0
    case .different(let difference): pixels = difference.count
    case .sizesDiffer: pixels = right.width * right.height
    }
  }
}
