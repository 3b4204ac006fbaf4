import MeniscusGeometry
import MeniscusLayout

/// Names each element by a view that is neither laid out nor drawn.
nonisolated struct AccessibilityLabelModifier<Label: View>: StatedModifier {
  typealias Wrapper = AccessibilityLabelElement<Label>

  let content: Label

  var label: String { "" }
}

/// An element that is named by views.
@MainActor
protocol AccessibilityLabeling: ElementNode {
  /// The elements that say the name.
  var labels: [ElementNode] { get }
}

final class AccessibilityLabelElement<Label: View>: StatedElement<
  AccessibilityLabelModifier<Label>
>, AccessibilityLabeling
{
  private var layer: LayerElement?

  required init(_ modifier: AccessibilityLabelModifier<Label>, at place: WrapperPlace) {
    super.init(modifier, at: place)
    layer = LayerElement(layout: DepthStackLayout(), label: "label", context: self.context) {
      Node.make(for: modifier.content, in: $0)
    }
    layer?.container = self
  }

  override func changed() { layer?.receive(content: modifier.content) }

  var labels: [ElementNode] { layer?.elements ?? [] }
  override var children: [Node] { layer.map { [$0] } ?? [] }
  override func appendReported(to nodes: inout [Node]) {}
}

/// What the view is called without the views that name it, among those views.
struct ExistingLabel: NodeView {
  typealias Made = ExistingLabelElement
}

final class ExistingLabelElement: ElementNode, ViewNode {
  init(view: ExistingLabel, context: NodeContext) { super.init(context: context) }

  /// The element that is named.
  var named: ElementNode? { containers.first { $0 is any AccessibilityLabeling } }

  override func update<New: View>(to new: New) {}
  override func measure(_ proposal: LayoutProposal) -> Size2D { .zero }
}

nonisolated extension View {
  /// Names the view by others, which are not shown; they are given what it is called by itself.
  public func accessibilityLabel<Label: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Label
  ) -> some View {
    accessibilityLabel(of: content(PlaceholderContentView(content: AnyView(ExistingLabel()))))
  }

  /// Names the view by another, which is not shown; nothing where that is nothing.
  func accessibilityLabel<Label: View>(of label: Label) -> some View {
    modified(by: AccessibilityLabelModifier(content: label))
  }
}
