import Foundation
import MeniscusFormats

/// A git repository that a test makes up, gone when the test is.
package final class GitSample: Sendable {
  /// The folder that holds the repository and whatever else the test needs.
  package let folder: TemporaryFolder
  /// The root of the repository.
  package var root: String { folder("repository") }

  /// Makes a repository without a commit.
  package init() throws {
    folder = try TemporaryFolder()
    try FileSystem.createFolder(folder("repository"))
    try shell("git init -q -b main .")
  }

  /// Writes files, those without a text being removed, and commits all of it.
  ///
  /// - Returns: the commit.
  @discardableResult
  package func commit(_ subject: String, _ files: [String: String?] = [:]) throws -> String {
    try write(files)
    return try shell(
      "git add -A && git commit -q --allow-empty -m '\(subject)' && git rev-parse HEAD")
  }

  /// Writes files, those without a text being removed.
  package func write(_ files: [String: String?]) throws {
    for (path, text) in files {
      if let text {
        try folder.write(text, "repository/" + path)
      } else {
        try FileSystem.remove(root.appendingPath(path))
      }
    }
  }

  /// Runs a line of a shell in the repository, without what git is told elsewhere on this machine.
  ///
  /// - Returns: what it prints, without the end of the last line.
  @discardableResult
  package func shell(_ line: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: root, isDirectory: true)
    var environment = ProcessInfo.processInfo.environment
    for name in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(name)_NAME"] = "Ada"
      environment["GIT_\(name)_EMAIL"] = "ada@example.org"
      environment["GIT_\(name)_DATE"] = "2026-11-20T09:30:00Z"
    }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_SYSTEM"] = "/dev/null"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: line])
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
