import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
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

struct AlignmentGuideModifier: StatedModifier {
  typealias Wrapper = AlignmentGuideElement

  let guide: AlignmentGuide
  let value: @Sendable (ViewDimensions) -> CGFloat

  var label: String { ".alignmentGuide" }
}

/// States one guide of its content.
final class AlignmentGuideElement: StatedElement<AlignmentGuideModifier> {
  override func changed() { invalidateLayout() }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard guide == modifier.guide else {
      return inner.explicitGuide(guide, size: size, proposal: proposal)
    }
    let value = Double(
      modifier.value(ViewDimensions(inner, size: size, proposal: proposal)))
    if !value.isFinite {
      graph.report(.invalidGeometry(view: path, fault: .alignmentGuide))
      return nil
    }
    return value
  }
}
