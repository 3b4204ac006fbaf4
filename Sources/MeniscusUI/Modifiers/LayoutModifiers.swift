import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
  /// Gives the view a fixed extent on either axis; nil keeps the view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let layout = FrameLayout(
      width: width.map(Double.init), height: height.map(Double.init), alignment: alignment.layout)
    return unaryLayout(layout, ".frame", issues: layout.issues)
  }

  /// Bounds the view's extent on either axis.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let layout = FlexibleFrameLayout(
      width: ExtentLimits(
        minimum: minWidth.map(Double.init), ideal: idealWidth.map(Double.init),
        maximum: maxWidth.map(Double.init)),
      height: ExtentLimits(
        minimum: minHeight.map(Double.init), ideal: idealHeight.map(Double.init),
        maximum: maxHeight.map(Double.init)),
      alignment: alignment.layout)
    return unaryLayout(layout, ".frame", issues: layout.issues)
  }

  /// Keeps distances inside some edges; nil is a distance by default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets = LayoutInsets(
      edges.layoutEdges, length.map(Double.init) ?? LayoutPolicy.defaultPadding)
    let layout = PaddingLayout(insets)
    return unaryLayout(layout, ".padding", issues: layout.issues)
  }

  /// Keeps a distance inside all edges.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Keeps distances inside the edges.
  public func padding(_ insets: EdgeInsets) -> some View {
    let layout = PaddingLayout(
      LayoutInsets(
        top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
        trailing: Double(insets.trailing)))
    return unaryLayout(layout, ".padding", issues: layout.issues)
  }

  /// Gives the view its ideal extent, whatever it is offered.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal extent on some axes, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: LayoutAxes = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return unaryLayout(FixedSizeLayout(axes), ".fixedSize")
  }

  /// Offers the view an extent of a ratio of width to height; nil is the view's own ratio.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let layout = AspectRatioLayout(aspectRatio.map(Double.init), mode: contentMode.layout)
    return unaryLayout(layout, ".aspectRatio", issues: layout.issues)
  }

  /// Offers the view an extent of the ratio of `aspectRatio`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    let layout = AspectRatioLayout(ratio: Size2D(aspectRatio), mode: contentMode.layout)
    return unaryLayout(layout, ".aspectRatio", issues: layout.issues)
  }

  /// Keeps the view's ratio and fits it into what is offered.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Keeps the view's ratio and fills what is offered.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Puts the view's centre at a point of what is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    let layout = PositionLayout(Point2D(x: Double(x), y: Double(y)))
    return unaryLayout(layout, ".position", issues: layout.issues)
  }

  /// Puts the view's centre at a point of what is offered.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Has stacks serve the view earlier than views of lower priority.
  public func layoutPriority(_ value: Double) -> some View {
    unaryLayout(PriorityLayout(value), ".layoutPriority")
  }
}

/// How a view of a fixed ratio takes an extent of another.
public enum ContentMode: UInt8, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill

  var layout: AspectRatioLayout.Mode { self == .fit ? .fit : .fill }
}
