/// Something that was done with a case, and when.
package struct CaseWork: Equatable, Codable, Sendable {
  /// What is done with a case.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The replay that the other one has to equal.
    case reference = "second replay"
    /// The replay that is judged.
    case replay
    /// What it gave is set against what is accepted.
    case comparing
    /// A file is made of what it gave, and written.
    case writing
  }

  /// What was done.
  package var kind: Kind
  /// When it began, in nanoseconds of the monotonic clock.
  package var start: UInt64
  /// How long it took, in nanoseconds.
  package var duration: UInt64

  /// Makes an entry.
  package init(_ kind: Kind, start: UInt64, duration: UInt64) {
    self.kind = kind
    self.start = start
    self.duration = duration
  }
}
