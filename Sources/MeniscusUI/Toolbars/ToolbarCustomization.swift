/// How people may change items of a toolbar.
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// Items may be moved and taken away.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Items may be moved.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Items stay.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What is special about items of a toolbar that people change.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The items are in the menu of the bar while they are not in the bar.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// How people may change one statement of a toolbar, and what they have made of it.
struct ToolbarItemCustomization {
  /// What the statement is known by; nil where it has no identifier of its own.
  var itemID: String?
  var behavior = ToolbarCustomizationBehavior.default
  var isShownByDefault = true
  var isAlwaysAvailable = false
  /// Whether people have it in the bar.
  var isInBar = true
}

extension ToolbarEntry {
  /// What people may change it by; nil where it stays: at the ends of a bar, in the lower one, and where
  /// it says so or has no identifier.
  var changeableID: String? {
    guard case .item = kind, customization.behavior != .disabled,
      placement == .secondaryAction || placement == .automatic
    else { return nil }
    return customization.itemID
  }
}

extension CustomizableToolbarContent {
  /// Sets how people may change the items.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { $0.customization.behavior = behavior }
  }

  /// Sets whether the items are in the bar until people change that, and what else is special of them.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) {
      if defaultVisibility != .automatic {
        $0.customization.isShownByDefault = defaultVisibility == .visible
      }
      if options.contains(.alwaysAvailable) { $0.customization.isAlwaysAvailable = true }
    }
  }

  /// Leaves the items out, and the glass that they alone would stand on.
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { $0.isHidden = $0.isHidden || hidden }
  }

  /// Sets whether the items stand on the glass that they share with their neighbours.
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { $0.sharedBackground = visibility }
  }
}
