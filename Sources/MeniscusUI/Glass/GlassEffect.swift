import MeniscusDisplay
import MeniscusGeometry

nonisolated extension View {
  /// Lays glass behind the view, in a shape that fills the view's bounds.
  ///
  /// What earlier modifiers made is in front of the glass; apply it after what changes the view's
  /// look.
  ///
  /// - Parameter isEnabled: whether there is glass at all.
  nonisolated public func glassEffect<Region: Shape>(
    _ glass: Glass = .regular, in shape: Region = DefaultGlassEffectShape(), isEnabled: Bool = true
  ) -> some View {
    let glass = isEnabled ? glass : .identity
    return GlassInkView(content: self, glass: glass)
      .modified(by: GlassEffectModifier(glass: glass, shape: shape))
  }
}

nonisolated struct GlassEffectModifier<Region: Shape>: ElementModifier {
  let glass: Glass
  let shape: Region

  @MainActor func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement
  {
    ShapedGlassElement(modifier: self, inner: inner, context: context)
  }

  @MainActor func update(_ wrapper: WrapperElement) {
    (wrapper as? ShapedGlassElement<Region>)?.receive(self)
  }
}

/// A glass effect in a shape.
final class ShapedGlassElement<Region: Shape>: GlassEffectElement {
  private var shape: AnimatedShape<Region>
  private var model: Region
  private var crossing: GlassShapeCrossing<Region>?

  init(modifier: GlassEffectModifier<Region>, inner: ElementNode, context: NodeContext) {
    shape = AnimatedShape(modifier.shape)
    model = modifier.shape
    super.init(glass: modifier.glass, inner: inner, context: context)
  }

  func receive(_ new: GlassEffectModifier<Region>) {
    receive(new.glass)
    let animation = transaction.animation
    if !ViewComparison.areEqual(model, new.shape) {
      crossing = GlassShapeCrossing(
        from: model, to: new.shape, animation: animation, at: graph.time)
      model = new.shape
    }
    shape.set(new.shape, animation: animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: shape.isInMotion || crossing != nil)
  }

  override var shapeKind: ObjectIdentifier { ObjectIdentifier(Region.self) }

  override var bearsInk: Bool { Region.self != TextShape.self }

  override func silhouette(in frame: Rect2D, on canvas: DisplayCanvas) -> Silhouette {
    standing(shape.value(at: graph.time), in: frame).silhouette(of: frame.size, on: canvas)
  }

  override func containsInShape(_ point: Point2D, of frame: Rect2D) -> Bool {
    standing(shape.value(at: graph.time), in: frame)
      .contains(point - frame.origin, in: frame.size)
  }

  override func formerSilhouette(
    in frame: Rect2D, on canvas: DisplayCanvas
  ) -> FormerSilhouette? {
    crossing.map {
      FormerSilhouette(
        silhouette: standing($0.former, in: frame).silhouette(of: frame.size, on: canvas),
        share: min(max($0.share.value(at: graph.time), 0), 1))
    }
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let shapeMoves = shape.settle(at: time)
    let crosses = crossing?.settle(at: time) ?? false
    if !crosses { crossing = nil }
    return super.advanceOwnAnimations(to: time) || shapeMoves || crosses
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    shape.encode(into: &encoder, at: graph.time)
    if let crossing {
      encoder.encode(number: crossing.share.value(at: graph.time), named: "share of new shape")
    }
  }
}
