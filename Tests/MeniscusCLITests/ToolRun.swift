import Foundation
import MeniscusCLI
import MeniscusFormats
import MeniscusUI

/// What a command that is run in this process ended with and printed.
struct ToolRun {
  var code: ExitCode
  var output: String
  var errors: String

  /// Runs a command line; unless given, no worker can be started.
  init(
    _ words: [String], scenes: [Scene] = [Scene("lamp") { Color.red }, Scene("a/b") { Color.red }],
    executable: String = "/nothing/there", environment: [String: String] = [:]
  ) async {
    let (output, errors) = (RecordedStream(), RecordedStream())
    let tool = Tool(
      name: "meniscus", command: "meniscus", executable: executable, scenes: scenes,
      console: Console(output: output, errors: errors, environment: environment))
    code = await tool.run(words)
    self.output = output.text
    self.errors = errors.text
  }

  /// A new folder.
  static func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-\(UUID().uuidString)")
    try FileSystem.createFolder(path)
    return path
  }
}
