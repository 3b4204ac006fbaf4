/// The digests of a view, 0 for what it does not have.
package struct ViewDigests: Equatable {
  /// Of its state.
  package var state: UInt32 = 0
  /// Of its model frame.
  package var layout: UInt32 = 0
  /// Of its drawing operations.
  package var operations: UInt32 = 0

  /// Makes digests.
  package init(state: UInt32 = 0, layout: UInt32 = 0, operations: UInt32 = 0) {
    self.state = state
    self.layout = layout
    self.operations = operations
  }

  /// Whether the view is there at all.
  package var isPresent: Bool { self != ViewDigests() }
}

/// The digests of all views and tiles at a frame, gathered from the changes up to it.
package struct DigestTable {
  private(set) var views: [ViewDigests] = []
  private(set) var tiles: [UInt32] = []

  /// Makes an empty table.
  package init() {}

  /// The digests of the view of a row.
  package subscript(view row: Int) -> ViewDigests {
    row < views.count ? views[row] : ViewDigests()
  }

  /// The digest of a tile, 0 before it was first drawn.
  subscript(tile tile: Int) -> UInt32 {
    tile < tiles.count ? tiles[tile] : 0
  }

  /// Goes on to the next frame.
  package mutating func apply(_ frame: FrameHashLog.Frame) {
    // Tiles are counted anew in another extent, and all of them change.
    if frame.extent != nil { tiles.removeAll() }
    for change in frame.views {
      if change.view >= views.count {
        let missing = change.view + 1 - views.count
        views.append(contentsOf: repeatElement(ViewDigests(), count: missing))
      }
      views[change.view] = ViewDigests(
        state: change.state, layout: change.layout, operations: change.operations)
    }
    for change in frame.tiles {
      if change.tile >= tiles.count {
        tiles.append(contentsOf: repeatElement(0, count: change.tile + 1 - tiles.count))
      }
      tiles[change.tile] = change.digest
    }
  }
}
