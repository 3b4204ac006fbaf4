extension CaseName {
  /// The identifier, the trace's name or the scene that is nearest to a text; nil where none is.
  package static func nearest(to text: String, among names: [CaseName]) -> String? {
    NearestName.suggestion(
      for: text, among: names.map(\.identifier) + names.map(\.trace) + names.map(\.scene))
  }
}

extension SuiteError {
  /// Refuses patterns of which one chooses none of some cases: a name that is no longer there would
  /// else drop out of a list unnoticed.
  package static func refuseIdle(
    _ patterns: [Pattern], among names: [CaseName]
  ) throws(SuiteError) {
    let idle = patterns.filter { pattern in
      !names.contains { pattern.matches($0.identifier) }
    }
    guard let first = idle.first else { return }
    throw .nothingChosen(
      patterns: idle.map(\.text), nearest: CaseName.nearest(to: first.text, among: names))
  }
}
