extension NamedChanges {
  /// A view among others that one holds.
  struct Member {
    /// The line of the view itself.
    var line: Int
    var path: String
    /// The name without its place in the list.
    var name: String
    /// What is in it: the names and texts of all that it holds, without places.
    var content: String
    /// The first text in it.
    var text: String?
  }

  /// The views that one holds directly; of what is only made where it is seen, nothing that came or
  /// went for that alone.
  func members(of holder: Int, in side: SnapshotViews) -> [Member] {
    let nodes = side.text.nodes
    var members: [Member] = []
    for line in nodes.indices.dropFirst(holder + 1) {
      if nodes[line].depth <= nodes[holder].depth { break }
      guard nodes[line].parent == holder, side.inner[line] == nil,
        !windows.hide(nodes[line].path)
      else { continue }
      members.append(member(line, in: side))
    }
    return members
  }

  private func member(_ line: Int, in side: SnapshotViews) -> Member {
    let nodes = side.text.nodes
    var content = side.kind(of: line)
    var text = nodes[line].detail
    var next = line + 1
    while next < nodes.count, nodes[next].depth > nodes[line].depth {
      if side.inner[next] == nil { content += "/" + side.kind(of: next) }
      if let detail = nodes[next].detail {
        content += " " + detail
        text = text ?? detail
      }
      next += 1
    }
    content += " " + (nodes[line].detail ?? "")
    return Member(
      line: line, path: nodes[line].path, name: side.kind(of: line), content: content,
      text: text.map { Self.unquoted($0) })
  }

  /// A text without its quotes.
  static func unquoted(_ detail: String) -> String {
    detail.hasPrefix("“") && detail.hasSuffix("”")
      ? "\"\(detail.dropFirst().dropLast())\"" : detail
  }
}

/// A longest part that two lists have in common, in order.
struct CommonPart {
  /// The places in both lists, rising.
  private(set) var pairs: [(Int, Int)] = []

  /// How many pairs are looked at; of more nothing between the ends counts as common.
  private static let limit = 1_000_000

  /// Complexity: the product of the lengths between what both begin and end with.
  init(_ old: [String], _ new: [String]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] {
      pairs.append((start, start))
      start += 1
    }
    var ends = 0
    while ends < min(old.count, new.count) - start,
      old[old.count - 1 - ends] == new[new.count - 1 - ends]
    {
      ends += 1
    }
    var (rows, columns) = (old.count - start - ends, new.count - start - ends)
    if rows > 0, columns > Self.limit / rows { (rows, columns) = (0, 0) }
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        lengths[row][column] =
          old[start + row] == new[start + column]
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if old[start + row] == new[start + column] {
        pairs.append((start + row, start + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    for end in (0..<ends).reversed() { pairs.append((old.count - 1 - end, new.count - 1 - end)) }
  }
}
