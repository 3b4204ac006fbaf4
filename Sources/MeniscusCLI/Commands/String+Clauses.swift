extension String {
  /// The clauses of a sentence: what semicolons divide, except in brackets and between backquotes.
  var clauses: [String] {
    var clauses = [""]
    var depth = 0
    var isCode = false
    for character in self {
      switch character {
      case "`": isCode.toggle()
      case "(": depth += 1
      case ")": depth = max(depth - 1, 0)
      case ";" where depth == 0 && !isCode:
        clauses.append("")
        continue
      default: break
      }
      clauses[clauses.count - 1].append(character)
    }
    return clauses.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// The sentence as it stands below a heading: in one line, or a clause a line where that is long.
  var indentedClauses: [String] {
    guard count > 96 else { return ["  " + self] }
    return clauses.enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
  }
}
