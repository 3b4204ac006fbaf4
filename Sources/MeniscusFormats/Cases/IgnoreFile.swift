/// What lies among the traces on purpose and is none: `.ignore` in the folder of traces.
///
/// Each line names a file or folder by its path from the folder of traces, or is a glob of such paths
/// in which `*` also stands for slashes; a folder stands for all that is in it. Empty lines, and those
/// that begin with `#`, say nothing.
package struct IgnoreFile: Equatable, Sendable {
  /// The file's name in the folder of traces.
  package static let name = ".ignore"
  /// The bytes of the file at most.
  private static let limit = 1 << 20

  /// A line that names something.
  package struct Entry: Equatable, Sendable {
    /// Its number, counted from 1.
    package var line: Int
    /// What it says.
    package var text: String

    /// Makes an entry.
    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }

    /// Whether it names something by its path, or a folder around it.
    package func names(_ path: String) -> Bool {
      let pattern = Pattern(text.withoutTrailingSlashes)
      return ([path] + path.parentPaths).contains { pattern.matchesWhole($0) }
    }
  }

  /// Where the file is.
  package let path: String
  /// What it says; nothing where there is no file.
  package let entries: [Entry]

  /// Reads the file of a folder of traces.
  package init(in traces: String) throws(SuiteError) {
    path = traces.appendingPath(Self.name)
    guard FileSystem.kind(of: path, followingLinks: false) != nil else {
      entries = []
      return
    }
    let text = String(decoding: try FileSystem.read(path, limit: Self.limit), as: UTF8.self)
    entries = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { Entry(line: $0.offset + 1, text: String($0.element)) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) && !$0.text.hasPrefix("#") }
  }
}
