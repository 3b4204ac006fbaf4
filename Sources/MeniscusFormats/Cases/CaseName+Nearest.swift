extension CaseName {
  /// The identifier, the trace's name or the scene that is nearest to a text; nil where none is.
  package static func nearest(to text: String, among names: [CaseName]) -> String? {
    NearestName.suggestion(
      for: text, among: names.map(\.identifier) + names.map(\.trace) + names.map(\.scene))
  }
}

extension SuiteError {
  /// The error that patterns choose none of some cases.
  package static func nothingChosen(by patterns: [Pattern], among names: [CaseName]) -> SuiteError {
    .nothingChosen(
      patterns: patterns.map(\.text),
      nearest: patterns.first.flatMap { CaseName.nearest(to: $0.text, among: names) })
  }
}
