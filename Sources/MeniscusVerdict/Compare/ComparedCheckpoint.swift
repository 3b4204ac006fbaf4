import MeniscusFormats

/// A checkpoint of a replay beside what is accepted of it.
///
/// Of a checkpoint whose picture has left the memory, nothing else stays there either: while one is
/// looked into, the others are not.
final class ComparedCheckpoint {
  /// What the replay shows.
  let capture: ReplayRecord.Capture
  private let known: AcceptedCheckpoint
  private let desk: CheckpointDesk
  private var ownTree: SnapshotText?
  private var ownList: DrawnList?
  private var changes: OperationChanges?
  private var lazyWindows: LazyWindows?

  /// Sets a checkpoint beside what is accepted of it.
  convenience init(_ capture: ReplayRecord.Capture, in baseline: Baseline, _ desk: CheckpointDesk) {
    self.init(capture, AcceptedCheckpoint(capture.name, in: baseline), desk)
  }

  private init(
    _ capture: ReplayRecord.Capture, _ known: AcceptedCheckpoint, _ desk: CheckpointDesk
  ) {
    self.capture = capture
    self.known = known
    self.desk = desk
  }

  /// What is accepted.
  var accepted: AcceptedCheckpoint {
    desk.take(self)
    return known
  }

  /// The view snapshot of the replay.
  var tree: SnapshotText {
    desk.take(self)
    if let ownTree { return ownTree }
    let tree = SnapshotText(capture.tree)
    ownTree = tree
    return tree
  }

  /// What the replay draws.
  var drawn: DrawnList {
    desk.take(self)
    if let ownList { return ownList }
    let list = DrawnList(capture.list)
    ownList = list
    return list
  }

  /// How what the replay draws differs from what is accepted; not at all where that is not known.
  var operations: OperationChanges {
    desk.take(self)
    if let changes { return changes }
    let found = OperationChanges(expected: accepted.display.value ?? drawn, actual: drawn)
    changes = found
    return found
  }

  /// What came or went only because something is scrolled elsewhere.
  var windows: LazyWindows {
    desk.take(self)
    if let lazyWindows { return lazyWindows }
    let found = LazyWindows(
      SnapshotViews(accepted.tree.value ?? tree), SnapshotViews(tree))
    lazyWindows = found
    return found
  }

  /// The same with its picture in memory.
  var held: ComparedCheckpoint {
    capture.isStored ? ComparedCheckpoint(capture.held, known, desk) : self
  }

  /// Forgets what is needed no more once pictures are compared.
  func putAway() {
    if capture.isStored { release() } else { known.releasePicture() }
  }

  /// Forgets all that can be read or made again.
  fileprivate func release() {
    known.release()
    (ownTree, ownList, changes, lazyWindows) = (nil, nil, nil, nil)
  }
}

/// Has room for one checkpoint of those that are not kept in memory.
final class CheckpointDesk {
  private weak var last: ComparedCheckpoint?

  /// Takes a checkpoint that is looked into, and puts the one before away.
  func take(_ checkpoint: ComparedCheckpoint) {
    guard checkpoint.capture.isStored, last !== checkpoint else { return }
    last?.release()
    last = checkpoint
  }
}
