extension EnvironmentValues {
  /// Whether the sections of a view of tabs stand in its bar; a sidebar has them, and here is none.
  public var isTabBarShowingSections: Bool { false }
}
