private let sliderThumbEntry = EnvironmentEntry<Visibility>(.automatic)

extension EnvironmentValues {
  /// Whether sliders have a knob.
  public internal(set) var sliderThumbVisibility: Visibility {
    get { self[sliderThumbEntry] }
    set { self[sliderThumbEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether sliders inside the view show their knob; it is taken where it would be all the same.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
