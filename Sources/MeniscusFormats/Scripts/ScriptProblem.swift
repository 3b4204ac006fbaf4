/// What is wrong in a line of a recording script.
package enum ScriptProblem: Equatable, Codable, Sendable {
  /// The line begins with a word that is no step and no setting; `suggestion` is the nearest.
  case unknownStep(String, allowed: [String], suggestion: String?)
  /// The step ends where something has to follow.
  case missingArgument(step: String, expected: ScriptArgument)
  /// Something follows that the step has no use for.
  case extraArgument(step: String, found: String)
  /// A word is not what has to stand there.
  case malformedArgument(step: String, found: String, expected: ScriptArgument)
  /// A word is none of those that may stand there; `suggestion` is the nearest.
  case unknownValue(step: String, found: String, allowed: [String], suggestion: String?)
  /// A quotation is not closed.
  case openQuote
  /// A setting comes after the first step.
  case settingAfterStep(String)
  /// A setting comes twice.
  case duplicateSetting(String, firstLine: Int)
  /// The script was written for a newer version of the tool, or for none that there ever was.
  case unsupportedVersion(found: Int, newest: Int)
  /// The version does not come before all else.
  case versionNotFirst
  /// Something follows `end`.
  case afterEnd(endLine: Int)
  /// The step is no event that a trace can have.
  case event(TraceProblem)
}

/// What has to stand at a place of a script.
package enum ScriptArgument: String, Codable, Sendable {
  /// `#identifier`, `#identifier@x,y` or `x,y`.
  case target
  /// `#identifier` or `#identifier@x,y`.
  case identifier
  /// A number.
  case number
  /// A whole number.
  case wholeNumber
  /// `0.5s`, `500ms` or `30f`.
  case duration
  /// `width` and `height` with an `x` between them, as `320x240`.
  case size
  /// `over`.
  case over
  /// `key=value`.
  case assignment
  /// A word or a quotation.
  case text
}
