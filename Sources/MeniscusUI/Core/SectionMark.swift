/// The node of a section, for containers that lay sections out.
@MainActor
protocol SectionMark: Node {
  /// What stands above, between and below.
  var parts: (header: Node, content: Node, footer: Node) { get }
  /// Whether the views are shown; nil where they always are.
  var expansion: Binding<Bool>? { get }
}
