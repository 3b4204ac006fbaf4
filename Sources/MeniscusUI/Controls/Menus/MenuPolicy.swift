/// The numbers of menus, in points.
///
/// Source: `Vercantez/openuikit`, the menu's view tree on an iPhone 16, iOS 26.1; the corner is a
/// circle fitted to pixels.
enum MenuPolicy {
  /// The width of the platter; titles wrap.
  static let width: CGFloat = 250
  /// The distance above the first row and below the last.
  static let padding: CGFloat = 10
  /// The radius of the platter's corners; that of the classic design is UIKit's of iOS 18.
  static func radius(_ isClassic: Bool) -> CGFloat { isClassic ? 13 : 32.5 }
  /// The distances from a row's edges to its text.
  static let rowTop: CGFloat = 32 / 3
  static let rowBottom: CGFloat = 11
  /// The distance from the platter's edges to texts; more before them where a row has a mark, and
  /// where one has an image.
  static let inset: CGFloat = 28
  static let checkedInset: CGFloat = 40
  static let imageInset: CGFloat = 60
  /// The middles of marks and images from the leading edge, and of chevrons from the trailing one.
  static let checkCenter: CGFloat = 20
  static let imageCenter: CGFloat = 217 / 6
  static let chevronCenter: CGFloat = 31
  /// The distance between two sections.
  static let sectionGap: CGFloat = 21
  /// The distance from the upper edge of a header to its text, and from there to its lower edge.
  static let headerTop: CGFloat = 20
  static let headerBottom: CGFloat = 14 / 3
  /// The distance from a title to what is written below it.
  static let subtitleGap: CGFloat = 2 / 3
  /// The distance of a context menu from what it belongs to; ours.
  static let contextGap = 16.0
  /// The scale of what it belongs to, and the radius of the corners that this gets; ours.
  static let liftScale = 1.03
  static let liftRadius = 16.0
  /// The scale of a menu behind one that came out of it; ours.
  static let recededScale = 0.95
}

/// The columns before the texts of a menu: they are there for all rows where one row needs them.
struct MenuColumns: OptionSet, Equatable {
  let rawValue: Int

  static let checks = MenuColumns(rawValue: 1)
  static let images = MenuColumns(rawValue: 2)

  /// The distance from the platter's leading edge to the texts.
  var inset: CGFloat {
    switch self {
    case .checks: MenuPolicy.checkedInset
    case .images: MenuPolicy.imageInset
    case [.checks, .images]:
      MenuPolicy.imageInset + MenuPolicy.checkedInset - MenuPolicy.inset
    default: MenuPolicy.inset
    }
  }
}

/// The columns that the rows of a menu need.
enum MenuColumnsKey: PreferenceKey {
  static var defaultValue: MenuColumns { [] }

  static func reduce(value: inout MenuColumns, nextValue: () -> MenuColumns) {
    value.formUnion(nextValue())
  }
}

private let menuColumnsEntry = EnvironmentEntry<MenuColumns>([], isPlace: true)
private let closeMenuEntry = EnvironmentEntry<MenuClosing?>(nil, isPlace: true)
private let menuOrderEntry = EnvironmentEntry<MenuOrder>(.automatic)
private let menuDismissEntry = EnvironmentEntry<MenuActionDismissBehavior>(.automatic)
private let opensUpwardEntry = EnvironmentEntry<Bool>(false, isPlace: true)

/// Takes a menu away, and those that it came from.
struct MenuClosing {
  let close: @MainActor () -> Void
}

extension EnvironmentValues {
  /// The columns before the texts of the menu around.
  var menuColumns: MenuColumns {
    get { self[menuColumnsEntry] }
    set { self[menuColumnsEntry] = newValue }
  }

  /// What takes the menu around away; nil outside of menus.
  var closeMenu: MenuClosing? {
    get { self[closeMenuEntry] }
    set { self[closeMenuEntry] = newValue }
  }

  /// The order of what is in menus.
  public var menuOrder: MenuOrder {
    get { self[menuOrderEntry] }
    set { self[menuOrderEntry] = newValue }
  }

  /// Whether a menu goes away when an item was chosen.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[menuDismissEntry] }
    set { self[menuDismissEntry] = newValue }
  }

  /// Whether the menu around stands above what it comes from.
  var opensUpward: Bool {
    get { self[opensUpwardEntry] }
    set { self[opensUpwardEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the order of what is in menus inside the view.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether a menu goes away when an item was chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
