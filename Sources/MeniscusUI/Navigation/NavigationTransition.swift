/// How a screen or a sheet comes.
public protocol NavigationTransition {}

/// As the system has it.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// Out of a view that `matchedTransitionSource` names.
public struct ZoomNavigationTransition: NavigationTransition {
  let key: TransitionSourceKey
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view that `matchedTransitionSource` names, and back into it.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      key: TransitionSourceKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

nonisolated extension View {
  /// Sets how the screen of a stack comes; what is presented comes as ever.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    ScreenTransitionView(content: self, zoomSource: (style as? ZoomNavigationTransition)?.key)
  }
}

/// A view that says how its screen comes.
nonisolated private struct ScreenTransitionView<Content: View>: View, TransparentView {
  let content: Content
  let zoomSource: TransitionSourceKey?
  @Environment(\.navigator) private var navigator

  @MainActor var body: some View {
    content
      .screenBars { if $0.zoomSource == nil { $0.zoomSource = zoomSource } }
      .unmet(
        "navigationTransition without NavigationStack",
        if: zoomSource != nil && navigator.target == nil)
  }
}
