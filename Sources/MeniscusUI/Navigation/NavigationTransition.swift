/// How a screen or a sheet comes.
public protocol NavigationTransition {}

/// As the system has it.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// Out of a view that `matchedTransitionSource` names.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view that `matchedTransitionSource` names; it comes as others do here.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets how the screen comes; others than the system's are accepted, not shown.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    unmet("navigationTransition", if: !(style is AutomaticNavigationTransition))
  }
}
