import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
  /// Gives the view as many of `count` equal parts of the container around as it spans.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = CGFloat(max(count, 1))
    let span = CGFloat(max(span, 1))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// Gives the view a length that follows from the container's on some axes, in points; by default
  /// the same.
  ///
  /// The container is what the margins of the nearest scroll view leave of it, else the scene.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) -> some View {
    modified(
      by: ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }
}

nonisolated struct ContainerRelativeModifier: StatedModifier {
  typealias Wrapper = ContainerRelativeElement

  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  var label: String { ".containerRelativeFrame" }
}

/// A frame whose lengths follow from the container around.
final class ContainerRelativeElement: StatedElement<ContainerRelativeModifier> {
  private var measuredIn: Size2D?

  override func changed() { invalidateLayout() }

  /// What the container has for its content: of a scroll view, what its margins leave.
  private var containerSize: Size2D {
    guard let scroll = enclosingScroll, let size = scroll.frame?.size else { return graph.extent }
    let insets = scroll.insets
    return Size2D(
      width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
  }

  private var layout: FrameLayout {
    let container = containerSize
    measuredIn = container
    func length(_ axis: Axis) -> Double? {
      let isAsked = modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical)
      guard isAsked else { return nil }
      return Double(modifier.length(CGFloat(container[axis.layout]), axis))
    }
    let frame = FrameLayout(
      width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment.layout)
    if !frame.issues.isEmpty {
      graph.report(.invalidGeometry(view: path, fault: .length))
    }
    return frame
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(modifier.axes.rawValue, named: "axes")
    encoder.encode(modifier.alignment.layout, named: "alignment")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    layout.size(of: inner, proposal: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    // The container may have got its own frame only after this was measured.
    if let measuredIn, measuredIn != containerSize {
      graph.afterUpdate { [weak self] in self?.containerResized() }
    }
    place(inner, layout.placement(of: inner, proposal: proposal, size: frame.size), in: frame)
  }

  private func containerResized() {
    invalidateLayout()
    for case let lazy as any LazyContainer in containers { lazy.lengthsChanged() }
  }

  override var layoutPriority: Double { 0 }
  override var layoutSpacing: LayoutSpacing { layout.spacing(ofChild: inner.layoutSpacing) }
}
