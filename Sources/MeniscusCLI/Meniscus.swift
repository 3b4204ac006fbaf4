import Foundation
import MeniscusMessages
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
    let code = await tool.run(Array(CommandLine.arguments.dropFirst()))
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
}
