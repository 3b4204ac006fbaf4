import MeniscusGeometry

/// A display list that is read from its text, an operation a line.
package struct DisplayText {
  /// The operations, in the order in which they are drawn; the frame itself is the first.
  package private(set) var operations: [DrawnOperation] = []
  private var places: [String: Int] = [:]

  /// Reads a text; what is no operation is passed over.
  ///
  /// Complexity: linear in the text, times the enclosures that are open.
  package init(_ text: String) {
    let lines = text.split(separator: "\n").map { DisplayLine($0) }
    let tables = DisplayTables(lines)
    var open: [Enclosure] = []
    for (number, line) in lines.enumerated() {
      // Two lines are about the list as a whole.
      guard let operation = tables.operation(line, row: number - 2) else { continue }
      while let last = open.last, last.depth >= line.depth { open.removeLast() }
      add(operation, in: open)
      guard operation.isEnclosure else { continue }
      open.append(Enclosure(operation, at: operations.count - 1, depth: line.depth))
    }
  }

  /// The operation of a key.
  package subscript(key: String) -> DrawnOperation? { places[key].map { operations[$0] } }

  /// The operation of a row of the list.
  package func operation(at row: Int) -> DrawnOperation? { operations.first { $0.row == row } }

  /// The kinds of the operations of a view.
  func kinds(of path: String) -> [String] {
    operations.filter { $0.path == path }.map(\.kind)
  }

  private mutating func add(_ operation: DrawnOperation, in open: [Enclosure]) {
    var operation = operation
    while places[operation.key] != nil { operation.key += "+" }
    places[operation.key] = operations.count
    for enclosure in open.reversed() {
      if let clip = enclosure.clip {
        operation.bounds = operation.bounds.intersection(clip)
      } else {
        operation.bounds = operation.bounds.grown(by: enclosure.reach)
      }
    }
    operations.append(operation)
    for enclosure in open where operations[enclosure.index].kind != "clip" {
      let whole = operations[enclosure.index].bounds.union(operation.bounds)
      operations[enclosure.index].bounds = whole
    }
  }

  /// A group, layer or clip that has begun.
  private struct Enclosure {
    var index: Int
    var depth: Int
    var clip: Rect2D?
    /// How far its effect draws around what it encloses, in points.
    var reach = 0.0

    /// How many times its radius a blur reaches.
    private static let blurReach = 3.0

    init(_ operation: DrawnOperation, at index: Int, depth: Int) {
      self.index = index
      self.depth = depth
      clip = operation.kind == "clip" ? operation.region : nil
      guard operation.kind == "layer", let effect = operation.parts.first,
        effect.hasPrefix("blur(") || effect.hasPrefix("shadow(")
      else { return }
      reach = Self.blurReach * DrawnShape.numbers(in: effect).reduce(0) { max($0, abs($1)) }
    }
  }
}

/// A line of a display list's text.
private struct DisplayLine {
  var depth: Int
  var kind: String
  /// What stands between blanks after the kind, outside of brackets.
  var parts: [String]
  var path: String
  /// The line, without the view.
  var text: String

  init(_ line: Substring) {
    let content = line.drop { $0 == " " }
    depth = line.count - content.count
    let mark = content.firstRange(of: "  # ")
    path = mark.map { String(content[$0.upperBound...]) } ?? ""
    text = String(mark.map { content[..<$0.lowerBound] } ?? content)
    parts = NestedText.split(text, at: " ")
    kind = parts.isEmpty ? "" : parts.removeFirst()
  }
}

/// What operations of a display list's text refer to.
private struct DisplayTables {
  /// The elements of glass, by row.
  private var elements: [String: DisplayLine] = [:]
  /// The rectangles around outlines, by hash.
  private var outlines: [String: Rect2D] = [:]

  private static let kinds = ["frame", "fill", "glyphs", "group", "layer", "clip", "glass"]

  init(_ lines: [DisplayLine]) {
    for line in lines {
      guard let name = line.parts.first else { continue }
      if line.kind == "element" { elements[name] = line }
      if line.kind == "outline" {
        outlines[name] = DrawnShape.box(of: line.parts.dropFirst().compactMap(DrawnShape.number))
      }
    }
  }

  /// The operation of a line; nil where it is none.
  func operation(_ line: DisplayLine, row: Int) -> DrawnOperation? {
    guard Self.kinds.contains(line.kind) else { return nil }
    var (parts, text) = (line.parts, line.text)
    if line.kind == "glass", let name = parts.first, let element = elements[name] {
      // Rows of tables count what came before, and say nothing of the element.
      parts = Array(element.parts.dropFirst())
      if let place = parts.firstIndex(of: "container"), parts.indices.contains(place + 1) {
        parts.removeSubrange(place...place + 1)
      }
      text = element.text
    }
    let region = DrawnShape.region(of: line.kind, parts, outlines)
    return DrawnOperation(
      key: "\(line.kind) \(line.path)", kind: line.kind, path: line.path, parts: parts, line: text,
      row: line.kind == "frame" ? nil : row, region: region, bounds: region)
  }
}
