import Foundation
import MeniscusFormats

/// A folder of its own for a test, gone when the test is.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let name = "meniscus-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.path.appendingPath(name)
    try FileSystem.createFolder(path)
  }

  deinit { try? FileSystem.remove(path) }

  /// The path of something in the folder.
  package func callAsFunction(_ part: String) -> String { path.appendingPath(part) }

  /// Writes a text into a file.
  @discardableResult
  package func write(_ text: String, _ part: String) throws -> String {
    try FileSystem.write(text.utf8, to: self(part))
    return self(part)
  }

  /// Writes a script that can be started at once, and gives its path.
  package func writeExecutable(_ script: String, _ part: String) throws -> String {
    try TestSupport.writeExecutable(script, at: self(part))
    return self(part)
  }

  /// The paths of all files below, with their texts; hidden ones too.
  package func contents(below part: String = "") throws -> [String: String] {
    var contents: [String: String] = [:]
    let root = part.isEmpty ? path : self(part)
    guard FileSystem.kind(of: root) == .folder else { return [:] }
    for name in try FileSystem.names(in: root) {
      let path = part.appendingPath(name)
      if FileSystem.kind(of: self(path), followingLinks: false) == .folder {
        contents.merge(try self.contents(below: path)) { first, _ in first }
      } else {
        contents[path] = try FileSystem.readText(self(path))
      }
    }
    return contents
  }
}
