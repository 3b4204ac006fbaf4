/// Whether a view is presented, and the way out.
public struct PresentationMode: Equatable {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool

  /// Dismisses what the view is presented in; nothing where it is not.
  public mutating func dismiss() { isPresented = false }
}
