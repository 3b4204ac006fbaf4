/// What a source file declares and names, each token looked at once.
struct UINames {
  /// The types and functions that others in the module may name.
  private(set) var declared: [String] = []
  /// The names in the file that may be another file's, each with the first line that has it, from 1.
  private(set) var named: [String: Int] = [:]

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func",
  ]

  /// Reads a file.
  init(_ file: SourceFile) {
    // What the file declares inside of something is not another file's, nor are its generic
    // parameters.
    var own: Set<String> = []
    var (previous, before) = ("", UInt8(ascii: "\n"))
    var (candidate, isParameter) = ("", false)
    for (row, line) in file.lines.enumerated() {
      let isTopLevel = line.utf8.first.map { $0 != UInt8(ascii: " ") } ?? false
      var isPrivate = false
      var start: String.Index?
      func take(_ word: String) {
        if word == "private" || word == "fileprivate" { isPrivate = true }
        let isDeclared = Self.kinds.contains(previous)
        if isDeclared, isTopLevel, !isPrivate {
          declared.append(word)
        } else if isDeclared, previous != "func" {
          own.insert(word)
        } else if named[word] == nil {
          named[word] = row + 1
        }
        (candidate, isParameter) = (
          word, before == UInt8(ascii: "<") || before == UInt8(ascii: ",")
        )
        previous = word
      }
      let bytes = line.utf8
      for index in bytes.indices {
        let byte = bytes[index]
        if byte.isNamePart {
          if start == nil { start = index }
          continue
        }
        if let first = start {
          take(String(line[first..<index]))
          start = nil
        }
        guard byte != UInt8(ascii: " ") else { continue }
        if byte == UInt8(ascii: ":"), isParameter { own.insert(candidate) }
        (before, isParameter, previous) = (byte, false, "")
      }
      if let first = start { take(String(line[first...])) }
      if !line.isEmpty, previous.isEmpty == false { previous = "" }
    }
    for name in own where !declared.contains(name) { named[name] = nil }
  }
}
