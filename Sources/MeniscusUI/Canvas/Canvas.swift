import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A view that draws by a function, anew in every frame that is shown.
///
/// The function depends on what it is given, and on state; state that it reads draws it again.
nonisolated public struct Canvas: View {
  /// Draws into a context of an extent in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether everything is covered; ours may always let through what lies behind.
  public var isOpaque: Bool
  /// The space in which colours are combined; ours is gamma-encoded sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may take place elsewhere; ours never does.
  public var rendersAsynchronously: Bool
  /// The views that the function may draw by their tags; nil for none.
  private(set) var symbols: AnyView?

  /// Makes a canvas from the function that draws it, and the views that it draws by their tags.
  public init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer)
    self.symbols = AnyView(symbols())
  }

  /// Makes a canvas from the function that draws it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: NodeView {
  typealias Made = CanvasElement
}

/// Draws by a function; takes what it is offered.
final class CanvasElement: SolidElement, StateReader, ViewNode {
  private var view: Canvas
  /// The views that were drawn in the last frame, in order.
  private var drawn: [DrawnView] = []
  private var next = 0
  private var symbols: SubviewSource?

  init(view canvas: Canvas, context: NodeContext) {
    view = canvas
    super.init(context: context)
    if let views = canvas.symbols {
      symbols = SubviewSource(views, owner: self, context: self.context)
    }
  }

  override var name: String? { "Canvas" }

  override func update<New: View>(to new: New) {
    guard let new = new as? Canvas else { return }
    graph.counters[.nodesUpdated] += 1
    view = new
    if let views = new.symbols { symbols?.receive(content: views) }
    graph.needsDisplay = true
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    symbols?.receive(environment: childEnvironment)
  }

  override func dismantle() {
    super.dismantle()
    symbols?.dismantle()
  }

  /// The symbol with a tag.
  func symbol(tagged tag: AnyHashable) -> ElementNode? {
    symbols?.items.first { $0.containerValues.tag == tag }
  }

  /// State that the function read is different.
  func refresh() { graph.needsDisplay = true }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    GreedyLayout().size(for: proposal)
  }

  override func draw(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    next = 0
    canvas.transformed(by: .translation(x: frame.minX, y: frame.minY)) {
      var context = GraphicsContext(canvas: canvas, element: self)
      graph.reading(by: self) {
        view.renderer(&context, CGSize(width: frame.width, height: frame.height))
      }
    }
    drawn.removeSubrange(next...)
  }

  /// The element of a view that the function draws; the last frame's where the view is the same.
  func element<Content: View>(of content: Content) -> ElementNode? {
    let index = next
    next += 1
    if drawn.indices.contains(index), let known = drawn[index].view as? Content,
      drawn[index].isSame(environment), ViewComparison.areEqual(known, content)
    {
      return drawn[index].element
    }
    let node = Node.make(for: content, in: context.child(slot: String(index)))
    let entry = DrawnView(
      view: content, node: node, element: node.topElements.first, environment: environment)
    if drawn.indices.contains(index) { drawn[index] = entry } else { drawn.append(entry) }
    return entry.element
  }
}

/// A view that a canvas draws.
private struct DrawnView {
  let view: Any
  let node: Node
  let element: ElementNode?
  let environment: EnvironmentValues

  func isSame(_ other: EnvironmentValues) -> Bool { environment.isSame(as: other) }
}
