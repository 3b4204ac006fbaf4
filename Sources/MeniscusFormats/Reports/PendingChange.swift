/// A change that waits, with its case.
package struct PendingChange: Equatable, Sendable {
  /// The case.
  package var name: CaseName
  /// What of it is not as accepted.
  package var change: BaselineChange

  /// Makes an entry.
  package init(name: CaseName, change: BaselineChange) {
    self.name = name
    self.change = change
  }
}
