/// A view that is evaluated again only where its new value is not equal to its old one.
nonisolated public struct EquatableView<Content: View & Equatable>: View, TransparentView {
  /// The view.
  public var content: Content

  /// Makes the view from the one that it is compared by.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only where its new value is not equal to its old one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
