/// A menu of the title, which opens where the title is touched.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  /// A menu by itself.
  public typealias Body = Never

  let content: Content

  /// Makes the menu of its rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func append(to entries: inout [ToolbarEntry], key: String) {
    entries.append(ToolbarEntry(key: key, kind: .titleMenu(AnyView(content))))
  }
}
