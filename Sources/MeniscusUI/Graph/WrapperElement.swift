import MeniscusGeometry
import MeniscusLayout

/// An element around one other element; the base class changes nothing.
class WrapperElement: ElementNode {
  /// The element inside.
  final let inner: ElementNode
  /// The wrapper's share in its path: `.padding`, `#identifier`.
  final var label: String

  init(inner: ElementNode, label: String, context: NodeContext) {
    self.inner = inner
    self.label = label
    super.init(context: context)
    inner.container = self
  }

  /// A wrapper is named after what it wraps: `Circle.padding`.
  override func makePath() -> NodePath {
    NodePath(text: inner.path + label, pending: [])
  }

  override var elements: [ElementNode] { [inner] }

  /// Changes the environment of what the modifier is around.
  func deriveInside(_ environment: inout EnvironmentValues) {}

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    inner.size(for: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    inner.place(at: frame, proposal: proposal)
  }

  override var layoutPriority: Double { inner.layoutPriority }
  override var layoutSpacing: LayoutSpacing { inner.layoutSpacing }

  override var transition: (any ElementTransition)? { inner.transition }

  override var zIndex: Double { inner.zIndex }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    inner.explicitGuide(guide, size: size, proposal: proposal)
  }
}

/// Places `inner` where `placement`, counted from the leading top corner of `frame`, has it.
extension ElementNode {
  final func place(_ inner: ElementNode, _ placement: LayoutPlacement, in frame: Rect2D) {
    let local = placement.frame(in: frame.size, direction: environment.readingDirection)
    inner.place(at: local.translated(by: frame.origin), proposal: placement.proposal)
  }
}

extension EnvironmentValues {
  var readingDirection: ReadingDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
