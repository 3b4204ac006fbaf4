/// Something that is wrong with a run as a whole.
package enum RunRemark: Equatable, Sendable {
  /// The folder holds no trace, so nothing was checked.
  case noTraces(folder: String)
  /// A link to a folder that was not entered.
  case linkedFolder(String)
  /// A file that looks like a trace and is none by its name.
  case almostTrace(String)
  /// A rule is about no trace.
  case unusedRule(PlacedRule)
}
