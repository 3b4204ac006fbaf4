import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// Gathers a chain frame by frame from what the frames are.
struct FrameChainBuilder {
  private(set) var chain: FrameChain
  private var rows: [String: Int] = [:]
  private var digests = DigestTable()
  /// The views of the last frame, and the row of each.
  private var shown: [ViewStages] = []
  private var shownRows: [Int] = []
  private var extent: PixelSize

  init(rate: Int, extent: PixelSize, tileSize: Int) {
    self.extent = extent
    chain = FrameChain(
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
    var frame = FrameChain.Frame(hashes: hashes, views: changes(to: views), tiles: [])
    if extent != self.extent { frame.extent = extent }
    self.extent = extent
    if let tiles {
      frame.tiles = tiles.changed.map {
        .init(tile: $0, digest: FrameChain.digest(of: tiles.hashes[$0]))
      }
    }
    digests.apply(frame)
    chain.frames.append(frame)
  }

  /// Appends a checkpoint of the frame that was appended last.
  mutating func append(checkpoint name: String) {
    chain.checkpoints.append(.init(name: name, frame: chain.frames.count - 1))
  }

  private mutating func changes(to views: [ViewStages]) -> [FrameChain.ViewChange] {
    if views == shown { return [] }
    var changes: [FrameChain.ViewChange] = []
    var viewRows: [Int] = []
    var isThere = [Bool](repeating: false, count: chain.views.count)
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
    rows[path] = chain.views.count
    chain.views.append(path)
    return chain.views.count - 1
  }
}

extension ViewDigests {
  /// The digests of a view's hashes.
  fileprivate init(_ view: ViewStages) {
    self.init(
      state: FrameChain.digest(of: view.state), layout: FrameChain.digest(of: view.layout),
      operations: FrameChain.digest(of: view.operations))
  }
}
