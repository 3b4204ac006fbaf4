/// The revision of a project that a run was made of, as version control has it.
package struct ProjectRevision: Equatable, Codable, Sendable {
  /// The commit, in hexadecimal.
  package var commit: String
  /// The first parent of the commit, in hexadecimal; nil where it has none, or nobody asked.
  package var parent: String?
  /// The branch that is checked out; nil where none is, or nobody asked.
  package var branch: String?
  /// Whether files were changed since, or are not under version control.
  package var isDirty: Bool

  /// Names a revision.
  package init(commit: String, isDirty: Bool) {
    self.commit = commit
    self.isDirty = isDirty
  }
}
