extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style for all corners.
  ///
  /// - Parameter isUniform: whether the corners share the largest of their radii.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose upper corners share a radius, and so do the lower ones.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose leading corners share a radius, and so do the trailing ones.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle whose upper corners share a radius.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose lower corners share a radius.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners,
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle whose leading corners share a radius.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose trailing corners share a radius.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners,
      topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
