import MeniscusFormats

/// Replays for tests, built from what each view is at each frame.
enum DivergenceSample {
  /// A view's digests of state, layout and operations from a frame on.
  typealias View = (path: String, digests: (UInt32, UInt32, UInt32))

  private static let tree: [View] = [
    ("R", (0, 1, 0)), ("R/V", (5, 2, 0)), ("R/V/H", (0, 3, 0)), ("R/V/H/A", (0, 4, 4)),
    ("R/V/H/B", (0, 5, 5)), ("R/V/C", (0, 6, 6)),
  ]

  /// Twenty frames: the views appear at frame 0, A moves at frames 5 to 9, then all is still.
  ///
  /// - Parameter change: what happens differently; the views that change, by frame.
  static func hashLog(_ change: (inout [[View]]) -> Void = { _ in }) -> FrameHashLog {
    var frames = [[View]](repeating: [], count: 20)
    frames[0] = tree
    for frame in 5...9 { frames[frame] = [("R/V/H/A", (0, UInt32(frame * 10), 4))] }
    change(&frames)
    var hashLog = FrameHashLog(rate: 60, pixelWidth: 128, pixelHeight: 128, tileSize: 64)
    var present: [String: (UInt32, UInt32, UInt32)] = [:]
    for changes in frames {
      for view in changes { present[view.path] = view.digests }
      append(changes, hashes: hashes(of: present), to: &hashLog)
    }
    return hashLog
  }

  /// As in a replay, a stage's hash is a function of the views' digests in that stage.
  private static func hashes(of views: [String: (UInt32, UInt32, UInt32)]) -> StageHashes {
    var hashes = StageHashes()
    for (_, digests) in views.sorted(by: { $0.key < $1.key }) {
      // A view without a share in a stage leaves its hash alone.
      if digests.0 != 0 { hashes[.state] = hashes[.state] &* 31 &+ UInt64(digests.0) }
      if digests.1 != 0 { hashes[.layout] = hashes[.layout] &* 31 &+ UInt64(digests.1) }
      if digests.2 != 0 { hashes[.display] = hashes[.display] &* 31 &+ UInt64(digests.2) }
    }
    return hashes
  }

  private static func append(
    _ changes: [View], hashes: StageHashes, to hashLog: inout FrameHashLog
  ) {
    var rows: [FrameHashLog.ViewChange] = []
    for view in changes {
      let row = hashLog.views.firstIndex(of: view.path) ?? hashLog.views.count
      if row == hashLog.views.count { hashLog.views.append(view.path) }
      rows.append(
        .init(
          view: row, state: view.digests.0, layout: view.digests.1, operations: view.digests.2))
    }
    rows.sort { $0.view < $1.view }
    hashLog.frames.append(FrameHashLog.Frame(hashes: hashes, views: rows, tiles: []))
  }
}
