import MeniscusGeometry

extension GeometryProxy {
  /// How far the container's corners and the window's controls reach into the room.
  ///
  /// A rounded corner of the container covers a square of its radius, as far as that lies in the
  /// room; the container's shape is what `containerShape(_:)` says around the view. Shapes without
  /// corners, and the scene itself, cover none. What is in the square and yet inside the corner is
  /// counted. The controls of a window cover their part of its upper leading corner, beyond a room that
  /// is smaller, too; inside scroll content they cover nothing. Of both the larger extents count. Content
  /// that asks is evaluated anew when it moves or its room changes.
  public var containerCornerInsets: RectangleCornerInsets {
    let insets = atPlace { element in
      element.frame.map { element.cornerInsets(of: $0, areClipped: true) }
    }
    return insets ?? RectangleCornerInsets()
  }
}

extension ElementNode {
  /// How far the container's corners and the window's controls reach in from the corners of a frame in the
  /// space that the element lies in.
  ///
  /// - Parameter areClipped: whether a corner of the container reaches no further than there is room.
  final func cornerInsets(of frame: Rect2D, areClipped: Bool) -> RectangleCornerInsets {
    let place = shapePlace(of: frame)
    var corners =
      place.container?.cornerReaches(into: frame.size, areClipped: areClipped) ?? CornerReaches()
    let controls = windowControls(in: frame)
    if controls.left > 0 {
      corners.topLeft.grow(to: Size2D(width: controls.left, height: controls.top))
    }
    if controls.right > 0 {
      corners.topRight.grow(to: Size2D(width: controls.right, height: controls.top))
    }
    return corners.named(by: place.direction)
  }
}

/// How far something reaches in from each corner of a rectangle, in points.
private struct CornerReaches {
  var topLeft = Size2D.zero
  var topRight = Size2D.zero
  var bottomLeft = Size2D.zero
  var bottomRight = Size2D.zero

  /// The same in terms of the reading direction.
  func named(by direction: LayoutDirection) -> RectangleCornerInsets {
    direction == .leftToRight
      ? RectangleCornerInsets(
        topLeading: CGSize(topLeft), topTrailing: CGSize(topRight),
        bottomLeading: CGSize(bottomLeft), bottomTrailing: CGSize(bottomRight))
      : RectangleCornerInsets(
        topLeading: CGSize(topRight), topTrailing: CGSize(topLeft),
        bottomLeading: CGSize(bottomRight), bottomTrailing: CGSize(bottomLeft))
  }
}

extension Size2D {
  /// Takes the larger extents.
  fileprivate mutating func grow(to other: Size2D) {
    width = max(width, other.width)
    height = max(height, other.height)
  }
}

extension ContainerOutline {
  /// How far the squares of the corners' radii reach into a room, which begins at zero.
  fileprivate func cornerReaches(into size: Size2D, areClipped: Bool) -> CornerReaches {
    guard let radii else { return CornerReaches() }
    let room = Rect2D(origin: .zero, size: size)
    func covered(_ radius: Double, _ across: Double, _ down: Double) -> Size2D {
      func reach(_ inset: Double, _ length: Double) -> Double {
        min(max(radius - inset, 0), areClipped ? length : .infinity)
      }
      let size = Size2D(width: reach(across, room.width), height: reach(down, room.height))
      return size.width > 0 && size.height > 0 ? size : .zero
    }
    let (left, right) = (room.minX - rect.minX, rect.maxX - room.maxX)
    let (top, bottom) = (room.minY - rect.minY, rect.maxY - room.maxY)
    return CornerReaches(
      topLeft: covered(radii.topLeft, left, top), topRight: covered(radii.topRight, right, top),
      bottomLeft: covered(radii.bottomLeft, left, bottom),
      bottomRight: covered(radii.bottomRight, right, bottom))
  }
}
