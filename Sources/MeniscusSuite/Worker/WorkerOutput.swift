import Foundation

/// What a worker printed before it ended.
package struct WorkerOutput {
  private let lines: [String]

  /// Reads the end of what was printed to a file.
  package init(at path: String) {
    let limit: UInt64 = 1 << 16
    guard let handle = FileHandle(forReadingAtPath: path) else {
      lines = []
      return
    }
    defer { try? handle.close() }
    let length = (try? handle.seekToEnd()) ?? 0
    try? handle.seek(toOffset: length > limit ? length - limit : 0)
    let data = (try? handle.readToEnd()) ?? Data()
    lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The last line; empty where nothing was printed.
  package var lastLine: String { lines.last ?? "" }

  /// The line that tells most of a build: the first error, else the last line.
  package var firstError: String { lines.first { $0.contains("error:") } ?? lastLine }

  /// The line that tells most: what the Swift runtime says of a trap, else the last one.
  package var tellingLine: String {
    let line = lines.last { $0.contains("Fatal error") } ?? lines.last ?? ""
    return line.count > 300 ? String(line.prefix(299)) + "…" : line
  }
}
