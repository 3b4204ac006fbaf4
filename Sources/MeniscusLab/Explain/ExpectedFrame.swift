import MeniscusFormats
import MeniscusGeometry
import MeniscusVerdict

/// What is accepted of a frame, set beside what it is.
@MainActor
struct ExpectedFrame {
  private let inspection: FrameInspection
  private let baseline: Baseline

  /// Sets a frame beside what is accepted of its case.
  init(_ inspection: FrameInspection, in folder: String) {
    self.inspection = inspection
    baseline = Baseline(in: folder)
  }

  /// What is accepted, and what differs from it.
  func expected(beside pixel: Explanation.Pixel?) -> Explanation.Expected {
    var expected = Explanation.Expected(exists: false)
    switch baseline.hashLog() {
    case .missing: return expected
    case .unreadable(let problem): expected.unreadable = problem
    case .present(let hashLog):
      expected.exists = true
      compare(hashLog, into: &expected)
    }
    if let name = inspection.trace.checkpoints.first(where: { $0.frame == inspection.frame })?.name
    {
      compare(name, pixel, into: &expected)
    }
    return expected
  }

  private func compare(_ hashLog: FrameHashLog, into expected: inout Explanation.Expected) {
    let frame = inspection.frame
    guard frame < hashLog.frames.count else { return }
    let (old, new) = (hashLog.frames[frame].hashes, inspection.hashLog.frames[frame].hashes)
    expected.stages = Stage.allCases.filter { old[$0] != new[$0] }.map(\.rawValue)
    var upToHere = hashLog
    upToHere.frames = Array(hashLog.frames[...frame])
    guard
      let divergence = Divergence(
        expected: upToHere, actual: inspection.hashLog, pixels: .from(max(frame - 1, 0)))
    else { return }
    expected.firstDifference = Explanation.FirstDifference(
      frame: divergence.frame, stage: divergence.stage?.rawValue,
      views: divergence.views.prefix(8).map(\.path))
  }

  /// Compares the files of a checkpoint.
  private func compare(
    _ checkpoint: String, _ pixel: Explanation.Pixel?, into expected: inout Explanation.Expected
  ) {
    let accepted = AcceptedCheckpoint(checkpoint, in: baseline)
    guard let tree = accepted.tree.value, accepted.displayBytes.value != nil else { return }
    expected.checkpoint = checkpoint
    let now = inspection.now
    let trees = (tree, SnapshotText(now.tree))
    var displays = (old: DrawnList.empty, new: DrawnList(now.list))
    // Of a list that cannot be read nothing is known to be another.
    displays.old = accepted.display.value ?? displays.new
    expected.differences =
      (trees.0.stateFindings(trees.1) + trees.0.layoutFindings(trees.1)
      + OperationChanges(expected: displays.old, actual: displays.new).findings).map {
        Explanation.Difference($0)
      }
    guard let pixel else { return }
    if case .present(let picture) = accepted.picture {
      expected.color = PixelColor(picture.bitmap, pixel.x, pixel.y)?.text
    }
    let point = Point2D(
      x: (Double(pixel.x) + 0.5) / now.list.scale, y: (Double(pixel.y) + 0.5) / now.list.scale)
    expected.operations = Self.operations(pixel, at: point, displays)
  }

  /// The accepted forms of the operations that reach a pixel, and of those that did, where they are
  /// others.
  private static func operations(
    _ pixel: Explanation.Pixel, at point: Point2D,
    _ displays: (old: DrawnList, new: DrawnList)
  ) -> [Explanation.ExpectedOperation] {
    let (old, new) = displays
    var seen: Set<DrawnOperation.Key> = []
    var found = pixel.operations.compactMap { operation -> Explanation.ExpectedOperation? in
      guard let now = new.operation(at: operation.row) else { return nil }
      seen.insert(now.key)
      let before = old[now.key]
      if let before, before.draws(as: now) { return nil }
      return Explanation.ExpectedOperation(
        row: operation.row, text: before?.text, view: now.path)
    }
    for operation in old.operations
    where operation.reaches(point) && seen.insert(operation.key).inserted {
      let now = new[operation.key]
      if let now, now.draws(as: operation) { continue }
      found.append(
        Explanation.ExpectedOperation(row: now?.row, text: operation.text, view: operation.path))
    }
    return found
  }
}

extension DrawnOperation {
  /// Whether it may draw at a point, in points of the frame, as far as is kept of it.
  ///
  /// Of glyphs no outlines are kept: they count for as much as their size around each.
  fileprivate func reaches(_ point: Point2D) -> Bool {
    [.fill, .glyphs, .glass].contains(kind) && bounds.contains(point)
  }
}
