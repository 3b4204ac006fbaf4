import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

extension FusedShapes {
  /// The parts of a list's frame that depend on where its left and upper edge are, in pixels.
  ///
  /// What lies behind glass is repeated beyond the edges of the frame. So glass that reaches them, or
  /// shares a container with glass beyond them, shows something else where there is more of the frame;
  /// and so does glass that lies over it.
  ///
  /// - Complexity: quadratic in the fused shapes; linear in the operations.
  package func partsAtEdges(of list: DisplayList) -> [Rect2D] {
    let frame = PixelRect(minX: 0, minY: 0, maxX: list.pixelWidth, maxY: list.pixelHeight)
    var strokes = StrokeWidths()
    let passes = GlassPass.passes(of: list, self, in: frame, &strokes)
    var parts: [PixelRect] = []
    for pass in passes where !pass.capture.isEmpty {
      let isAtEdge =
        pass.capture.minX == 0 || pass.capture.minY == 0
        || pass.fusedShapes.contains {
          $0.fusedShape.bounds.minX < 0 || $0.fusedShape.bounds.minY < 0
        }
      guard isAtEdge || parts.contains(where: { $0.intersects(pass.capture) }) else { continue }
      let isInLayer = list.reachingLayers(around: pass.operations.lowerBound)
      parts += isInLayer ? [frame] : pass.fusedShapes.map { $0.bounds }
    }
    return parts.map {
      Rect2D(
        x: Double($0.minX), y: Double($0.minY), width: Double($0.width), height: Double($0.height))
    }
  }
}

extension DisplayList {
  /// Whether an operation lies in a layer whose effect carries its pixels elsewhere.
  fileprivate func reachingLayers(around index: Int) -> Bool {
    var open: [Bool] = []
    for operation in operations[..<index] {
      switch operation.action {
      case .beginLayer(let effect): open.append(effect.reach(in: operation.transform) > 0)
      case .beginGroup, .beginClip: open.append(false)
      case .end: _ = open.popLast()
      case .fill, .glyphs, .glass: break
      }
    }
    return open.contains(true)
  }
}
