import MeniscusDisplay
import MeniscusFormats

/// What is accepted of a checkpoint: each file is read once and decoded once, when it is first asked
/// for, and again only if it was released.
package final class AcceptedCheckpoint {
  /// What was read and decoded.
  private struct Contents {
    var picture: Baseline.Part<Baseline.Picture>?
    var treeBytes: Baseline.Part<[UInt8]>?
    var displayBytes: Baseline.Part<[UInt8]>?
    var tree: Baseline.Part<SnapshotText>?
    var display: Baseline.Part<DrawnList>?
  }

  /// The checkpoint's name.
  let name: String
  private let baseline: Baseline
  private var contents = Contents()

  /// The picture.
  package var picture: Baseline.Part<Baseline.Picture> {
    read(\.picture) { baseline.picture(of: name) }
  }

  /// The bytes of the view snapshot.
  package var treeBytes: Baseline.Part<[UInt8]> {
    read(\.treeBytes) { baseline.bytes(of: name, .tree) }
  }

  /// The bytes of the display list, in the version that is written today.
  package var displayBytes: Baseline.Part<[UInt8]> {
    read(\.displayBytes) {
      baseline.bytes(of: name, .display).decoded { .present(DisplayRecord.upgraded($0)) }
    }
  }

  /// The view snapshot.
  package var tree: Baseline.Part<SnapshotText> {
    read(\.tree) {
      treeBytes.decoded { bytes -> Baseline.Part<SnapshotText> in
        .present(SnapshotText(String(decoding: bytes, as: UTF8.self)))
      }
    }
  }

  /// The display list.
  package var display: Baseline.Part<DrawnList> {
    read(\.display) {
      displayBytes.decoded { bytes -> Baseline.Part<DrawnList> in
        do throws(DisplayError) {
          return .present(try DrawnList(reading: bytes))
        } catch {
          let path = baseline.folder.appendingPath(BaselineFiles.name(of: name, .display))
          return .unreadable(.display(path: path, error))
        }
      }
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

  /// Takes a file for one that cannot be used: nothing is told of what it holds.
  func refuse(_ kind: BaselineFiles.Kind, _ problem: BaselineProblem) {
    switch kind {
    case .picture: contents.picture = .unreadable(problem)
    case .tree:
      contents.treeBytes = .unreadable(problem)
      contents.tree = .unreadable(problem)
    case .display:
      contents.displayBytes = .unreadable(problem)
      contents.display = .unreadable(problem)
    }
  }

  /// Why files cannot be used.
  var problems: [BaselineProblem] {
    [picture.problem, treeBytes.problem, displayBytes.problem].compactMap(\.self)
  }

  /// Forgets the picture; it is read again if somebody asks.
  func releasePicture() {
    contents.picture = contents.picture?.lasting
  }

  /// Forgets all that can be read again; what was found wrong stays known.
  func release() {
    releasePicture()
    contents.treeBytes = contents.treeBytes?.lasting
    contents.displayBytes = contents.displayBytes?.lasting
    contents.tree = contents.tree?.lasting
    contents.display = contents.display?.lasting
  }

  private func read<Value>(
    _ part: WritableKeyPath<Contents, Value?>, _ read: () -> Value
  ) -> Value {
    if let value = contents[keyPath: part] { return value }
    let value = read()
    contents[keyPath: part] = value
    return value
  }
}

extension Baseline.Part {
  /// The part, unless it can be read again.
  fileprivate var lasting: Self? {
    if case .present = self { nil } else { self }
  }
}
