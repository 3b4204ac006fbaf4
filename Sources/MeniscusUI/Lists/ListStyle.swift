/// How a list looks, as people name it.
public protocol ListStyle {}

/// What a list looks like.
enum ListLook: Equatable, Sendable {
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar

  /// Whether rows lie on cards or bands of their own.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped || self == .sidebar }
  /// Whether those have corners and keep away from the sides.
  var isCarded: Bool { self == .insetGrouped || self == .sidebar }
}

/// The style where none is set: on a phone, groups on cards.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Rows from side to side, headers that stay in sight.
public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Rows from side to side, headers that scroll.
public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Groups on bands from side to side.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Groups on cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Groups that people show and hide.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style where none is set: on a phone, groups on cards.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side, headers that stay in sight.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from side to side, headers that scroll.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups on bands from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Groups that people show and hide.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Sets how lists inside the view look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let look: ListLook =
      switch style {
      case is PlainListStyle: .plain
      case is InsetListStyle: .inset
      case is GroupedListStyle: .grouped
      case is SidebarListStyle: .sidebar
      default: .insetGrouped
      }
    return environment(\.listSettings.look, look)
  }
}
