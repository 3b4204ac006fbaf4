private let isFocusedEntry = EnvironmentEntry<Bool>(false, isPlace: true)

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it: what was made `focusable()`,
  /// and where arrow keys move the focus a button.
  public internal(set) var isFocused: Bool {
    get { self[isFocusedEntry] }
    set { self[isFocusedEntry] = newValue }
  }
}

/// What is inside a view that can have the focus.
nonisolated struct FocusableContent<Content: View>: WrappingView {
  let content: Content

  typealias Made = FocusableContentNode<Content>
}

/// Tells what is inside whether the element right around it has the focus.
final class FocusableContentNode<Content: View>: ContentNode<FocusableContent<Content>>,
  FocusReader
{
  private var isFocused = false

  required init(view: FocusableContent<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    graph.focus.add(self)
  }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.isFocused != isFocused { environment.isFocused = isFocused }
  }

  func focusMoved(to focused: (any FocusTaker)?) {
    let inner = (focused as? FocusableElement)?.inner
    let isNow = inner.map { inner in topElements.contains { $0 === inner } } ?? false
    guard isNow != isFocused else { return }
    isFocused = isNow
    derivationChanged()
  }
}
