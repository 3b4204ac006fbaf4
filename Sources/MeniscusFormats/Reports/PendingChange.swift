/// A change that waits, with its case.
package struct PendingChange: Equatable, Sendable {
  /// The case.
  package var name: CaseName
  /// What of it is not as accepted.
  package var change: BaselineChange
  /// Whether what the case produced may become a baseline.
  package var mayBeAccepted: Bool

  /// Makes an entry.
  package init(name: CaseName, change: BaselineChange, mayBeAccepted: Bool = true) {
    self.name = name
    self.change = change
    self.mayBeAccepted = mayBeAccepted
  }
}
