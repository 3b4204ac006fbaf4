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
  }

  override func changed() { layer?.receive(content: modifier.content) }

  var labels: [ElementNode] { layer?.elements ?? [] }
  override var children: [Node] { layer.map { [$0] } ?? [] }
  override func appendReported(to nodes: inout [Node]) {}
}

nonisolated extension View {
  /// Names the view by another, which is not shown; nothing where that is nothing.
  func accessibilityLabel<Label: View>(of label: Label) -> some View {
    modified(by: AccessibilityLabelModifier(content: label))
  }
}
