/// How a tab view is shown.
public protocol TabViewStyle: Sendable {}

/// With a bar: at the bottom of a phone, at the top of a tablet.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// With a bar, at the bottom of a phone and at the top of a tablet.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// With a bar that people turn into a sidebar on a tablet.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// With tabs in groups; here it is a bar.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// As pages beside one another, with dots that count them.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  let mode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

extension TabViewStyle {
  var isPaged: Bool { self is PageTabViewStyle }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style where none is set.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// With a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// With a bar that people turn into a sidebar on a tablet.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// With tabs in groups; here it is a bar.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// As pages beside one another.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// As pages beside one another, with dots as it is said.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it: never.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content is scrolled down; it comes back when it is scrolled up.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content is scrolled up; it comes back when it is scrolled down.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Where the view beside a bar of tabs stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the line of the small bar.
  case inline
  /// Above the bar.
  case expanded
}

private let tabStyleEntry = EnvironmentEntry<any TabViewStyle>(DefaultTabViewStyle())
private let minimizeEntry = EnvironmentEntry<TabBarMinimizeBehavior>(.automatic)
private let accessoryEntry = EnvironmentEntry<AnyView?>(nil, isPlace: true)
private let barLineEntry = EnvironmentEntry<Double?>(nil, isPlace: true)
private let accessoryPlacementEntry = EnvironmentEntry<TabViewBottomAccessoryPlacement?>(nil)

extension EnvironmentValues {
  var tabStyle: any TabViewStyle {
    get { self[tabStyleEntry] }
    set { self[tabStyleEntry] = newValue }
  }

  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[minimizeEntry] }
    set { self[minimizeEntry] = newValue }
  }

  var tabAccessory: AnyView? {
    get { self[accessoryEntry] }
    set { self[accessoryEntry] = newValue }
  }

  /// Where the bar of tabs of a tablet begins, whose line the bars of stacks inside share; nil for none.
  var tabBarLine: Double? {
    get { self[barLineEntry] }
    set { self[barLineEntry] = newValue }
  }

  /// Where the view beside a bar of tabs stands; nil outside of such a view.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[accessoryPlacementEntry] }
    set { self[accessoryPlacementEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how tab views inside the view are shown.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabStyle, style)
  }

  /// Sets when the bar of tab views inside the view becomes small.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }

  /// Lays a view above the bar of tabs; it comes into the bar's line while that is small.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Lays a view above the bar of tabs, where it is switched on.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }

  /// Lets people change the tabs; accepted, not obeyed.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    unmet("tabViewCustomization", .obeyed)
  }

  /// Sets how the dots of pages look; they stand on no ground.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    unmet("indexViewStyle", if: style.mode == .always || style.mode == .interactive)
  }
}

/// How the signs of the pages of a view look.
public protocol IndexViewStyle {}

/// How the dots of pages look.
public struct PageIndexViewStyle: IndexViewStyle, Hashable, Sendable {
  /// When dots stand on a ground.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// As the system has it.
    case automatic
    /// Always.
    case always
    /// While they are touched.
    case interactive
    /// Never.
    case never
  }

  let mode: BackgroundDisplayMode

  /// Makes a style of dots on a ground as it is said.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// Dots on a ground as it is said.
  public static func page(
    backgroundDisplayMode: BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }

  /// Dots as the system has them.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}
