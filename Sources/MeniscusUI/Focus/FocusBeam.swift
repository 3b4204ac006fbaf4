import MeniscusGeometry

/// What a move looks along: the extent of a view, or of a group, from its far edge on.
struct FocusBeam {
  /// What is left, in the scene.
  let origin: Rect2D
  /// The middle of the view that has the focus, which distances across are taken from.
  let eye: Point2D
  let direction: MoveCommandDirection

  /// Whether a frame lies beyond the edge.
  func reaches(_ frame: Rect2D) -> Bool { along(frame) > -FocusPolicy.tolerance }

  /// Whether a frame beyond the edge lies in the beam, at least in part.
  func meets(_ frame: Rect2D) -> Bool {
    let (own, other) = (across(origin), across(frame))
    return min(own.end, other.end) - max(own.start, other.start) > FocusPolicy.tolerance
  }

  /// How far a frame is, in points along and points across.
  func distance(to frame: Rect2D) -> Double {
    let weight = FocusPolicy.across
    let (extent, middle) = (across(frame), isHorizontal ? eye.y : eye.x)
    let offset = max(extent.start - middle, middle - extent.end, 0)
    return max(along(frame), 0) + offset * (meets(frame) ? weight.inBeam : weight.beside)
  }

  private var isHorizontal: Bool { direction == .left || direction == .right }

  /// The way from the edge to the near edge of a frame; negative where they overlap.
  private func along(_ frame: Rect2D) -> Double {
    switch direction {
    case .left: origin.minX - frame.maxX
    case .right: frame.minX - origin.maxX
    case .up: origin.minY - frame.maxY
    case .down: frame.minY - origin.maxY
    }
  }

  private func across(_ frame: Rect2D) -> (start: Double, end: Double) {
    isHorizontal ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
  }
}
