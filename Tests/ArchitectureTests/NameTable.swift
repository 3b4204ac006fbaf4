/// The table of SwiftUI's names by area, as the list of names and the sources have it.
struct NameTable {
  /// A name of the list.
  private struct Entry {
    let area: String
    let name: String
    /// Whether it will not be here.
    let isNever: Bool
  }

  private let entries: [Entry]
  private let declared: Set<String>
  private let noted: Set<String>

  /// The first words of the table.
  static let heading = "| area | here | in part | not here | will not be |"

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "actor", "func", "var", "let", "macro",
  ]
  /// The functions whose text names what a note of the run is about.
  private static let notes: Set<String> = ["unmet", "onDevice", "note", "hidingBars"]

  /// Reads a list with a name a line, and the sources that may have them.
  init(list: String, sources: [SourceFile]) {
    entries = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count > 1 else { return nil }
      return Entry(area: cells[0], name: cells[1], isNever: cells.last == "never")
    }
    declared = sources.reduce(into: []) { $0.formUnion(Self.names(declaredIn: $1)) }
    noted = sources.reduce(into: []) { noted, file in
      for literal in file.literals where literal.calls.last.map(Self.notes.contains) ?? false {
        noted.insert(String(literal.text.prefix { $0.isLetter || $0.isNumber }))
      }
    }
  }

  /// What a file declares for everyone and does not call unavailable.
  private static func names(declaredIn file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    var (isUnavailable, isInAttribute) = (false, false)
    for line in file.lines {
      if line.holds("@available") { (isUnavailable, isInAttribute) = (false, true) }
      if isInAttribute {
        isUnavailable = isUnavailable || line.hasToken("unavailable")
        isInAttribute = !line.holds(")")
      }
      guard line.holds("public") || line.holds("open") else { continue }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
        let kind = words[access...].firstIndex(where: kinds.contains), kind + 1 < words.count
      else { continue }
      if !isUnavailable { names.insert(String(words[kind + 1])) }
      isUnavailable = false
    }
    return names
  }

  /// The rows below the heading and its line, one an area.
  var rows: [String] {
    var areas: [String] = []
    for entry in entries where !areas.contains(entry.area) { areas.append(entry.area) }
    return areas.map { area in
      let own = entries.filter { $0.area == area }
      func names(_ isMeant: (Entry) -> Bool) -> String {
        own.filter(isMeant).map { "`\($0.name)`" }.joined(separator: ", ")
      }
      let cells = [
        area, "\(own.filter { declared.contains($0.name) }.count) of \(own.count)",
        names { declared.contains($0.name) && noted.contains($0.name) },
        names { !declared.contains($0.name) && !$0.isNever },
        names { !declared.contains($0.name) && $0.isNever },
      ]
      return "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
    }
  }

  /// Where a document's table says other than that: the line, and what to write there.
  func complaints(about text: String, path: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let heading = lines.firstIndex(of: Self.heading) else {
      return ["\(path) has no table “\(Self.heading)”"]
    }
    let start = heading + 2
    let found = lines.dropFirst(start).prefix { $0.hasPrefix("|") }
    let rows = rows
    let wrong = zip(found, rows).enumerated().filter { $1.0 != $1.1 }
      .map { "\(path):\(start + $0 + 1): write\n\($1.1)" }
    let missing = rows.dropFirst(found.count)
      .map { "\(path):\(start + found.count + 1): add\n\($0)" }
    let extra = found.dropFirst(rows.count).indices.map { "\(path):\($0 + 1): delete the line" }
    return wrong + missing + extra
  }

  /// What the list has twice, or calls impossible though it is declared.
  var complaintsAboutList: [String] {
    var seen: Set<String> = []
    return entries.flatMap { entry in
      (seen.insert(entry.name).inserted ? [] : ["\(entry.name) is in the list twice"])
        + (entry.isNever && declared.contains(entry.name)
          ? ["\(entry.name) is declared: delete “never” from its line"] : [])
    }
  }
}
