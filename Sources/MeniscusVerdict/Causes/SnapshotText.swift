/// A view snapshot that is read from its text, a view a line; see the snapshots that replays write.
package struct SnapshotText: Sendable {
  /// A line.
  struct Node: Sendable {
    /// The names from the root, with indices; those of several views of one name are numbered.
    var path: String
    /// The origin in its container and the size, as they are written.
    var frame: [Double]
    /// The state, as it is written.
    var state: [(name: String, value: String)]
  }

  /// The views, in the order of the lines.
  let nodes: [Node]
  private let places: [String: Int]

  /// Reads a text; what is no line of a snapshot is passed over.
  package init(_ text: String) {
    var nodes: [Node] = []
    var places: [String: Int] = [:]
    var names: [String] = []
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let depth = (line.count - content.count) / 2
      var parts = Self.parts(of: String(content))
      let name = parts.isEmpty ? "" : parts.removeFirst()
      names = Array(names.prefix(depth))
      while names.count < depth { names.append("") }
      names.append(name)
      var path = names.filter { !$0.isEmpty }.joined(separator: "/")
      while places[path] != nil { path += "+" }
      places[path] = nodes.count
      nodes.append(Node(path: path, frame: Self.frame(parts), state: Self.state(parts)))
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
