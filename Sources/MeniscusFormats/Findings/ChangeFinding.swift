/// A difference between what is accepted of a view and what it is now.
package struct ChangeFinding: Equatable, Codable, Sendable {
  /// What happened.
  package var kind: ChangeCause.Kind
  /// The view's path, with indices.
  package var path: String
  /// The part that differs, where it is one.
  package var field: String?
  /// What it was and what it is, as changes of one cause have it in common.
  package var values: String?
  /// What it was, of this one view; nil where there is nothing to name.
  package var expected: String?
  /// What it is.
  package var actual: String?

  /// Makes a finding.
  package init(
    kind: ChangeCause.Kind, path: String, field: String? = nil, values: String? = nil,
    expected: String? = nil, actual: String? = nil
  ) {
    self.kind = kind
    self.path = path
    self.field = field
    self.values = values
    self.expected = expected
    self.actual = actual
  }
}
