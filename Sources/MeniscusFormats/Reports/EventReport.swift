/// An event of a trace, as a run delivered it.
package struct EventReport: Equatable, Codable, Sendable {
  /// The frame that it was delivered in.
  package var frame: Int
  /// Its place in the trace file, the header being line 1.
  package var line: Int
  /// What it is, with its target: `tap play`, `wheel 0,-120`.
  package var title: String

  /// Makes an entry.
  package init(frame: Int, line: Int, title: String) {
    self.frame = frame
    self.line = line
    self.title = title
  }
}
