/// A container whose glass effects are captured once, fuse where they are near, and flow into each
/// other.
public struct GlassEffectContainer<Content: View>: View {
  private let spacing: Double
  private let content: Content

  /// Makes a container.
  ///
  /// - Parameter spacing: the distance in points below which shapes blend; nil for 8.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    // A layer tree reports 8 where none is given. Source: docs/glass.md.
    let given = spacing.map { Double($0) } ?? 8
    self.spacing = given.isFinite ? max(given, 0) : 0
    self.content = content()
  }

  /// The content, one pile.
  public var body: some View {
    ZStack { content }.modified(by: GlassContainerModifier(spacing: spacing))
  }
}

struct GlassContainerModifier: ElementModifier {
  let spacing: Double

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = GlassContainerElement(
      inner: inner, label: ".glassEffectContainer", context: context)
    update(element)
    return element
  }

  func update(_ wrapper: WrapperElement) {
    guard let element = wrapper as? GlassContainerElement, element.spacing != spacing else {
      return
    }
    element.spacing = spacing
    element.graph.needsDisplay = true
    element.invalidateLayout()
  }
}

/// Gathers the glass of what is inside it, and lays it behind all of that.
final class GlassContainerElement: WrapperElement {
  var spacing = 0.0

  override func draw(on canvas: DisplayCanvas) {
    canvas.glassContainer(spacing: spacing) { super.draw(on: canvas) }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(number: spacing, named: "spacing")
  }
}
