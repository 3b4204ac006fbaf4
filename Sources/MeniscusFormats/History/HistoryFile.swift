/// The lines of a file of history: entries, and what is no entry.
package struct HistoryFile: Equatable, Sendable {
  /// A line that cannot be read.
  package struct Problem: Equatable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// What is wrong, and at which byte of the line.
    package let error: JSONError

    /// The error that a file has it.
    package func error(in path: String) -> SuiteError {
      .malformedData(
        path: path, line: line, column: error.offset + 1, problem: error.problem)
    }
  }

  /// The entries, in order.
  package private(set) var entries: [HistoryEntry] = []
  /// The lines that cannot be read: a line that was written in part, or of a newer version.
  package private(set) var problems: [Problem] = []

  /// Reads the bytes of a file; empty lines mean nothing.
  ///
  /// Complexity: linear.
  package init(_ bytes: [UInt8]) {
    var start = bytes.startIndex
    var number = 0
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      number += 1
      let line = bytes[start..<end]
      start = end + 1
      guard line.contains(where: { $0 != 0x0D && $0 != 0x20 }) else { continue }
      do throws(JSONError) {
        entries.append(try HistoryEntry(line: line))
      } catch {
        problems.append(Problem(line: number, error: error))
      }
    }
  }

  /// The text of a file with some entries.
  package static func text(of entries: some Sequence<HistoryEntry>) -> String {
    entries.reduce(into: "") { $0 += $1.line + "\n" }
  }
}

extension [HistoryEntry] {
  /// The entries in the order in which runs were made, each once: of equal ones the first.
  package var merged: [HistoryEntry] {
    var seen: Set<HistoryEntry.Identity> = []
    return filter { seen.insert($0.identity).inserted }.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.at != second.at { return first.at < second.at }
      return first.name == second.name ? left.offset < right.offset : first.name < second.name
    }.map(\.element)
  }
}
