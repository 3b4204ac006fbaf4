private let linkIndicatorEntry = EnvironmentEntry<Visibility>(.automatic)

extension EnvironmentValues {
  /// Whether links that are rows of a list show that they lead on.
  var linkIndicator: Visibility {
    get { self[linkIndicatorEntry] }
    set { self[linkIndicatorEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether links inside the view that are rows of a list show that they lead on.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
}
