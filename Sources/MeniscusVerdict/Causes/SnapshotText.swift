/// A view snapshot that is read from its text, a view a line; see the snapshots that replays write.
package struct SnapshotText: Sendable {
  /// A line.
  struct Node: Sendable {
    /// The names from the root, with indices; those of several views of one name are numbered.
    var path: String
    /// The name, as the line has it.
    var name: String
    /// How many names stand before it.
    var depth: Int
    /// The line of the last name before it that has one.
    var parent: Int?
    /// The origin in its container and the size, as they are written.
    var frame: [Double]
    /// What a person reads of it: its text in quotes, its symbol.
    var detail: String?
    /// The state, as it is written.
    var state: [(name: String, value: String)]
  }

  /// The views, in the order of the lines.
  let nodes: [Node]
  let places: [String: Int]

  /// Reads a text; what is no line of a snapshot is passed over.
  package init(_ text: String) {
    var nodes: [Node] = []
    var places: [String: Int] = [:]
    var names: [String] = []
    var parents: [Int?] = []
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let depth = (line.count - content.count) / 2
      var parts = Self.parts(of: String(content))
      let name = parts.isEmpty ? "" : parts.removeFirst()
      names = Array(names.prefix(depth))
      while names.count < depth { names.append("") }
      names.append(name)
      parents = Array(parents.prefix(depth))
      let parent = parents.last { $0 != nil } ?? nil
      while parents.count < depth { parents.append(nil) }
      parents.append(nodes.count)
      var path = names.filter { !$0.isEmpty }.joined(separator: "/")
      while places[path] != nil { path += "+" }
      places[path] = nodes.count
      nodes.append(
        Node(
          path: path, name: name, depth: depth, parent: parent, frame: Self.frame(parts),
          detail: Self.detail(parts), state: Self.state(parts)))
    }
    self.nodes = nodes
    self.places = places
  }

  /// The view of a path.
  subscript(path: String) -> Node? { places[path].map { nodes[$0] } }

  /// What stands in a line between double blanks.
  private static func parts(of line: String) -> [String] {
    line.split(separator: "  ").map(String.init)
  }

  private static func frame(_ parts: [String]) -> [Double] {
    guard let part = parts.first else { return [] }
    let words = part.split { $0 == " " || $0 == "×" }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    return words.count == 4 && numbers.count == 4 ? numbers : []
  }

  /// What stands between the frame and the state.
  private static func detail(_ parts: [String]) -> String? {
    let rest = parts.dropFirst(frame(parts).isEmpty ? 0 : 1)
    let text = rest.prefix { !$0.hasPrefix("{") }.joined(separator: "  ")
    return text.isEmpty ? nil : text
  }

  /// The entries of `{name = value, …}` at the end of a line.
  private static func state(_ parts: [String]) -> [(name: String, value: String)] {
    guard let start = parts.firstIndex(where: { $0.hasPrefix("{") }) else { return [] }
    let text = parts[start...].joined(separator: "  ").dropFirst().dropLast()
    var entries: [(name: String, value: String)] = []
    // Values are not quoted and may be cut: what looks like no entry belongs to the one before.
    for piece in text.split(separator: ", ", omittingEmptySubsequences: false) {
      if let mark = piece.firstRange(of: " = "), isName(piece[..<mark.lowerBound]) {
        entries.append((String(piece[..<mark.lowerBound]), String(piece[mark.upperBound...])))
      } else if let last = entries.indices.last {
        entries[last].value += ", " + piece
      }
    }
    return entries
  }

  /// Whether a property can be called so: `presented tint[0]`.
  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || " _[].".contains($0) }
  }
}

/// Text with nested brackets.
enum NestedText {
  /// The parts between separators that stand outside of all brackets.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([{“".contains(character) { depth += 1 }
      if ")]}”".contains(character) { depth = max(depth - 1, 0) }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
