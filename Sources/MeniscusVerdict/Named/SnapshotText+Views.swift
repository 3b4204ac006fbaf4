/// The views of a snapshot with what their modifiers wrap around them.
///
/// A modifier that wraps has a line of its own before what it wraps, with the same name and its own
/// behind: `Text[0].padding#save`, `Text[0].padding`, `Text[0]`.
struct SnapshotViews {
  let text: SnapshotText
  /// What a line wraps, by line; nil for a view itself.
  private(set) var inner: [Int?]
  /// What a line is wrapped in, by line; nil for what nothing wraps.
  private(set) var outer: [Int?]
  private var ends: [String: [Int]] = [:]

  /// Complexity: linear in the lines, times the names in one.
  init(_ text: SnapshotText) {
    self.text = text
    let nodes = text.nodes
    inner = Array(repeating: nil, count: nodes.count)
    outer = inner
    for (index, node) in nodes.enumerated() {
      ends["\(node.depth) \(node.name)", default: []].append(index)
      guard let wrapped = Self.wrapped(by: index, in: text) else { continue }
      inner[index] = wrapped
      outer[wrapped] = index
    }
  }

  /// The line of what another wraps: that of the longest beginning of its name.
  private static func wrapped(by index: Int, in text: SnapshotText) -> Int? {
    let node = text.nodes[index]
    let directory = String(node.path.dropLast(node.name.count))
    for name in beginnings(of: node.name) {
      if let place = text.places[directory + name] { return place }
      // What wraps a view of one's own stands before the line of that view.
      let depth = node.parent.map { text.nodes[$0].depth } ?? -1
      for next in text.nodes.indices.dropFirst(index + 1) {
        let other = text.nodes[next]
        if other.depth <= depth { break }
        if other.depth == node.depth, other.name == name { return next }
      }
    }
    return nil
  }

  /// What stands before a modifier's name in another name, the longest first.
  private static func beginnings(of name: String) -> [String] {
    var depth = 0
    return name.indices.reversed().compactMap { index in
      switch name[index] {
      case "]": depth += 1
      case "[": depth -= 1
      case ".", "#": return depth == 0 && index > name.startIndex ? String(name[..<index]) : nil
      default: break
      }
      return nil
    }
  }

  /// The view itself that a line belongs to.
  func base(of index: Int) -> Int {
    var index = index
    while let next = inner[index] { index = next }
    return index
  }

  /// The name of the last modifier of a line, as `.padding` or `#save`; empty for a view itself.
  func mark(of index: Int) -> String {
    guard let wrapped = inner[index] else { return "" }
    return String(text.nodes[index].name.dropFirst(text.nodes[wrapped].name.count))
  }

  /// What is wrapped around a view, from the inside out, with the lines.
  func marks(around base: Int) -> [(mark: String, line: Int)] {
    var marks: [(mark: String, line: Int)] = []
    var index = base
    while let next = outer[index] {
      marks.append((mark(of: next), next))
      index = next
    }
    return marks
  }

  /// The line of a path whose names are all there, though not each has a line.
  func line(of path: String) -> Int? {
    if let place = text.places[path] { return place }
    let names = path.split(separator: "/").map(String.init)
    guard let last = names.last else { return nil }
    return ends["\(names.count - 1) \(last)"]?.first { index in
      var line = text.nodes[index].parent
      while let place = line {
        let node = text.nodes[place]
        guard node.name == names[node.depth] else { return false }
        line = node.parent
      }
      return true
    }
  }

  /// The outermost lines of what a container holds directly.
  func elements(of container: Int) -> [Int] {
    var elements: [Int] = []
    let depth = text.nodes[container].depth
    for index in text.nodes.indices.dropFirst(container + 1) {
      let node = text.nodes[index]
      if node.depth <= depth { break }
      guard node.frame.count == 4, outer[index] == nil, holder(of: index) == container else {
        continue
      }
      elements.append(index)
    }
    return elements
  }

  /// The line of the next view above that has a place.
  func holder(of index: Int) -> Int? {
    var line = text.nodes[index].parent
    while let place = line, text.nodes[place].frame.count != 4 { line = text.nodes[place].parent }
    return line
  }

  /// The own name of a view, without its place in a list: `Text`.
  func kind(of index: Int) -> String {
    String(text.nodes[base(of: index)].name.prefix { !"[.#+".contains($0) })
  }
}
