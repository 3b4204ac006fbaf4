nonisolated extension View {
  /// Suggests what may be typed into fields inside the view; accepted, not shown.
  public func textInputSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    unmet("textInputSuggestions")
  }

  /// Suggests what may be typed, a view for every element; accepted, not shown.
  public func textInputSuggestions<Data: RandomAccessCollection, Suggestion: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Suggestion
  ) -> some View where Data.Element: Identifiable {
    unmet("textInputSuggestions")
  }

  /// Suggests what may be typed, a view for every element; accepted, not shown.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Suggestion: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Suggestion
  ) -> some View {
    unmet("textInputSuggestions")
  }

  /// Says what the view completes a field to as its suggestion; accepted, not obeyed.
  public func textInputCompletion(_ completion: String) -> some View {
    unmet("textInputCompletion", .obeyed)
  }
}
