import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import MeniscusSuite
import MeniscusUI

/// The whole tool over scenes of one's own.
///
/// ```swift
/// await Meniscus.main(scenes: [Scene("lamp") { Lamp() }])
/// ```
public enum Meniscus {
  /// Runs the command that the process was called with and ends the process with its exit code.
  ///
  /// - Parameter scenes: every scene that traces are played on; names are unique.
  public static func main(scenes: [Scene]) async -> Never {
    let executable = WorkerProcess.ownExecutable
    let tool = Tool(
      name: executable.lastPathPart,
      command: Invocation.command(
        executable: executable, folder: FileManager.default.currentDirectoryPath,
        word: CommandLine.arguments.first ?? executable),
      executable: executable, scenes: scenes, console: Console())
    StandardStream.reserve()
    Interruption.surviveFailedWrites()
    tool.interruption.listen(saying: "\(tool.name): \(Messages.interrupted)")
    let words = Array(CommandLine.arguments.dropFirst())
    tool.warn(ofBuild: RunReport.Platform.current.build, words)
    let code = await tool.run(words)
    exit(code.rawValue)
  }
}

/// How the tool was called.
package enum Invocation {
  /// What to type to call an executable again.
  ///
  /// One that SwiftPM built in the current folder is called through SwiftPM, which builds it anew.
  package static func command(executable: String, folder: String, word: String) -> String {
    let build = folder.appendingPath(".build/")
    guard executable.hasPrefix(build) else { return word }
    let name = executable.lastPathPart
    let parts = executable.dropFirst(build.count).split(separator: "/")
    return parts.contains("release") ? "swift run -c release \(name)" : "swift run \(name)"
  }

  /// What to type for a release build to do what one of another kind was called for; nil where nobody
  /// knows how it was built.
  package static func release(_ command: String, _ words: [String]) -> String? {
    let start = "swift run "
    guard command.hasPrefix(start), !command.hasPrefix("swift run -c ") else { return nil }
    let rest = [String(command.dropFirst(start.count))] + words.map { ShellWord.quoted($0) }
    return "swift run -c release " + rest.joined(separator: " ")
  }
}

extension Tool {
  /// The commands that replay much.
  private static let slow: Set = ["test", "replay", "check", "audit", "minimize", "bench"]

  /// Says, at the begin of a command that replays much, that another build would be far faster.
  ///
  /// It is for somebody at a terminal: not where the output is data, or goes to who compares it.
  package func warn(ofBuild build: String, _ words: [String]) {
    guard build == "debug", console.isWatched, let first = words.first, Self.slow.contains(first),
      !words.contains("--json"), !words.contains("--help"), !words.contains("-h")
    else { return }
    console.report(Messages.debugBuild(release: Invocation.release(command, words)))
  }
}
