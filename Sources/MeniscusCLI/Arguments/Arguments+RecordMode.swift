import MeniscusFormats
import MeniscusSuite

extension Arguments {
  /// What a run records: what the command line says, else the environment, else nothing.
  ///
  /// A build server's run records only what its command line says: there the variable that
  /// somebody set for their own machine means nothing.
  package func recordMode(_ environment: [String: String]) throws(CommandLineError) -> RecordMode {
    if let text = self["record"] { return try Self.mode(text, named: "--record") }
    let text = environment[RecordMode.variable, default: ""]
    if text.isEmpty || RecordMode.isUnattended(environment) { return .never }
    return try Self.mode(text, named: RecordMode.variable)
  }

  private static func mode(
    _ text: String, named option: String
  ) throws(CommandLineError) -> RecordMode {
    if let mode = RecordMode(rawValue: text) { return mode }
    let names = RecordMode.allCases.map(\.rawValue)
    throw .unknown(text, of: option, among: names)
  }
}
