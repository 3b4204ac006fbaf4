import Foundation
import MeniscusFormats

/// A command that was called: what it was given, and the tool that it belongs to.
struct CommandRun: Sendable {
  /// What was given.
  let arguments: Arguments
  /// The tool, with its scenes and where it prints.
  let tool: Tool

  /// Prints data where `--json` asks for it, and lines where it does not.
  func show(
    _ data: @autoclosure () -> some Encodable, or lines: @autoclosure () -> [String]
  ) throws {
    if arguments.has("json") {
      tool.console.printText(try JSONText.encoded(data(), indented: true))
    } else {
      tool.console.print(lines())
    }
  }

  /// How long a frame may take.
  func timeout(usual: Int) throws(CommandLineError) -> Duration {
    .seconds(try arguments.integer("timeout", in: 1...86_400) ?? usual)
  }

  /// How many cases are worked on at once.
  func jobs() throws(CommandLineError) -> Int {
    try arguments.integer("jobs", in: 1...256)
      ?? max(ProcessInfo.processInfo.activeProcessorCount, 1)
  }
}
