extension ViewBuilder {
  /// No statement: nothing.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Several statements: their views, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(value: (repeat each content)) { children, context in
      var nodes: [Node] = []
      for child in repeat each children {
        nodes.append(Node.make(for: child, in: context.child(slot: String(nodes.count))))
      }
      return nodes
    } update: { children, nodes in
      var index = 0
      for child in repeat each children {
        nodes[index].receive(child)
        index += 1
      }
    }
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }

  /// The passes of a `for` loop, by their number.
  public static func buildArray<Content: View>(
    _ passes: [Content]
  ) -> ForEach<Range<Int>, Int, Content> {
    nonisolated(unsafe) let passes = passes
    return ForEach(passes.indices) { passes[$0] }
  }

  /// A statement that is only there on newer systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
