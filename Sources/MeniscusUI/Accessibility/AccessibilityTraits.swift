/// What a view is to people who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It does something when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It begins a part of what is shown.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It takes what is searched for.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up what is shown.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play or to record.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns a page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What is around it does not answer.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It chooses one of several views.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The words for the traits, in the order of their bits.
  var words: [String] {
    Self.names.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Self.names[$0] }
  }

  private static let names = [
    "button", "header", "selected", "link", "search field", "image", "plays sound", "keyboard key",
    "text", "summary", "updates frequently", "starts media session", "direct interaction",
    "page turn", "modal", "toggle", "tab bar",
  ]
}

/// What becomes of the elements inside of one that is made for people who do not see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Sendable {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay elements, inside this one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one element with all that they say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// An action that assistive technology knows without a name.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// What pressing does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// What leads back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What a tap with two fingers does.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")

  /// Makes an action of a name.
  public init(named name: Text) {
    self.name = name.content
  }

  init(name: String) {
    self.name = name
  }
}

/// A step of a value that goes up and down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
