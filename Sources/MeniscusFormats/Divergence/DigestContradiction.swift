/// What the digests of an accepted frame-hash log say against its hashes, by a replay.
///
/// Digests follow from what hashes are made of. So where a frame has the hash of a stage that a
/// replay has, it has to have the digests of that stage too; where it has the digests of all tiles,
/// the hash of the pixels. The arguments of wrappers and containers have a digest and a share in no
/// hash: they may change where nothing follows from it.
package struct DigestContradiction {
  /// What cannot have been written; nil where nothing is found.
  package private(set) var damage: BaselineDamage?
  /// The arguments that changed without effect; nil unless every hash of every frame is equal.
  package private(set) var arguments: FrameHashLogMismatch?
  /// The frames of checkpoints of which all digests are equal.
  private(set) var equalFrames: Set<Int> = []

  /// Whether all digests of a checkpoint's frame are equal.
  package func isEqual(frame: Int) -> Bool { equalFrames.contains(frame) }

  /// Looks for contradictions.
  ///
  /// Complexity: linear in the frames, times the views where digests change.
  package init(accepted: FrameHashLog, replayed: FrameHashLog) {
    var replayed = replayed
    // By which trace they were made is compared elsewhere.
    replayed.trace = accepted.trace
    let checkpoints = Set(accepted.checkpoints.map(\.frame))
    guard accepted != replayed else {
      equalFrames = checkpoints
      return
    }
    let pairs = Self.pairs(accepted.views, replayed.views)
    var (old, new) = (DigestTable(), DigestTable())
    var views = ViewContradictions()
    var last: [Bool] = []
    var changed: (frame: Int, views: [String])?
    for frame in 0..<min(accepted.frames.count, replayed.frames.count) {
      let (left, right) = (accepted.frames[frame], replayed.frames[frame])
      old.apply(left)
      new.apply(right)
      let equal = Stage.allCases.map { left.hashes[$0] == right.hashes[$0] }
      if equal != last || !left.views.isEmpty || !right.views.isEmpty {
        views = ViewContradictions(pairs, old, new, equal)
      }
      last = equal
      let isSameGrid = accepted.tileSize == replayed.tileSize
      let areTilesEqual = isSameGrid && old.tiles == new.tiles
      if checkpoints.contains(frame), areTilesEqual, views.isEmpty { equalFrames.insert(frame) }
      if damage == nil {
        damage =
          views.stage.map { BaselineDamage.digests($0, frame: frame) }
          ?? Self.pixels(left, right, isSameGrid: isSameGrid, areTilesEqual, frame)
      }
      if changed == nil, !views.arguments.isEmpty { changed = (frame, views.arguments) }
    }
    guard damage == nil, accepted.frames.map(\.hashes) == replayed.frames.map(\.hashes) else {
      return
    }
    let named = pairs.filter { $0.old == nil || $0.new == nil }.map { $0.path }
    if let changed {
      arguments = .digests(frame: changed.frame, views: changed.views)
    } else if !named.isEmpty {
      arguments = .digests(frame: 0, views: named)
    }
  }

  private static func pixels(
    _ left: FrameHashLog.Frame, _ right: FrameHashLog.Frame, isSameGrid: Bool,
    _ areTilesEqual: Bool, _ frame: Int
  ) -> BaselineDamage? {
    let (old, new) = (left.hashes[.pixels], right.hashes[.pixels])
    // A frame that was not drawn has no hash of pixels.
    guard isSameGrid, old != 0, new != 0, (old == new) != areTilesEqual else { return nil }
    return old == new ? .digests(.pixels, frame: frame) : .hash(.pixels, frame: frame)
  }

  /// The views of both, each with its rows.
  private static func pairs(
    _ accepted: [String], _ replayed: [String]
  ) -> [(path: String, old: Int?, new: Int?)] {
    var rows: [String: Int] = [:]
    for (row, path) in replayed.enumerated() { rows[path] = row }
    var pairs: [(path: String, old: Int?, new: Int?)] = []
    for (row, path) in accepted.enumerated() {
      pairs.append((path, row, rows.removeValue(forKey: path)))
    }
    for (path, row) in rows.sorted(by: { $0.value < $1.value }) { pairs.append((path, nil, row)) }
    return pairs
  }
}

/// The views of a frame whose digests differ.
private struct ViewContradictions {
  /// The first stage whose digests differ and must not.
  private(set) var stage: Stage?
  /// The wrappers and containers whose arguments differ and may.
  private(set) var arguments: [String] = []
  /// Whether no digest differs.
  private(set) var isEmpty = true

  init() {}

  /// - Parameter equal: for each stage whether its hashes are equal.
  init(
    _ pairs: [(path: String, old: Int?, new: Int?)], _ old: DigestTable, _ new: DigestTable,
    _ equal: [Bool]
  ) {
    let isWhole = [Stage.state, .layout, .display].allSatisfy { equal[$0.index] }
    for pair in pairs {
      let left = pair.old.map { old[view: $0] } ?? ViewDigests()
      let right = pair.new.map { new[view: $0] } ?? ViewDigests()
      if left == right { continue }
      isEmpty = false
      if left.state != right.state, equal[Stage.state.index] { note(.state) }
      if left.layout != right.layout, equal[Stage.layout.index] {
        if ViewPath.isWrapper(pair.path) { arguments.append(pair.path) } else { note(.layout) }
      }
      // The same operations may come from other views, where those are others.
      if left.operations != right.operations, isWhole { note(.display) }
    }
  }

  private mutating func note(_ found: Stage) { stage = min(stage ?? found, found) }
}
