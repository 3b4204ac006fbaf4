import MeniscusDisplay
import MeniscusGeometry

/// What a renderer does for a list after another one, told without drawing either.
///
/// It is the plan that ``Renderer`` itself works by, with tiles of 64 pixels.
package struct RepaintPlan: Equatable, Sendable {
  /// Whether a tile is painted again, and why.
  package enum Tile: Int, Sendable {
    /// It stays as it was painted for the list before.
    case kept
    /// Something else is drawn there than before.
    case changed
    /// The same is drawn there as before, but glass captures what lies beneath.
    case captured
  }

  /// What a pass of glass sees of what lies behind it.
  package struct Capture: Equatable, Sendable {
    /// The pixels of the frame that are captured.
    package let rect: PixelRect
    /// The pixels that the glass lies in; what it shows comes from farther around.
    package let glass: PixelRect
    /// The deviation of the blur, in pixels.
    package let deviation: Double
    /// The pixels, on each side, of a cell that is blurred as one.
    package let factor: Int
    /// Whether it is still there from the list before.
    package let isKept: Bool
  }

  /// The side of a tile, in pixels.
  package let tileSize = PixelFrame.hashTileSize
  /// The tiles in a row.
  package let columns: Int
  /// Every tile, row by row from the top left.
  package let tiles: [Tile]
  /// The captures of the glass that is seen, back to front, each once.
  package let captures: [Capture]

  /// Plans a list.
  ///
  /// - Parameter before: the list that was drawn before; nil for none. One of another extent or scale
  ///   leaves nothing to be kept.
  /// - Complexity: linear in the operations of both lists and in the tiles that these touch.
  package init(_ list: DisplayList, after before: DisplayList?) {
    let grid = TileGrid(
      width: list.pixelWidth, height: list.pixelHeight, tileSize: PixelFrame.hashTileSize)
    var strokes = StrokeWidths()
    var last: RenderPlan?
    if let before, before.scale == list.scale, before.pixelWidth == grid.width,
      before.pixelHeight == grid.height
    {
      last = RenderPlan(
        before, nil, before.digest(), in: grid, captures: [], before: nil, &strokes)
    }
    let known = last?.captured ?? []
    let signatures = last?.damage.signatures
    let plan = RenderPlan(
      list, nil, list.digest(), in: grid, captures: Set(known.map { $0.key }), before: signatures,
      &strokes)
    columns = grid.columns
    tiles = plan.damage.isDirty.indices.map { tile in
      guard plan.damage.isDirty[tile] else { return .kept }
      return signatures?[tile] == plan.damage.signatures[tile] ? .captured : .changed
    }
    captures = plan.captured.map { captured in
      let pass = plan.passes[captured.pass]
      return Capture(
        rect: pass.capture, glass: pass.glass, deviation: pass.blur.deviation,
        factor: pass.blur.factor, isKept: known.contains { $0.key == captured.key })
    }
  }
}

extension RenderPlan {
  /// The passes whose glass is seen and captures something, and what each capture depends on; of
  /// passes that share a capture, the first.
  fileprivate var captured: [(pass: Int, key: UInt64)] {
    var found: [(pass: Int, key: UInt64)] = []
    for (pass, key) in damage.captureKeys.enumerated() {
      guard !passes[pass].capture.isEmpty, passes[pass].isSeen(among: commands.commands),
        !found.contains(where: { $0.key == key })
      else { continue }
      found.append((pass, key))
    }
    return found
  }
}
