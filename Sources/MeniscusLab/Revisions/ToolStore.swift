import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusSuite

/// A folder in which built tools are kept by what they were built from, each with what SwiftPM puts
/// beside it.
package struct ToolStore: Sendable {
  /// What a tool is built from.
  struct Origin: Sendable {
    var commit: String
    /// The package's folder in the repository.
    var package: String
    var product: String
    /// The command that builds it; nil for SwiftPM's release build.
    var command: String?
  }

  private let folder: String

  /// Names a folder; it need not be there.
  package init(in folder: String) {
    self.folder = folder
  }

  /// The endings of what a tool loads from beside it.
  private static let companions = [".resources", ".bundle", ".so", ".dylib"]

  private func place(of origin: Origin) -> String {
    let text = [origin.package, origin.product, origin.command ?? ""].joined(separator: "\0")
    let hash = JSONText.hexadecimal(StableHash.hash(Array(text.utf8)), digits: 16)
    return folder.appendingPath("\(origin.commit)-\(hash)")
  }

  /// The tool that was built from something; nil where none is kept.
  func tool(of origin: Origin) -> String? {
    let place = place(of: origin)
    guard let name = try? FileSystem.readText(place.appendingPath("tool.txt")),
      name.isPathDownwards, case .file = FileSystem.kind(of: place.appendingPath(name))
    else { return nil }
    return FileSystem.realPath(of: place.appendingPath(name))
  }

  /// Copies a tool, and gives the copy's path.
  func keep(_ tool: String, of origin: Origin) throws(SuiteError) -> String {
    let place = place(of: origin)
    let staged = folder.appendingPath(".\(UUID().uuidString)")
    defer { try? FileSystem.remove(staged) }
    try FileSystem.createFolder(staged)
    let home = tool.parentPath
    let names = try FileSystem.names(in: home).filter { name in
      Self.companions.contains { name.hasSuffix($0) }
    }
    for name in [tool.lastPathPart] + names {
      let copy = staged.appendingPath(name)
      do {
        try FileManager.default.copyItem(
          atPath: FileSystem.realPath(of: home.appendingPath(name)) ?? home.appendingPath(name),
          toPath: copy)
      } catch {
        throw .unwritable(path: copy, .malformed)
      }
    }
    try FileSystem.write(tool.lastPathPart.utf8, to: staged.appendingPath("tool.txt"))
    try? FileSystem.remove(place)
    try FileSystem.move(staged, to: place)
    return self.tool(of: origin) ?? tool
  }
}
