/// The container that a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The view of a tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

nonisolated extension View {
  /// Lays a style behind the container of the view: a screen of a stack, and no other.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    ScreenBackgroundView(
      content: self, style: container == .navigation ? AnyShapeStyle(style) : nil)
  }

  /// Lays views behind the container of the view; accepted, not shown.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    unmet("containerBackground")
  }
}

/// A view that says what lies behind its screen.
nonisolated private struct ScreenBackgroundView<Content: View>: View, TransparentView {
  let content: Content
  /// Nil for what is behind something else.
  let style: AnyShapeStyle?
  @Environment(\.navigator) private var navigator

  @MainActor var body: some View {
    content
      .screenBars { if $0.container == nil { $0.container = style } }
      .unmet("containerBackground", if: style == nil || navigator.target == nil)
  }
}
