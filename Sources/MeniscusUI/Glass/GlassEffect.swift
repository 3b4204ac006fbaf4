import MeniscusDisplay
import MeniscusGeometry

extension View {
  /// Lays glass behind the view, in a shape that fills the view's bounds.
  ///
  /// What earlier modifiers made is in front of the glass; apply it after what changes the view's
  /// look.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    glassView(glass, shape)
  }

  /// Lays glass behind the view where `isEnabled` says so.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View {
    glassView(isEnabled ? glass : .identity, shape)
  }

  private func glassView<Region: Shape>(_ glass: Glass, _ shape: Region) -> some View {
    GlassInkView(content: self, glass: glass)
      .modified(by: GlassEffectModifier(glass: glass, shape: shape))
  }
}

struct GlassEffectModifier<Region: Shape>: ElementModifier {
  let glass: Glass
  let shape: Region

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    ShapedGlassElement(modifier: self, inner: inner, context: context)
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? ShapedGlassElement<Region>)?.receive(self)
  }
}

/// A glass effect in a shape.
final class ShapedGlassElement<Region: Shape>: GlassEffectElement {
  private var shape: AnimatedShape<Region>

  init(modifier: GlassEffectModifier<Region>, inner: ElementNode, context: NodeContext) {
    shape = AnimatedShape(modifier.shape)
    super.init(glass: modifier.glass, inner: inner, context: context)
  }

  func receive(_ new: GlassEffectModifier<Region>) {
    receive(new.glass)
    shape.set(new.shape, animation: transaction.animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: shape.isInMotion)
  }

  override var shapeKind: ObjectIdentifier { ObjectIdentifier(Region.self) }

  override func silhouette(of size: Size2D, on canvas: DisplayCanvas) -> Silhouette {
    shape.value(at: graph.time).silhouette(of: size, on: canvas)
  }

  override func containsInShape(_ point: Point2D, in size: Size2D) -> Bool {
    shape.value(at: graph.time).contains(point, in: size)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let shapeMoves = shape.settle(at: time)
    return super.advanceOwnAnimations(to: time) || shapeMoves
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    shape.encode(into: &encoder, at: graph.time)
  }
}
