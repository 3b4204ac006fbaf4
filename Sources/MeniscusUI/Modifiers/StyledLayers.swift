nonisolated extension View {
  /// Fills the extent behind the view with a style, under what covers the safe area too.
  ///
  /// - Parameter edges: the edges at which it reaches under what covers the safe area.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    BackgroundMaterialView(content: self, material: style.material)
      .background(alignment: .center) { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills the extent behind the view with the style of backgrounds, under what covers the safe
  /// area too.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  public func background<Style: ShapeStyle, Region: Shape>(
    _ style: Style, in shape: Region, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    BackgroundMaterialView(content: self, material: style.material)
      .background(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind the view with the style of backgrounds.
  public func background<Region: Shape>(
    in shape: Region, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the extent over the view with a style, over what covers the safe area too.
  ///
  /// - Parameter edges: the edges at which it reaches over what covers the safe area.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(alignment: .center) { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape over the view with a style.
  public func overlay<Style: ShapeStyle, Region: Shape>(
    _ style: Style, in shape: Region, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Cuts the corners of the view round.
  ///
  /// - Parameters:
  ///   - radius: the radius in points.
  ///   - antialiased: whether the edge is smooth; ours always is.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}
