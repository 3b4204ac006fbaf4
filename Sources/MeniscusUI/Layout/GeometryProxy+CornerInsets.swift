import MeniscusGeometry

extension GeometryProxy {
  /// How far the container's corners reach into the room.
  ///
  /// A rounded corner of the container covers a square of its radius, as far as that lies in the
  /// room; the container's shape is what `containerShape(_:)` says around the view. Shapes without
  /// corners, and the scene itself, cover none. What is in the square and yet inside the corner is
  /// counted. Content that asks is evaluated anew when it moves or its room changes.
  public var containerCornerInsets: RectangleCornerInsets {
    (element as? any PlaceObserver)?.observePlace()
    guard let element, let frame = element.frame else { return RectangleCornerInsets() }
    let place = element.shapePlace(of: frame)
    guard let container = place.container, let radii = container.radii else {
      return RectangleCornerInsets()
    }
    let (room, rect) = (Rect2D(origin: .zero, size: frame.size), container.rect)
    func covered(_ radius: Double, _ left: Double, _ top: Double) -> CGSize {
      func reach(_ inset: Double, _ length: Double) -> Double {
        min(max(radius - inset, 0), length)
      }
      let size = Size2D(width: reach(left, room.width), height: reach(top, room.height))
      return size.width > 0 && size.height > 0 ? CGSize(size) : .zero
    }
    let (left, right) = (room.minX - rect.minX, rect.maxX - room.maxX)
    let (top, bottom) = (room.minY - rect.minY, rect.maxY - room.maxY)
    let (topLeft, topRight) = (
      covered(radii.topLeft, left, top), covered(radii.topRight, right, top)
    )
    let (bottomLeft, bottomRight) = (
      covered(radii.bottomLeft, left, bottom), covered(radii.bottomRight, right, bottom)
    )
    return place.direction == .leftToRight
      ? RectangleCornerInsets(
        topLeading: topLeft, topTrailing: topRight, bottomLeading: bottomLeft,
        bottomTrailing: bottomRight)
      : RectangleCornerInsets(
        topLeading: topRight, topTrailing: topLeft, bottomLeading: bottomRight,
        bottomTrailing: bottomLeft)
  }
}
