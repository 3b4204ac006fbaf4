import Foundation
import MeniscusFormats

/// The tool with the gallery's scenes, as it was built beside the tests: a process of its own.
package struct BuiltTool {
  /// What a process ended with and printed.
  package struct Outcome {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  /// The executable.
  package static var path: String {
    let tests = Bundle.main.executablePath ?? CommandLine.arguments[0]
    // On macOS the tests are a bundle some folders below; elsewhere an executable beside the tool.
    let folder = tests.parentPaths.first {
      FileSystem.kind(of: $0.appendingPath("meniscus"), followingLinks: false) != nil
    }
    return (folder ?? tests.parentPath).appendingPath("meniscus")
  }

  /// The process.
  package let process = Process()
  private let folder: String
  private let files: TemporaryFolder

  /// Starts a command in a folder.
  ///
  /// - Parameter environment: variables that it has beside those of the tests.
  package init(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws {
    self.folder = folder
    files = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "MENISCUS_RECORD"] { variables[name] = nil }
    process.environment = variables.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.handle(files("output"))
    process.standardError = try Self.handle(files("errors"))
    try process.run()
  }

  private static func handle(_ path: String) throws -> FileHandle {
    try FileSystem.write([], to: path)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  /// Waits for the end of the process.
  package func outcome() throws -> Outcome {
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try FileSystem.readText(files("output")),
      errors: try FileSystem.readText(files("errors")))
  }
}
