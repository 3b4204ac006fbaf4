import MeniscusFormats

extension Explanation.Difference {
  init(_ finding: ChangeFinding) {
    self.init(
      kind: finding.kind.rawValue, view: finding.path, field: finding.field,
      values: finding.values)
  }
}
