private let showsSectionsEntry = EnvironmentEntry<Bool>(false, isPlace: true)

extension EnvironmentValues {
  /// Whether the sections of the view of tabs around are shown, as its sidebar does.
  public internal(set) var isTabBarShowingSections: Bool {
    get { self[showsSectionsEntry] }
    set { self[showsSectionsEntry] = newValue }
  }
}
