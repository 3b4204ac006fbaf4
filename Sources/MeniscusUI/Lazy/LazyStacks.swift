import MeniscusGeometry
import MeniscusLayout

/// Which views of a lazy container stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Views one below the other, of which those are made that are seen.
///
/// It takes the whole width that it is offered.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a column; nil spacing is the platform's.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node {
    LazyStackElement(
      axis: .vertical, guide: alignment.guide, spacing: spacing, label: "LazyVStack",
      context: context
    ) { Node.make(for: content, in: $0) }
  }
}

/// Views side by side, of which those are made that are seen.
///
/// It takes the whole height that it is offered.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a row; nil spacing is the platform's.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node {
    LazyStackElement(
      axis: .horizontal, guide: alignment.guide, spacing: spacing, label: "LazyHStack",
      context: context
    ) { Node.make(for: content, in: $0) }
  }
}

/// A view that gives a lazy stack its alignment, spacing and content.
@MainActor
private protocol LazyStackView {
  func update(_ element: LazyStackElement)
}

extension LazyVStack: LazyStackView {
  fileprivate func update(_ element: LazyStackElement) {
    element.receive(guide: alignment.guide, spacing: spacing)
    element.receive(content: content)
  }
}

extension LazyHStack: LazyStackView {
  fileprivate func update(_ element: LazyStackElement) {
    element.receive(guide: alignment.guide, spacing: spacing)
    element.receive(content: content)
  }
}

/// Lays out a lazy row or column.
final class LazyStackElement: LazyElement {
  private var guide: AlignmentGuide
  private var spacing: Double?
  private let label: String

  init(
    axis: LayoutAxis, guide: AlignmentGuide, spacing: CGFloat?, label: String,
    context: NodeContext, content make: (NodeContext) -> Node
  ) {
    self.guide = guide
    self.spacing = spacing.map(Double.init)
    self.label = label
    super.init(axis: axis, context: context, content: make)
  }

  override var name: String? { label }

  override func update<New: View>(to new: New) {
    (new as? any LazyStackView)?.update(self)
  }

  func receive(guide newGuide: AlignmentGuide, spacing newSpacing: CGFloat?) {
    guard newGuide != guide || newSpacing.map(Double.init) != spacing else { return }
    guide = newGuide
    spacing = newSpacing.map(Double.init)
    invalidateLayout()
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(guide, named: "alignment")
    encoder.encode(spacing, named: "spacing")
  }

  override func tracks(across: ProposedExtent) -> [LazyTrack] {
    [LazyTrack(start: 0, length: across, alignment: nil)]
  }

  override var lineSpacing: Double? { spacing }

  override func guide(of track: LazyTrack) -> AlignmentGuide { guide }
}
