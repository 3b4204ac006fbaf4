/// What the views of a screen say to the bars around it.
struct ScreenBars {
  /// The title; nil where nobody states one.
  var title: Text?
  var subtitle: Text?
  /// How the title is shown; nil where nobody says it.
  var titleMode: ToolbarTitleDisplayMode?
  /// What the menu of the title holds; nil for no menu.
  var titleMenu: AnyView?
  /// The items of toolbars, in order.
  var slots: [ToolbarSlot] = []
  /// Whether the way back is left out.
  var hidesBack = false
  /// Whether bars are shown, as far as somebody says it.
  var visibility: [ToolbarPlacement: Visibility] = [:]
  /// Whether the title is left out.
  var removesTitle = false
  /// Styles behind bars.
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  /// The schemes of bars.
  var schemes: [ToolbarPlacement: ColorScheme] = [:]
  /// What the bars are for; nil where nobody says it.
  var role: ToolbarRole?
  /// What lies behind the screen, where it says so.
  var container: AnyShapeStyle?
  /// What the screen grows out of; nil where it comes as others do.
  var zoomSource: TransitionSourceKey?

  /// Takes what views beside say, where these say nothing.
  mutating func merge(_ other: ScreenBars) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    titleMode = titleMode ?? other.titleMode
    titleMenu = titleMenu ?? other.titleMenu
    slots += other.slots
    hidesBack = hidesBack || other.hidesBack
    removesTitle = removesTitle || other.removesTitle
    visibility.merge(other.visibility) { own, _ in own }
    backgrounds.merge(other.backgrounds) { own, _ in own }
    backgroundVisibility.merge(other.backgroundVisibility) { own, _ in own }
    schemes.merge(other.schemes) { own, _ in own }
    role = role ?? other.role
    container = container ?? other.container
    zoomSource = zoomSource ?? other.zoomSource
  }

  /// Whether a bar is left out.
  func hides(_ bar: ToolbarPlacement) -> Bool {
    (visibility[bar] ?? visibility[.automatic] ?? .automatic) == .hidden
  }
}

/// Hands up what the views of a screen say to the bars around it.
enum ScreenBarsKey: PreferenceKey {
  static var defaultValue: ScreenBars { ScreenBars() }

  static func reduce(value: inout ScreenBars, nextValue: () -> ScreenBars) {
    value.merge(nextValue())
  }
}

/// Hands up whether the bar of tabs is shown; the innermost that says it wins.
enum TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility { .automatic }

  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    let next = nextValue()
    if value == .automatic { value = next }
  }
}

nonisolated extension View {
  /// Says something to the bars around the screen; what views inside say comes first.
  func screenBars(_ change: @escaping (inout ScreenBars) -> Void) -> some View {
    transformPreference(ScreenBarsKey.self, change)
  }
}
