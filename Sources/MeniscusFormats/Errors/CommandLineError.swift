/// What is wrong with a command line; `Messages` turns it into text.
package enum CommandLineError: Error, Equatable, Sendable {
  /// There is no such command.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option.
  case unknownOption(String, command: String, nearest: String?)
  /// An option stands at the end, without its value.
  case missingValue(option: String, value: String, command: String)
  /// An option that takes no value was given one.
  case unexpectedValue(option: String, command: String)
  /// An option that can be given once was given again.
  case repeatedOption(String, command: String)
  /// An option's value is not a whole number in its range.
  case notInRange(option: String, text: String, lowest: Int, highest: Int, command: String)
  /// An option's value is not a number in its range.
  case numberNotInRange(
    option: String, text: String, lowest: Double, highest: Double, command: String)
  /// An option's value is none of the words that it knows.
  case unknownValue(option: String, text: String, allowed: [String], nearest: String?)
  /// What a command is to do is none of what it knows.
  case unknownAction(String, command: String, allowed: [String], nearest: String?)
  /// A file to write is one that is read.
  case overwritesInput(option: String, path: String)
  /// A file to write a picture to is there already, and is none.
  case notAPicture(option: String, path: String)
  /// Something that has no option was not said.
  case missingArgument(String, command: String)
  /// More was said than the command takes.
  case unexpectedArgument(String, command: String)
  /// Two options exclude each other.
  case conflict(String, String, command: String)
  /// An option has no meaning without another.
  case needs(option: String, other: String, command: String)
  /// A trace has no frame of the number.
  case noFrame(Int, last: Int)
  /// An option's value is no point, as in `120,40`.
  case notAPoint(option: String, text: String, command: String)
  /// A point is not in the frame, which has an extent in points.
  case pointOutside(option: String, text: String, width: Double, height: Double)
  /// There is no variant of the name.
  case unknownVariant(String, nearest: String?)
  /// There is neither a file nor a case of the name.
  case unknownTrace(String, nearest: String?)
  /// The file to write is there already.
  case fileExists(String)
  /// A contact sheet would have more pixels than a picture may have.
  case sheetTooLarge(width: Int, height: Int, limit: Int)
  /// An option's value is no extent, as in `390x844`.
  case notAnExtent(option: String, text: String, command: String)
  /// A file of view trees has no case of the name.
  case unknownCase(String, path: String, nearest: String?)
  /// A file of view trees has several cases, of which one is to be named.
  case severalCases(path: String, count: Int)
  /// A package cannot have the name: it is no identifier, or one that another module has.
  case notAPackageName(String, isReserved: Bool)
  /// A variable of the environment that names a part of a run is no whole number in its range.
  case badShardVariable(name: String, text: String, lowest: Int, highest: Int)
  /// Two variables of the environment name different parts of a run.
  case shardVariables(String, String)
  /// What is to be the same whenever it is asked is a time.
  case inexactMetric(String)
  /// No alert is open that could say where to begin.
  case noAlert
  /// The open alerts are of times; the first of them, and the revision before.
  case alertOfTime(name: CaseName, metric: String, previous: String)
  /// Version control knew of no revision before an alert, or at it.
  case alertWithoutRevision(name: CaseName, metric: String)
  /// A model of cost cannot be fitted to so few scenes.
  case tooFewScenes(Int, least: Int)
  /// The command has to be told what it is to accept or reject.
  case nothingSelected(command: String, pending: [String])
}

extension CommandLineError {
  /// The error that an option's value is none of those there are.
  package static func unknown(
    _ text: String, of option: String, among allowed: [String]
  ) -> CommandLineError {
    .unknownValue(
      option: option, text: text, allowed: allowed,
      nearest: NearestName.suggestion(for: text, among: allowed))
  }
}
