import MeniscusDisplay
import MeniscusFormats

/// What is accepted of a checkpoint: each file is read once and decoded once, when it is first asked
/// for.
package final class AcceptedCheckpoint {
  /// The checkpoint's name.
  let name: String
  private let baseline: Baseline

  /// The picture.
  package private(set) lazy var picture = baseline.picture(of: name)
  /// The bytes of the view snapshot.
  package private(set) lazy var treeBytes = baseline.bytes(of: name, .tree)
  /// The bytes of the display list.
  package private(set) lazy var displayBytes = baseline.bytes(of: name, .display)

  /// The view snapshot.
  package private(set) lazy var tree: Baseline.Part<SnapshotText> = treeBytes.decoded { bytes in
    .present(SnapshotText(String(decoding: bytes, as: UTF8.self)))
  }

  /// The display list.
  package private(set) lazy var display: Baseline.Part<DrawnList> = displayBytes.decoded { bytes in
    do throws(DisplayError) {
      return .present(try DrawnList(reading: bytes))
    } catch {
      let path = baseline.folder.appendingPath(BaselineFiles.name(of: name, .display))
      return .unreadable(.display(path: path, error))
    }
  }

  /// What is known to be drawn: nothing where nothing is accepted; nil where that cannot be read.
  var knownDisplay: DrawnList? {
    switch display {
    case .missing: .empty
    case .unreadable: nil
    case .present(let list): list
    }
  }

  /// The texts that nothing is accepted of.
  var missingTexts: [BaselineFiles.Kind] {
    let texts = [(BaselineFiles.Kind.tree, treeBytes), (.display, displayBytes)]
    return texts.compactMap { kind, bytes in
      if case .missing = bytes { kind } else { nil }
    }
  }

  /// Reads nothing yet.
  package init(_ name: String, in baseline: Baseline) {
    self.name = name
    self.baseline = baseline
  }
}

/// A checkpoint of a replay beside what is accepted of it.
final class ComparedCheckpoint {
  /// What the replay shows.
  let capture: ReplayRecord.Capture
  /// What is accepted.
  let accepted: AcceptedCheckpoint

  /// The view snapshot of the replay.
  package private(set) lazy var tree = SnapshotText(capture.tree)
  /// What the replay draws.
  private(set) lazy var drawn = DrawnList(capture.list)
  /// How what the replay draws differs from what is accepted; not at all where that is not known.
  private(set) lazy var operations = OperationChanges(
    expected: accepted.display.value ?? drawn, actual: drawn)

  /// Sets a checkpoint beside what is accepted of it.
  init(_ capture: ReplayRecord.Capture, in baseline: Baseline) {
    self.capture = capture
    accepted = AcceptedCheckpoint(capture.name, in: baseline)
  }
}

extension Baseline.Part {
  /// What is made of the part, where it was read.
  fileprivate func decoded<Other: Sendable>(
    _ decode: (Value) -> Baseline.Part<Other>
  ) -> Baseline.Part<Other> {
    switch self {
    case .missing: .missing
    case .unreadable(let problem): .unreadable(problem)
    case .present(let value): decode(value)
    }
  }
}
