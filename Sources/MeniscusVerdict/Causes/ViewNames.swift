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

  /// The last name of a path with its index, short enough for a sentence: `Row[3]`.
  ///
  /// Of a chain of modifiers the view's own name and the last modifier stay. A name without an index
  /// follows the next one above it that has one: `Row[3]…Text`.
  package static func short(_ path: String) -> String {
    let names = path.split(separator: "/").map(String.init)
    guard let last = names.last else { return path }
    let parts = NestedText.split(last, at: ".")
    var own = last
    if parts.count > 2, let first = parts.first, let end = parts.last { own = "\(first)…\(end)" }
    guard !last.contains("["), let above = names.dropLast().last(where: { $0.contains("[") }),
      let holder = NestedText.split(above, at: ".").first
    else { return own }
    return "\(holder)…\(own)"
  }

  /// Whether the view of a path is the one of another path or lies inside it.
  ///
  /// What wraps a view has its name with more behind: `Circle.frame` is around `Circle`.
  package static func isInside(_ path: String, _ container: String) -> Bool {
    let parts = path.split(separator: "/")
    let around = container.split(separator: "/")
    guard let last = around.last, around.count <= parts.count,
      zip(parts, around.dropLast()).allSatisfy({ $0 == $1 })
    else { return false }
    let own = parts[around.count - 1]
    return last == own || last.hasPrefix(own + ".") || last.hasPrefix(own + "#")
  }
}
