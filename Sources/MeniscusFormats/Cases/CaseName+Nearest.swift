extension CaseName {
  /// The identifier, the trace's name or the scene that is nearest to a text; nil where none is.
  package static func nearest(to text: String, among names: [CaseName]) -> String? {
    NearestName.suggestion(
      for: text, among: names.map(\.identifier) + names.map(\.trace) + names.map(\.scene))
  }
}
