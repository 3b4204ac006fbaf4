import MeniscusGeometry
import MeniscusLayout

/// Views laid out by a layout of their own.
struct CustomLayoutView<Arrangement: Layout, Content: View>: NodeView {
  let layout: Arrangement
  let content: Content

  typealias Made = CustomLayoutElement<Arrangement, Content>
}

/// An element that lays its views out by a layout of somebody's own, whatever that is.
@MainActor
protocol CustomLaidElement: ElementNode {}

final class CustomLayoutElement<Arrangement: Layout, Content: View>: ContainerElement, ViewNode,
  CustomLaidElement
{
  private var layout: Arrangement
  private var cache: Arrangement.Cache?
  private var motion: AnimatedValue<Arrangement.AnimatableData>

  init(view: CustomLayoutView<Arrangement, Content>, context: NodeContext) {
    layout = view.layout
    motion = AnimatedValue(view.layout.animatableData)
    super.init(context: context) { Node.make(for: view.content, in: $0) }
  }

  override var name: String? { TypeName.short(Arrangement.self) }

  override func derive(_ environment: inout EnvironmentValues) {
    let properties =
      (layout as? any ErasedLayout)?.properties ?? Arrangement.layoutProperties
    let axis = properties.stackOrientation?.layout
    if environment.stackAxis != axis { environment.stackAxis = axis }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? CustomLayoutView<Arrangement, Content> else { return }
    let isEqual = ViewComparison.areEqual(layout, new.layout)
    layout = new.layout
    if !isEqual {
      if layout is any ErasedLayout {
        cache = nil
        derivationChanged()
      }
      motion.set(new.layout.animatableData, animation: transaction.animation, at: graph.time)
      graph.valueChanged(of: self, isMoving: motion.isInMotion)
      invalidateLayout()
    }
    receive(content: new.content)
  }

  override func elementsChanged() {
    cache = nil
    super.elementsChanged()
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let isMoving = motion.isInMotion
    let goesOn = motion.settle(at: time)
    // Its views stand elsewhere in every frame.
    if isMoving { invalidateLayout() }
    return goesOn
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if motion.isInMotion {
      encoder.encode(motion.value(at: graph.time), named: "presented layout")
    }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout, named: "layout")
  }

  /// Asks the layout as it is shown now, with its cache.
  private func asking<Answer>(
    _ question: (Arrangement, LayoutSubviews, inout Arrangement.Cache) -> Answer
  ) -> Answer {
    var shown = layout
    if motion.isInMotion { shown.animatableData = motion.value(at: graph.time) }
    let subviews = LayoutSubviews(elements, direction: environment.layoutDirection)
    var kept = cache ?? shown.makeCache(subviews: subviews)
    if cache != nil { shown.updateCache(&kept, subviews: subviews) }
    let answer = question(shown, subviews, &kept)
    cache = kept
    return answer
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    asking { layout, subviews, cache in
      Size2D(
        layout.sizeThatFits(
          proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache))
    }
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let placements = placements(size: frame.size, proposal: proposal)
    for (element, placement) in zip(elements, placements) {
      place(element, placement, in: frame)
    }
  }

  private func placements(size: Size2D, proposal: LayoutProposal) -> [LayoutPlacement] {
    let places = asking { layout, subviews, cache in
      layout.placeSubviews(
        in: CGRect(Rect2D(origin: .zero, size: size)), proposal: ProposedViewSize(proposal),
        subviews: subviews, cache: &cache)
      return subviews.places.placements
    }
    return zip(elements, places).map { element, placement in
      if let placement, placement.origin.x.isFinite, placement.origin.y.isFinite {
        return placement
      }
      if placement != nil {
        graph.report(.invalidGeometry(view: path, fault: .place))
      }
      let own = element.measured(LayoutProposal(size))
      return LayoutPlacement(
        origin: Point2D(x: (size.width - own.width) * 0.5, y: (size.height - own.height) * 0.5),
        size: own, proposal: LayoutProposal(size))
    }
  }

  override var layoutSpacing: LayoutSpacing {
    asking { layout, subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache).layout
    }
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    let stated = asking { layout, subviews, cache -> CGFloat? in
      let bounds = CGRect(Rect2D(origin: .zero, size: size))
      let proposal = ProposedViewSize(proposal)
      return guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
    }
    if let stated { return Double(stated) }
    guard guide.mergesInContainers, !elements.isEmpty else { return nil }
    return guide.merged(from: elements, placements: placements(size: size, proposal: proposal))
  }
}
