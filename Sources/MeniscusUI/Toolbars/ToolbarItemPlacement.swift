/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// Where the system has it: at the trailing end of the upper bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle of the upper bar, in the place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// At the leading end of the upper bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// What people do most: at the very trailing end of the upper bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// What people do now and then: in the middle of the bar of an editor where there is width, else in
  /// a menu.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// What is told and not done: in the middle of the lower bar.
  public static let status = ToolbarItemPlacement(name: "status")
  /// What takes the choice that was made: prominent at the trailing end.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// What leaves everything as it was: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// What deletes: at the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard of the scene's device; without one it is accepted, not shown.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the leading end of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the trailing end of the upper bar, whatever else gives way.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
  /// At the leading end of the upper bar; the name of older systems.
  public static let navigationBarLeading = topBarLeading
  /// At the trailing end of the upper bar; the name of older systems.
  public static let navigationBarTrailing = topBarTrailing
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// In the place of the large title; accepted, not shown.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// In the place of the line below the title; accepted, not shown.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// In the place of the line below the large title; accepted, not shown.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")

  /// The part of the bars that it stands for.
  enum Region: Equatable {
    case leading, principal, secondary, trailing, bottom, largeTitle, subtitle, nowhere
  }

  var region: Region {
    switch self {
    case .navigation, .topBarLeading, .cancellationAction: .leading
    case .principal, .title: .principal
    case .secondaryAction: .secondary
    case .bottomBar, .status: .bottom
    case .largeTitle: .largeTitle
    case .subtitle, .largeSubtitle: .subtitle
    case .keyboard: .nowhere
    default: .trailing
    }
  }

  /// The name of the place as a feature that is not met; nil where items are shown.
  var unmet: String? {
    switch region {
    case .largeTitle, .subtitle, .nowhere: "ToolbarItemPlacement.\(name)"
    default: nil
    }
  }

  /// What stands further at the trailing end, whatever the order of the statements is.
  var rank: Int {
    switch self {
    case .primaryAction, .destructiveAction: 2
    case .confirmationAction, .topBarPinnedTrailing: 3
    default: 1
    }
  }

  /// Whether an item stands on a glass of its own.
  var isApart: Bool {
    switch self {
    case .confirmationAction, .cancellationAction, .destructiveAction, .status: true
    default: false
    }
  }
}

/// A bar of the system.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bars where toolbars of the view stand.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The upper bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The lower bar.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a window; there is none here.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// How wide a space between items is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As wide as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The gap between two glasses.
  public static let fixed = SpacerSizing(name: "fixed")
}
