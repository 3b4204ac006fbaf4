/// The numbers of menus, in points.
///
/// Source: `Vercantez/openuikit`, the menu's view tree on an iPhone 16, iOS 26.1; the corner is a
/// circle fitted to pixels.
enum MenuPolicy {
  /// How long the button of a menu is held until that opens, in seconds; ours.
  static let hold = 0.25
  /// The same where a tap does something else: as long as a long press takes.
  static let longHold = 0.5
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
  /// The column of marks, 40 points to the text: a third before the mark, a third for it, and a third
  /// behind it.
  static let checks = MenuColumn(before: 40 / 3, width: 40 / 3, behind: 40 / 3)
  /// The column of images, 60 points to the text: images begin where texts do without them.
  static let images = MenuColumn(before: 28, width: 49 / 3, behind: 47 / 3)
  /// The middle of a chevron from the trailing edge, and from there to the text; the latter is ours.
  static let chevronCenter: CGFloat = 31
  static let chevronRoom: CGFloat = 12
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

/// A column before the texts of a menu, in points; what stands in it grows with the text (ours).
struct MenuColumn {
  let before: CGFloat
  let width: CGFloat
  let behind: CGFloat

  /// From the leading edge to the middle of what stands in the column.
  func center(growth: CGFloat) -> CGFloat { before + width * growth / 2 }

  /// From the leading edge to the text.
  func inset(growth: CGFloat) -> CGFloat { before + width * growth + behind }
}

/// The columns before the texts of a menu: they are there for all rows where one row needs them.
struct MenuColumns: OptionSet, Equatable {
  let rawValue: Int

  static let checks = MenuColumns(rawValue: 1)
  static let images = MenuColumns(rawValue: 2)

  /// The distance from the platter's leading edge to the texts.
  ///
  /// - Parameters:
  ///   - marks: how many times as large as usual marks are.
  ///   - images: how many times as large as usual images are.
  func inset(marks: CGFloat, images: CGFloat) -> CGFloat {
    var inset = MenuPolicy.inset
    if contains(.checks) { inset += MenuPolicy.checks.inset(growth: marks) - MenuPolicy.inset }
    if contains(.images) { inset += MenuPolicy.images.inset(growth: images) - MenuPolicy.inset }
    return inset
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
  let close: () -> Void
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
