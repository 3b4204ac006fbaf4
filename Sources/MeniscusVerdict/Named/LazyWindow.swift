import MeniscusFormats

/// Of a container that only makes what is seen, other parts are made than before.
struct LazyWindow {
  /// The container's line in this run.
  let container: Int
  /// The paths of what is only made on one side.
  let hidden: [String]
  /// The first and the last row that is made, on either side: `Row[0] to Row[8]`.
  let rows: (expected: String, actual: String)

  /// The containers in which rows came or went at the ends, for no other reason than that what is seen
  /// is elsewhere or of another size.
  static func moved(_ expected: SnapshotViews, _ actual: SnapshotViews) -> [LazyWindow] {
    actual.text.nodes.indices.compactMap { line in
      guard actual.inner[line] == nil, ViewPath.lazy.contains(actual.kind(of: line)),
        let before = expected.text.places[actual.text.nodes[line].path]
      else { return nil }
      return LazyWindow(before, line, expected, actual)
    }
  }

  private init?(
    _ before: Int, _ now: Int, _ expected: SnapshotViews, _ actual: SnapshotViews
  ) {
    let (old, new) = (Self.rows(of: before, in: expected), Self.rows(of: now, in: actual))
    let names = (Set(old.map(\.name)), Set(new.map(\.name)))
    let lost = old.indices.filter { !names.1.contains(old[$0].name) }
    let found = new.indices.filter { !names.0.contains(new[$0].name) }
    guard !lost.isEmpty || !found.isEmpty, Self.areAtEnds(lost, of: old.count),
      Self.areAtEnds(found, of: new.count), let first = new.first, let last = new.last,
      let formerFirst = old.first, let formerLast = old.last,
      Self.isSeenOtherwise(before, now, expected, actual)
        || Self.haveOtherSizes(old, new)
    else { return nil }
    container = now
    rows = (
      "\(formerFirst.name) to \(formerLast.name)", "\(first.name) to \(last.name)"
    )
    hidden =
      lost.flatMap { Self.paths(from: old[$0].lines, in: expected) }
      + found.flatMap { Self.paths(from: new[$0].lines, in: actual) }
  }

  private struct Row {
    /// The name of the view itself.
    var name: String
    /// The lines of it and of what it is wrapped in.
    var lines: [Int]
    var size: [Double]
  }

  private static func rows(of container: Int, in side: SnapshotViews) -> [Row] {
    let nodes = side.text.nodes
    var rows: [Row] = []
    var places: [Int: Int] = [:]
    for line in nodes.indices.dropFirst(container + 1) {
      if nodes[line].depth <= nodes[container].depth { break }
      guard nodes[line].parent == container else { continue }
      let base = side.base(of: line)
      if let place = places[base] {
        rows[place].lines.append(line)
      } else {
        places[base] = rows.count
        rows.append(Row(name: nodes[base].name, lines: [line], size: size(of: line, in: side)))
      }
    }
    return rows
  }

  /// The size of a line's view, or of the first in it that has one.
  private static func size(of line: Int, in side: SnapshotViews) -> [Double] {
    let nodes = side.text.nodes
    var next = line
    while next < nodes.count, next == line || nodes[next].depth > nodes[line].depth {
      if nodes[next].frame.count == 4 { return Array(nodes[next].frame[2...]) }
      next += 1
    }
    return []
  }

  /// Whether places lie before and behind all others.
  private static func areAtEnds(_ places: [Int], of count: Int) -> Bool {
    let all = Set(places)
    var (start, end) = (0, count)
    while start < count, all.contains(start) { start += 1 }
    while end > start, all.contains(end - 1) { end -= 1 }
    return start + count - end == places.count
  }

  /// Whether what the container is scrolled in shows another part of it, or is of another size.
  private static func isSeenOtherwise(
    _ before: Int, _ now: Int, _ expected: SnapshotViews, _ actual: SnapshotViews
  ) -> Bool {
    func view(_ line: Int, _ side: SnapshotViews) -> SnapshotText.Node? {
      var parent = side.text.nodes[line].parent
      while let place = parent {
        if side.kind(of: place) == "ScrollView" { return side.text.nodes[place] }
        parent = side.text.nodes[place].parent
      }
      return nil
    }
    guard let old = view(before, expected), let new = view(now, actual) else { return false }
    let offsets = [old, new].map { node in
      node.state.filter { $0.name.hasPrefix("offset") }.map(\.value)
    }
    return offsets[0] != offsets[1] || old.frame.dropFirst(2) != new.frame.dropFirst(2)
  }

  /// Whether rows that both sides have take more or less room.
  private static func haveOtherSizes(_ old: [Row], _ new: [Row]) -> Bool {
    let sizes = Dictionary(old.map { ($0.name, $0.size) }, uniquingKeysWith: { first, _ in first })
    return new.contains { row in sizes[row.name].map { $0 != row.size } ?? false }
  }

  /// The paths of some lines and of all inside them.
  private static func paths(from lines: [Int], in side: SnapshotViews) -> [String] {
    let nodes = side.text.nodes
    return lines.flatMap { line -> [String] in
      var end = line + 1
      while end < nodes.count, nodes[end].depth > nodes[line].depth { end += 1 }
      return nodes[line..<end].map(\.path)
    }
  }
}
