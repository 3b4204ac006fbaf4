import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
  /// Lays views over this one; they are offered its extent.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modified(by: LayeredModifier(content: content(), alignment: alignment, isBehind: false))
  }

  /// Lays a view over this one; it is offered this one's extent.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Lays views behind this one; they are offered its extent.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modified(by: LayeredModifier(content: content(), alignment: alignment, isBehind: true))
  }

  /// Lays a view behind this one; it is offered this one's extent.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
}

/// Lays other views over or behind each element.
nonisolated struct LayeredModifier<Content: View>: StatedModifier {
  typealias Wrapper = LayeredElement<Content>

  let content: Content
  let alignment: Alignment
  let isBehind: Bool

  var label: String { isBehind ? ".background" : ".overlay" }
}

class LayeredElement<Content: View>: StatedElement<LayeredModifier<Content>> {
  private var layout: OverlayLayout
  private(set) final var layer: LayerElement?

  required init(_ modifier: LayeredModifier<Content>, at place: WrapperPlace) {
    layout = OverlayLayout(alignment: modifier.alignment.layout)
    super.init(modifier, at: place)
    let layer = LayerElement(
      layout: DepthStackLayout(alignment: modifier.alignment.layout), label: "layer",
      context: self.context
    ) { Node.make(for: modifier.content, in: $0) }
    layer.container = self
    self.layer = layer
  }

  override final func changed() {
    let new = OverlayLayout(alignment: modifier.alignment.layout)
    if new != layout {
      layout = new
      layer?.receive(layout: DepthStackLayout(alignment: modifier.alignment.layout))
      invalidateLayout()
    }
    layer?.receive(content: modifier.content)
  }

  override var children: [Node] { layer.map { [$0] } ?? [] }
  override var drawnElements: [ElementNode] {
    guard let layer else { return [inner] }
    return modifier.isBehind ? [layer, inner] : [inner, layer]
  }
  override var focusElements: [ElementNode] { drawnElements }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.stackAxis != nil { environment.stackAxis = nil }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout, named: "layout")
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    inner.place(at: frame, proposal: proposal)
    guard let layer else { return }
    place(
      layer, layout.placement(of: layer, over: inner, size: frame.size, proposal: proposal),
      in: frame)
  }
}

/// The ZStack of views that are laid over or behind another; it adds nothing to hashes itself.
class LayerElement: DepthStackElement {
  override final func appendReported(to nodes: inout [Node]) {
    for child in drawnChildren { child.appendReported(to: &nodes) }
  }
}
