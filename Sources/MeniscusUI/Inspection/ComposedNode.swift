/// A node of a view with a body.
@MainActor
protocol ComposedNode: TypedNode {
  /// The view.
  var anyView: Any { get }
}

extension CompositeNode: ComposedNode {
  var anyView: Any { view }
}

/// A view of the system of which rules ask.
@MainActor
private protocol MarkedView {
  static var portraitMarks: ViewPortrait.Marks { get }
}

extension SegmentedPicker: MarkedView {
  fileprivate static var portraitMarks: ViewPortrait.Marks { .isSegments }
}

extension Menu: MarkedView {
  fileprivate static var portraitMarks: ViewPortrait.Marks { .isMenu }
}

/// The title of a label says what its icon is, shown or not.
extension Label: MarkedView {
  fileprivate static var portraitMarks: ViewPortrait.Marks { .isNamed }
}

/// A control whose parts the system draws and names.
@MainActor
private protocol SystemControl {}

extension SegmentedPicker: SystemControl {}
extension Stepper: SystemControl {}
extension TextField: SystemControl {}
extension SecureField: SystemControl {}
extension DisclosureGroup: SystemControl {}
extension DatePicker: SystemControl {}
extension ListLeadingView: SystemControl {}
extension ListTrailingView: SystemControl {}

extension ComposedNode {
  /// What the view is.
  var portraitMarks: ViewPortrait.Marks {
    (viewType as? any MarkedView.Type)?.portraitMarks ?? []
  }

  /// Whether what is inside is drawn and named by the system.
  var isSystemControl: Bool { viewType is any SystemControl.Type }

  /// The titles of the menu that a long press on the view opens; nil where none does.
  var portraitMenu: [String]? {
    (anyView as? any ContextMenuHolding).map { titles(of: $0.menuItems) }
  }
}

extension Node {
  /// The titles of what a person can press in a view, in order; the view is made for that, and goes
  /// again.
  func titles(of view: AnyView) -> [String] {
    let node = Node.make(for: view, in: context)
    defer { node.dismantle() }
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
    return elements.flatMap { $0.pressTitles }
  }
}

extension ElementNode {
  /// The titles of what a person can press in the element, in order.
  fileprivate var pressTitles: [String] {
    if isPressElement {
      let title = texts.joined(separator: " ")
      return title.isEmpty ? [] : [title]
    }
    return drawnElements.flatMap { $0.pressTitles }
  }

  private var texts: [String] {
    if let text = self as? TextElement { return [text.shownContent] }
    return drawnElements.flatMap { $0.texts }
  }
}
