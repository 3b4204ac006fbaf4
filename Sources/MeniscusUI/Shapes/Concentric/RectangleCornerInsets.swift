import MeniscusGeometry

/// The extents of what covers the corners of a rectangle, in points, in terms of the reading
/// direction.
public struct RectangleCornerInsets: Equatable, Hashable, Sendable {
  /// What is covered at the upper corner where lines begin.
  public var topLeading: CGSize
  /// What is covered at the upper corner where lines end.
  public var topTrailing: CGSize
  /// What is covered at the lower corner where lines begin.
  public var bottomLeading: CGSize
  /// What is covered at the lower corner where lines end.
  public var bottomTrailing: CGSize

  /// Makes insets corner by corner.
  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Nothing is covered.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}

extension RectangleCornerInsets: Animatable {
  /// The extents, corner by corner.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>,
      AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading.animatableData, topTrailing.animatableData),
        AnimatablePair(bottomLeading.animatableData, bottomTrailing.animatableData))
    }
    set {
      topLeading.animatableData = newValue.first.first
      topTrailing.animatableData = newValue.first.second
      bottomLeading.animatableData = newValue.second.first
      bottomTrailing.animatableData = newValue.second.second
    }
  }
}

extension EdgeInsets {
  /// The insets with what covers the corners added: at each edge the larger extent of its two
  /// corners.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    func added(_ set: Edge.Set, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
      edges.contains(set) ? max(first, second) : 0
    }
    return EdgeInsets(
      top: top + added(.top, corners.topLeading.height, corners.topTrailing.height),
      leading: leading + added(.leading, corners.topLeading.width, corners.bottomLeading.width),
      bottom: bottom + added(.bottom, corners.bottomLeading.height, corners.bottomTrailing.height),
      trailing: trailing
        + added(.trailing, corners.topTrailing.width, corners.bottomTrailing.width))
  }
}

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
