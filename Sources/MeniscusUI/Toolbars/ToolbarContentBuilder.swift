/// Composes items of a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// A statement as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One statement: its items.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Several statements: their items, in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarTuple<(repeat each Content)> {
    ToolbarTuple(children: (repeat each content)) { children, entries, key in
      var index = 0
      for child in repeat each children {
        child.appendEntries(to: &entries, key: "\(key).\(index)")
        index += 1
      }
    }
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> ToolbarTuple<Content?> {
    ToolbarTuple(children: content) { content, entries, key in
      content?.appendEntries(to: &entries, key: key)
    }
  }

  /// The first branch of an `if` or `switch`.
  @MainActor public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ToolbarEither<First, Second> {
    ToolbarEither(branch: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  @MainActor public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ToolbarEither<First, Second> {
    ToolbarEither(branch: .second(second))
  }

  /// A statement that is only there on newer systems.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    content
  }

  /// A statement that is only there on newer systems, of a toolbar that people change.
  public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    content
  }
}
