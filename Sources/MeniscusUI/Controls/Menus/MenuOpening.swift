/// How the button of a menu opens its list while it is held.
struct MenuOpening: Equatable {
  /// How long it has to be held, in seconds.
  let delay: Double
  /// Opens the list.
  let open: @MainActor () -> Void

  /// A button has one list as long as it is there, whichever closure opens it.
  static func == (first: MenuOpening, second: MenuOpening) -> Bool { first.delay == second.delay }
}

private let menuOpeningEntry = EnvironmentEntry<MenuOpening?>(nil, isPlace: true)

extension EnvironmentValues {
  /// What the button at hand opens while it is held; nil for a button of no menu.
  var menuOpening: MenuOpening? {
    get { self[menuOpeningEntry] }
    set { self[menuOpeningEntry] = newValue }
  }
}

extension View {
  /// Sets what buttons inside open while they are held; nil for buttons of no menu.
  func menuOpening(_ opening: MenuOpening?) -> some View { environment(\.menuOpening, opening) }
}
