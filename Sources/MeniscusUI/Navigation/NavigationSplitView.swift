/// Columns beside one another, the first on glass over the last; one screen at a time where there is
/// little room.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let settings: SplitSettings
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// As the system has it: all.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let place: Int

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(place: 0)
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(place: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(place: 2)
}

/// What somebody else owns of a split view.
struct SplitSettings {
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  /// Makes a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(), sidebar, content, detail)
  }

  /// Makes a split view of three columns, and says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(visibility: columnVisibility), sidebar, content, detail)
  }

  /// Makes a split view of three columns, and says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(compactColumn: preferredCompactColumn), sidebar, content, detail)
  }

  /// Makes a split view of three columns, and says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(visibility: columnVisibility, compactColumn: preferredCompactColumn), sidebar,
      content, detail)
  }

  private init(
    _ settings: SplitSettings, _ sidebar: () -> Sidebar, _ content: () -> Content,
    _ detail: () -> Detail
  ) {
    self.settings = settings
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(SplitSettings(), sidebar, { EmptyView() }, detail)
  }

  /// Makes a split view of two columns, and says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(SplitSettings(visibility: columnVisibility), sidebar, { EmptyView() }, detail)
  }

  /// Makes a split view of two columns, and says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(compactColumn: preferredCompactColumn), sidebar, { EmptyView() }, detail)
  }

  /// Makes a split view of two columns, and says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      SplitSettings(visibility: columnVisibility, compactColumn: preferredCompactColumn), sidebar,
      { EmptyView() }, detail)
  }
}

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle: Sendable {}

/// As the system has it: columns beside one another.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns beside one another.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The last column keeps its room, and the others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the system has it: columns beside one another.
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside one another.
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its room, and the others lie over it.
  public static var prominentDetail: Self { Self() }
}

private let splitProminentEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Whether the last column of split views keeps its room.
  var splitDetailIsProminent: Bool {
    get { self[splitProminentEntry] }
    set { self[splitProminentEntry] = newValue }
  }
}

/// The width that a column asks for, in points.
struct ColumnWidth: Equatable {
  var minimum: Double?
  var ideal: Double
  var maximum: Double?
}

/// Hands up the width that a column asks for; the innermost wins.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

nonisolated extension View {
  /// Sets how the columns of split views inside the view share the room.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View {
    environment(\.splitDetailIsProminent, style is ProminentDetailNavigationSplitViewStyle)
  }

  /// Sets the width of the column, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(ideal: Double(width)))
  }

  /// Sets the width of the column, in points; people cannot change it here.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: ColumnWidthKey.self,
      value: ColumnWidth(
        minimum: min.map(Double.init), ideal: Double(ideal), maximum: max.map(Double.init)))
  }
}

extension NavigationSplitView: NodeView {
  typealias Made = NavigationSplitNode<Sidebar, Content, Detail>
}

/// Hands the columns of a split view down.
final class NavigationSplitNode<Sidebar: View, Content: View, Detail: View>: SplitElement, ViewNode
{
  init(view: NavigationSplitView<Sidebar, Content, Detail>, context: NodeContext) {
    super.init(settings: view.settings, columns: Self.columns(of: view), context: context)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? NavigationSplitView<Sidebar, Content, Detail> else { return }
    receive(settings: new.settings, columns: Self.columns(of: new))
  }

  private static func columns(
    of view: NavigationSplitView<Sidebar, Content, Detail>
  ) -> [AnyView] {
    let middle = Content.self == EmptyView.self ? [] : [AnyView(view.content)]
    return [AnyView(view.sidebar)] + middle + [AnyView(view.detail)]
  }
}
