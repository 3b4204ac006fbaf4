/// Stands for the header, the views and the footer of a section, in order.
final class SectionNode<Parent: View, Content: View, Footer: View>: Node, ViewNode, SectionMark {
  private(set) var expansion: Binding<Bool>?
  private var nodes: [Node] = []

  init(view: Section<Parent, Content, Footer>, context: NodeContext) {
    expansion = view.expansion
    super.init(context: context)
    nodes = [
      Node.make(for: Self.header(view), in: self.context.child(slot: "0")),
      Self.content(view, in: self.context.child(slot: "1")),
      Node.make(for: Self.footer(view), in: self.context.child(slot: "2")),
    ]
  }

  override var children: [Node] { nodes }

  var parts: (header: Node, content: Node, footer: Node) { (nodes[0], nodes[1], nodes[2]) }

  override func update<New: View>(to new: New) {
    guard let new = new as? Section<Parent, Content, Footer> else { return }
    let isOther = (expansion == nil) != (new.expansion == nil)
    expansion = new.expansion
    nodes[0].receive(Self.header(new))
    if isOther {
      nodes[1].dismantle()
      nodes[1] = Self.content(new, in: context.child(slot: "1"))
      structureChanged()
    } else if let expansion {
      nodes[1].receive(ExpandedContent(content: new.content, isExpanded: expansion))
    } else {
      nodes[1].receive(new.content)
    }
    nodes[2].receive(Self.footer(new))
  }

  private static func header(_ view: Section<Parent, Content, Footer>) -> some View {
    SectionPartView(
      content: view.header.modified(by: SectionPartModifier(part: .header)), part: .header)
  }

  private static func content(
    _ view: Section<Parent, Content, Footer>, in context: NodeContext
  ) -> Node {
    guard let expansion = view.expansion else { return Node.make(for: view.content, in: context) }
    return Node.make(
      for: ExpandedContent(content: view.content, isExpanded: expansion), in: context)
  }

  private static func footer(_ view: Section<Parent, Content, Footer>) -> some View {
    SectionPartView(
      content: view.footer.modified(by: SectionPartModifier(part: .footer)), part: .footer)
  }
}

/// The views of a section that is shown and hidden.
private struct ExpandedContent<Content: View>: View, TransparentView {
  let content: Content
  @Binding var isExpanded: Bool

  var body: some View {
    if isExpanded { content }
  }
}

extension Section: SectionHolding {
  static var mayHoldSections: Bool { true }
}
