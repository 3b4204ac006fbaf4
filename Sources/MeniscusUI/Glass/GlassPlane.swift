/// Lets glass lie over other glass without counting as one level more of it.
///
/// It is for what the system lifts off a surface of glass for as long as a finger holds it.
struct GlassPlaneModifier: ElementModifier {
  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    GlassPlaneElement(inner: inner, label: ".lifted", context: context)
  }

  func update(_ wrapper: WrapperElement) {}
}

/// Draws what is inside it on a plane of glass of its own.
final class GlassPlaneElement: WrapperElement {
  override func draw(on canvas: DisplayCanvas) {
    canvas.glassPlane { super.draw(on: canvas) }
  }
}
