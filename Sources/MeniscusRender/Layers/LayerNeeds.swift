import MeniscusGeometry

/// Which parts of the layers have to be worked out for the tiles that are painted again.
struct LayerNeeds: Sendable {
  /// By space: what is wanted of the layer, in the space around; the frame's own is not used.
  private(set) var output: [PixelRect]
  /// By space: what has to be drawn in it, in its own coordinates.
  private(set) var content: [PixelRect]

  /// Works out what is needed, from the frame inwards.
  init(_ list: CommandList, _ passes: [GlassPass], _ damage: Damage, grid: TileGrid) {
    output = [PixelRect](repeating: .empty, count: list.spaces.count)
    content = output
    guard list.spaces.count > 1 else { return }
    var captures = output
    for pass in passes {
      guard let first = pass.operations.first, !pass.capture.isEmpty else { continue }
      // What is captured has to be there in all layers around.
      list.forEachLayer(around: first) { row in
        let margin = list.spaces[row].margin
        captures[row] = captures[row].union(pass.capture.moved(x: margin, y: margin))
      }
    }
    for (row, space) in list.spaces.enumerated().dropFirst() {
      let wanted =
        space.parent == 0
        ? damage.box(of: space.output, grid) : space.output.intersection(content[space.parent])
      guard !wanted.isEmpty else { continue }
      output[row] = wanted
      content[row] = space.reached(from: wanted).intersection(space.content)
        .union(captures[row])
    }
  }
}

extension Damage {
  /// The smallest rectangle around what of `rect` is painted again.
  func box(of rect: PixelRect, _ grid: TileGrid) -> PixelRect {
    var box = PixelRect.empty
    grid.forEachTile(in: rect) { tile in
      if isDirty[tile] { box = box.union(grid.rect(of: tile).intersection(rect)) }
    }
    return box
  }
}
