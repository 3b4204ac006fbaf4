import MeniscusDisplay
import MeniscusGeometry

nonisolated extension View {
  /// Shows the view as far as another one, laid over it, is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modified(
      by: MaskModifier(
        layered: LayeredModifier(content: mask(), alignment: alignment, isBehind: false)))
  }

  /// Shows the view as far as another one, laid over it, is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }

  /// Draws a line of a width in points along the inside of the view's frame.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Draws the view through a map; its place in the layout stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified(by: TransformModifier(effect: .map(Affine2D(transform))))
  }
}

/// Cuts each element by other views.
///
/// It is a type of its own, so that a view that turns from a mask into an overlay is made anew.
nonisolated struct MaskModifier<Content: View>: ElementModifier {
  let layered: LayeredModifier<Content>

  @MainActor func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement
  {
    MaskElement(layered, at: WrapperPlace(inner: inner, label: layered.label, context: context))
  }

  @MainActor func update(_ wrapper: WrapperElement) {
    (wrapper as? MaskElement<Content>)?.receive(layered)
  }
}

/// Cuts an element by other views.
final class MaskElement<Content: View>: LayeredElement<Content> {
  required init(_ modifier: LayeredModifier<Content>, at place: WrapperPlace) {
    super.init(modifier, at: place)
    label = ".mask"
  }

  override func draw(on canvas: DisplayCanvas) {
    canvas.layer(.blend(.normal), by: self) {
      inner.render(on: canvas)
      canvas.layer(.blend(.destinationIn), by: self) { layer?.render(on: canvas) }
    }
  }

  /// What is masked is touched where the mask would be.
  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    var masking: [ElementNode] = []
    guard let layer, layer.hitPresent(point, path: &masking), inner.hitPresent(point, path: &path)
    else {
      return false
    }
    path.append(self)
    return true
  }
}
