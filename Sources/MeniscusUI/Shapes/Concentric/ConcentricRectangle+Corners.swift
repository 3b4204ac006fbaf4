extension ConcentricRectangle {
  private typealias Corners = RoundedRectangularShapeCorners

  /// A rectangle whose corners are each concentric with the container's.
  public init() {
    self.init(.concentric)
  }

  /// A rectangle with one style for all corners.
  ///
  /// - Parameter isUniform: whether the corners share the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(Corners(all: corners), uniform: isUniform ? [Edge.Corner.allCases] : [])
  }

  /// A rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// A rectangle whose upper corners share a radius, and so do the lower ones.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      uniform: [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]])
  }

  /// A rectangle whose leading corners share a radius, and so do the trailing ones.
  public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      uniform: [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]])
  }

  /// A rectangle whose upper corners share a radius.
  public init(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
      uniform: [[.topLeading, .topTrailing]])
  }

  /// A rectangle whose lower corners share a radius.
  public init(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      uniform: [[.bottomLeading, .bottomTrailing]])
  }

  /// A rectangle whose leading corners share a radius.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      uniform: [[.topLeading, .bottomLeading]])
  }

  /// A rectangle whose trailing corners share a radius.
  public init(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      uniform: [[.topTrailing, .bottomTrailing]])
  }

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style,
    uniform groups: [[Edge.Corner]] = []
  ) {
    let corners = Corners(
      topLeading: topLeading, topTrailing: topTrailing, bottomLeading: bottomLeading,
      bottomTrailing: bottomTrailing)
    self.init(corners, uniform: groups)
  }
}
