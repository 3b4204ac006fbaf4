/// A piece of the interface: what it shows is its body.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view shows now.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never evaluated.
  public var body: Never { preconditionFailure("A primitive view has no body.") }
}

/// A view of any type.
public struct AnyView: View {
  let make: Int = 0
  /// Wraps a view.
  public init<Content: View>(_ content: Content) {}
  /// Never evaluated.
  public var body: Never { preconditionFailure("A primitive view has no body.") }
}

/// Composes views from closures.
@resultBuilder
public struct ViewBuilder {
  /// A single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
