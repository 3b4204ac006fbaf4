import MeniscusFormats
import MeniscusMessages
import MeniscusReport

extension Option {
  /// Where the time went, for other tools.
  static let profile = Option(
    "profile", "FORMAT", "write where the time went: speedscope or folded (flame graphs)")
  /// The file of the profile.
  static let profileOut = Option(
    "profile-out", "FILE",
    "its file (default: Reports/profile.speedscope.json or Reports/profile.folded)")
}

extension CommandRun {
  /// The format that is asked for, and the file; nil where no profile is asked for.
  func profileTarget() throws(CommandLineError) -> (format: ProfileFormat, path: String)? {
    try arguments.require("profile", with: "profile-out")
    guard
      let format = try arguments.choice("profile", among: ProfileFormat.allCases, \.rawValue)
    else { return nil }
    return (format, arguments["profile-out"] ?? "Reports".appendingPath(format.fileName))
  }

  /// Writes a profile where one is asked for, and says so; beside data on standard error.
  func writeProfile(_ profiles: @autoclosure () -> [PhaseProfile]) throws {
    guard let target = try profileTarget() else { return }
    try FileSystem.write(target.format.text(of: profiles()).utf8, to: target.path)
    let line = Messages.picture(at: target.path)
    if arguments.has("json") || arguments.has("hashes") {
      tool.console.report(line)
    } else {
      tool.console.print(line)
    }
  }
}
