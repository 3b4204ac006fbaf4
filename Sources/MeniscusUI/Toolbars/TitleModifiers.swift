/// How the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// Large on the first screen of a stack, then as on the screen before.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large below the bar; it goes into the bar when the content scrolls.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, in the line of the bar at its leading end.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// What is known of one screen's entry in the bar; the form of older systems.
public enum NavigationBarItem {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large on the first screen of a stack, then as on the screen before.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large below the bar.
    case large

    var mode: ToolbarTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

nonisolated extension View {
  /// Sets the title of the screen; that of a view further inside wins.
  public func navigationTitle(_ title: Text) -> some View {
    screenBars { if $0.title == nil { $0.title = title } }
  }

  /// Sets the title of the screen by a key.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen; people cannot change it in the bar here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitleView(content: self, title: title)
      .unmet("navigationTitle(_: Binding<String>)", .obeyed)
  }

  /// Sets the line below the title of the screen.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    screenBars { if $0.subtitle == nil { $0.subtitle = subtitle } }
  }

  /// Sets the line below the title of the screen by a key.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the line below the title of the screen.
  @_disfavoredOverload
  public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets how the title of the screen is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    toolbarTitleDisplayMode(displayMode.mode)
  }

  /// Sets how the title of the screen is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenBars { if $0.titleMode == nil { $0.titleMode = mode } }
  }

  /// Leaves the way back out of the bar, and the swipe from the edge with it.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screenBars { if hidesBackButton { $0.hidesBack = true } }
  }

  /// Leaves the bar out; the form of older systems.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    screenBars { said in
      if hidden, said.visibility[.navigationBar] == nil {
        said.visibility[.navigationBar] = .hidden
      }
    }
  }
}

/// A view whose title somebody else owns.
nonisolated private struct BoundTitleView<Content: View>: View, TransparentView {
  let content: Content
  @Binding var title: String

  @MainActor var body: some View { content.navigationTitle(Text(verbatim: title)) }
}
