/// A display list that is read from its text, an operation a line.
package struct DisplayText {
  /// An operation.
  package struct Operation: Equatable {
    /// The path of the view that drew it, and which of the view's operations it is.
    package var key: String
    /// The view's path, with indices.
    package var path: String
    /// What stands between blanks outside of brackets, the kind first; rows of tables left out.
    package var parts: [String]
    /// The line, without the view.
    package var line: String
    /// The row in the list's operations; nil for the frame and for elements of glass.
    package var row: Int?

    package static func == (left: Operation, right: Operation) -> Bool {
      left.key == right.key && left.path == right.path && left.parts == right.parts
    }
  }

  /// The operations, in the order in which they are drawn; the frame itself is the first.
  package let operations: [Operation]
  private let places: [String: Int]

  /// Reads a text; what is no operation is passed over.
  package init(_ text: String) {
    var operations: [Operation] = []
    var places: [String: Int] = [:]
    for (number, line) in text.split(separator: "\n").enumerated() {
      let content = line.drop { $0 == " " }
      let mark = content.range(of: "  # ")
      let own = String(mark.map { content[..<$0.lowerBound] } ?? content)
      var parts = NestedText.split(own, at: " ")
      guard let kind = parts.first, Self.kinds.contains(kind) else { continue }
      // Rows of the table of glass count what came before, and say nothing of the element.
      if ["glass", "element"].contains(kind), parts.count > 1 { parts.remove(at: 1) }
      if let place = parts.firstIndex(of: "container"), parts.indices.contains(place + 1) {
        parts.removeSubrange(place...place + 1)
      }
      let path = mark.map { String(content[$0.upperBound...]) } ?? ""
      var key = "\(kind) \(path)"
      while places[key] != nil { key += "+" }
      places[key] = operations.count
      // Two lines are about the list as a whole.
      let row = ["frame", "element"].contains(kind) ? nil : number - 2
      operations.append(Operation(key: key, path: path, parts: parts, line: own, row: row))
    }
    self.operations = operations
    self.places = places
  }

  /// The operation of a key.
  package subscript(key: String) -> Operation? { places[key].map { operations[$0] } }

  private static let kinds = [
    "frame", "fill", "glyphs", "group", "layer", "clip", "glass", "element",
  ]
}

extension DisplayText {
  /// The operations that are there, gone, or drawn otherwise.
  func findings(_ actual: DisplayText) -> [ChangeFinding] {
    let removed = operations.filter { actual[$0.key] == nil }
    let added = actual.operations.filter { self[$0.key] == nil }
    if !removed.isEmpty || !added.isEmpty {
      return removed.map { ChangeFinding(kind: .removed, path: $0.path, field: $0.parts[0]) }
        + added.map { ChangeFinding(kind: .added, path: $0.path, field: $0.parts[0]) }
    }
    return operations.flatMap { operation -> [ChangeFinding] in
      guard let other = actual[operation.key], other != operation else { return [] }
      return operation.findings(other)
    }
  }

  /// The kinds of the operations of a view.
  func kinds(of path: String) -> [String] {
    operations.filter { $0.path == path }.map { $0.parts[0] }
  }
}

extension DisplayText.Operation {
  /// The parts that differ from those of the same operation now.
  fileprivate func findings(_ actual: DisplayText.Operation) -> [ChangeFinding] {
    let (old, new) = (parts.filter { !$0.isTransform }, actual.parts.filter { !$0.isTransform })
    guard old.count == new.count else {
      return [ChangeFinding(kind: .changed, path: path, field: parts[0])]
    }
    var findings = old.indices.filter { old[$0] != new[$0] }.map { index in
      ChangeFinding(
        kind: old[index].isPaint && new[index].isPaint ? .recolored : .changed, path: path,
        field: Self.field(at: index, of: new), values: "\(old[index]) → \(new[index])")
    }
    // What glass makes of what lies behind it follows from other changes.
    let causes = findings.filter { !["dark", "shadow"].contains($0.field) }
    if !causes.isEmpty { findings = causes }
    if !findings.isEmpty { return findings }
    // A transform that is none is not written.
    let transforms = [parts, actual.parts].map { $0.first(where: \.isTransform) ?? "none" }
    return [
      ChangeFinding(
        kind: .moved, path: path, field: "transform",
        values: "\(transforms[0]) → \(transforms[1])")
    ]
  }

  /// What a part is called: by what stands before its bracket, or before its number.
  private static func field(at index: Int, of parts: [String]) -> String {
    let isNumber = Double(parts[index]) != nil && index > 0
    return (isNumber ? parts[index - 1] : parts[index]).head
  }
}

extension String {
  /// What stands before the bracket.
  fileprivate var head: String { String(prefix { $0 != "(" }) }

  fileprivate var isTransform: Bool { ["move", "map"].contains(head) && hasSuffix(")") }

  fileprivate var isPaint: Bool {
    ["rgba", "linear", "radial", "angular", "picture"].contains(head)
  }
}
