/// Composes views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// One statement: its view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// A statement as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }
}
