import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// Gathers a frame-hash log frame by frame from what the frames are.
struct FrameHashLogBuilder {
  private(set) var hashLog: FrameHashLog
  private var rows: [String: Int] = [:]
  private var digests = DigestTable()
  /// The views of the last frame, and the row of each.
  private var shown: [ViewStages] = []
  private var shownRows: [Int] = []
  private var extent: PixelSize

  init(rate: Int, extent: PixelSize, tileSize: Int) {
    self.extent = extent
    hashLog = FrameHashLog(
      rate: rate, pixelWidth: extent.width, pixelHeight: extent.height, tileSize: tileSize)
  }

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - views: the views that are there, in tree order.
  ///   - tiles: the hashes of all tiles, and which of them changed; nil where no pixel was drawn.
  ///
  /// Complexity: linear in the views; constant where they are the very ones of the last frame.
  mutating func append(
    _ hashes: StageHashes, views: [ViewStages], extent: PixelSize,
    tiles: (hashes: [UInt64], changed: [Int])?
  ) {
    var frame = FrameHashLog.Frame(hashes: hashes, views: changes(to: views), tiles: [])
    if extent != self.extent { frame.extent = extent }
    self.extent = extent
    if let tiles {
      frame.tiles = tiles.changed.map {
        .init(tile: $0, digest: FrameHashLog.digest(of: tiles.hashes[$0]))
      }
    }
    digests.apply(frame)
    hashLog.frames.append(frame)
  }

  /// Appends a checkpoint of the frame that was appended last.
  mutating func append(checkpoint name: String) {
    hashLog.checkpoints.append(.init(name: name, frame: hashLog.frames.count - 1))
  }

  private mutating func changes(to views: [ViewStages]) -> [FrameHashLog.ViewChange] {
    if views == shown { return [] }
    var changes: [FrameHashLog.ViewChange] = []
    var viewRows: [Int] = []
    var isThere = [Bool](repeating: false, count: hashLog.views.count)
    for (index, view) in views.enumerated() {
      // Most views stand where they stood, so that no path has to be looked up.
      let isSame = index < shown.count && shown[index].path == view.path
      let row = isSame ? shownRows[index] : row(of: view.path)
      viewRows.append(row)
      if row < isThere.count { isThere[row] = true }
      let before = digests[view: row]
      let after = ViewDigests(view)
      if before != after {
        changes.append(
          .init(
            view: row, state: after.state, layout: after.layout, operations: after.operations))
      }
    }
    for row in shownRows where !isThere[row] && digests[view: row].isPresent {
      changes.append(.init(view: row, state: 0, layout: 0, operations: 0))
    }
    shown = views
    shownRows = viewRows
    return changes.sorted { $0.view < $1.view }
  }

  private mutating func row(of path: String) -> Int {
    if let row = rows[path] { return row }
    rows[path] = hashLog.views.count
    hashLog.views.append(path)
    return hashLog.views.count - 1
  }
}

extension ViewDigests {
  /// The digests of a view's hashes.
  fileprivate init(_ view: ViewStages) {
    self.init(
      state: FrameHashLog.digest(of: view.state), layout: FrameHashLog.digest(of: view.layout),
      operations: FrameHashLog.digest(of: view.operations))
  }
}
