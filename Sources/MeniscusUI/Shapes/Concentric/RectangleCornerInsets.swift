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
