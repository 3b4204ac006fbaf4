/// A change of views that can be used again.
@MainActor @preconcurrency
public protocol ViewModifier: PropertyHolder {
  /// What the changed view is made of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A change of views that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The change that there is.
  public static let identity = EmptyModifier()

  /// Makes it.
  public nonisolated init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// The view that a modifier changes.
nonisolated public struct ModifierContent: View {
  let content: AnyView

  /// The view.
  public var body: some View { content }
}

/// A view and a change of it.
nonisolated public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Makes the changed view.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The changed view.
  @MainActor public var body: some View {
    modifier.body(content: ModifierContent(content: AnyView(content)))
  }
}

/// Two modifiers, one after the other.
private struct ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  /// The modifier, and after it another one.
  public func concat<Next: ViewModifier>(_ modifier: Next) -> some ViewModifier {
    ModifierPair(first: self, second: modifier)
  }
}

extension ModifierContent: TransparentView {}
extension ModifiedContent: TransparentView {}

nonisolated extension View {
  /// Changes the view by a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
