/// Something in the folder of traces that looks like a trace and is not replayed.
package struct UnplayedTrace: Equatable, Sendable {
  /// Why it is not.
  package enum Reason: Equatable, Sendable, CaseIterable {
    /// It is a link to a folder, and those are not entered.
    case linkedFolder
    /// It is a link that leads out of the project, where nobody reviews a change.
    case linkOutside
    /// It is hidden, or in a folder that is.
    case hidden
    /// It is a folder.
    case folder
    /// Its name does not end as the names of traces do.
    case name
  }

  /// Where it is.
  package var path: String
  /// Why it is not replayed.
  package var reason: Reason

  /// Describes it.
  package init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
