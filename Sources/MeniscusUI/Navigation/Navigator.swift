/// Goes from screen to screen, for the views of a stack.
@MainActor
protocol Navigating: AnyObject {
  /// Goes to the screen of a value; whether there is a way.
  func push(value: AnyHashable)
  /// Goes to a screen.
  func push(view: AnyView)
  /// Whether the screen of a value stands beside, in the next column.
  func showsBeside(_ value: AnyHashable) -> Bool
}

/// A weak way to who goes from screen to screen.
struct Navigator {
  weak var target: (any Navigating)?
}

private let navigatorEntry = EnvironmentEntry<Navigator>(Navigator())

extension EnvironmentValues {
  /// Who goes from screen to screen around the view.
  var navigator: Navigator {
    get { self[navigatorEntry] }
    set { self[navigatorEntry] = newValue }
  }
}

/// One step of the way to a screen.
struct NavigationEntry {
  enum Target {
    /// A value, whose screen a destination makes.
    case value(AnyHashable)
    /// A screen by itself.
    case view(AnyView)
    /// A screen that is there as long as somebody says so.
    case presented(any PresentedDestination)

    var value: AnyHashable? {
      if case .value(let value) = self { return value }
      return nil
    }
  }

  /// Tells steps apart.
  let number: Int
  var target: Target

  var value: AnyHashable? { target.value }
}

/// Says that a screen is to be there, and what it is.
@MainActor
protocol PresentedDestination: AnyObject {
  /// The screen as it is now.
  var screen: AnyView { get }
  /// Hears that people left the screen.
  func dismissed()
}

/// Makes the screens of values of one type.
@MainActor
protocol ValueDestination: Node {
  /// The type of the values.
  var valueType: ObjectIdentifier { get }
  /// The screen of a value.
  func screen(for value: AnyHashable) -> AnyView?
}
