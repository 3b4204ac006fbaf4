import MeniscusGeometry
import MeniscusLayout

extension View {
  /// States where a guide is in the view, from its leading edge, in points.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: AlignmentGuideModifier(guide: guide.guide, value: computeValue))
  }

  /// States where a guide is in the view, from its top, in points.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: AlignmentGuideModifier(guide: guide.guide, value: computeValue))
  }
}

struct AlignmentGuideModifier: ElementModifier {
  let guide: AlignmentGuide
  let value: @Sendable (ViewDimensions) -> CGFloat

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    AlignmentGuideElement(modifier: self, inner: inner, context: context)
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? AlignmentGuideElement)?.receive(self)
  }
}

/// States one guide of its content.
final class AlignmentGuideElement: WrapperElement {
  private var modifier: AlignmentGuideModifier

  init(modifier: AlignmentGuideModifier, inner: ElementNode, context: NodeContext) {
    self.modifier = modifier
    super.init(inner: inner, label: ".alignmentGuide", context: context)
  }

  func receive(_ new: AlignmentGuideModifier) {
    modifier = new
    invalidateLayout()
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard guide == modifier.guide else {
      return inner.explicitGuide(guide, size: size, proposal: proposal)
    }
    let value = Double(
      modifier.value(ViewDimensions(inner, size: size, proposal: proposal)))
    if !value.isFinite {
      graph.report(.invalidGeometry(view: path, what: "alignment guide that is not finite"))
      return nil
    }
    return value
  }
}
