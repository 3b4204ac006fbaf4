/// Names of views without their place in a list.
package enum ViewNames {
  /// The path without list indices and identifiers: `Form/Row[3].padding#go` is `Form/Row.padding`.
  static func path(_ path: String) -> String {
    path.split(separator: "/").map { own(String($0)) }.joined(separator: "/")
  }

  /// The last name of a path, without index and identifier.
  static func own(_ path: String) -> String {
    var name = ""
    var depth = 0
    for character in path.split(separator: "/").last ?? "" {
      switch character {
      case "[": depth += 1
      case "]": depth = max(depth - 1, 0)
      case "#": return name
      default: if depth == 0 { name.append(character) }
      }
    }
    return name
  }
}
