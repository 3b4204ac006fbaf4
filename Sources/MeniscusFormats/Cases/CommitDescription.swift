/// A commit, and what it says of itself.
package struct CommitDescription: Equatable, Sendable {
  /// The commit, in hexadecimal.
  package var commit: String
  /// When it was written, as ISO 8601.
  package var date: String
  /// Who wrote it: `Ada Example <ada@example.org>`.
  package var author: String
  /// The first line of its message.
  package var subject: String

  /// Describes a commit.
  package init(commit: String, date: String = "", author: String = "", subject: String = "") {
    self.commit = commit
    self.date = date
    self.author = author
    self.subject = subject
  }
}
