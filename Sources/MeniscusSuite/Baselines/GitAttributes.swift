import MeniscusFormats

/// What keeps git from changing the bytes of a folder: a `.gitattributes` in it, which counts before
/// any further up, wherever the folder is.
package enum GitAttributes {
  /// The name of the file.
  package static let name = ".gitattributes"
  /// What is written where there is none.
  package static let text = "* -text\n"

  /// Notes that a folder shall have the file, unless it has one.
  static func put(
    in folder: String, _ transaction: inout FileTransaction
  ) throws(SuiteError) {
    guard FileSystem.kind(of: folder.appendingPath(name), followingLinks: false) == nil else {
      return
    }
    try transaction.put(Array(text.utf8), at: name)
  }

  /// Writes the file into a folder that has none; where that fails, the next one may.
  package static func write(in folder: String) {
    let path = folder.appendingPath(name)
    guard FileSystem.kind(of: folder) == .folder,
      FileSystem.kind(of: path, followingLinks: false) == nil
    else { return }
    try? FileSystem.write(text.utf8, to: path)
  }

  /// The folders whose own file does not keep git from changing bytes in them.
  package static func lacking(in folders: [String]) -> [String] {
    folders.map { $0.appendingPath(name) }.filter { path in
      guard let text = try? FileSystem.readText(path) else { return false }
      return !text.split(whereSeparator: \.isNewline).contains { keepsBytes($0) }
    }
  }

  /// Whether a line says of all files that their bytes stay.
  private static func keepsBytes(_ line: Substring) -> Bool {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let pattern = words.first, ["*", "**", "/**"].contains(pattern) else { return false }
    return words.dropFirst().contains { $0 == "-text" || $0 == "binary" }
  }
}
