import MeniscusGeometry

/// The points of a glyph, in units, y upwards.
struct GlyphContours: Equatable, Sendable {
  /// A point of a contour.
  struct Node: Equatable, Sendable {
    var x, y: Double
    /// Whether the contour goes through the point; else it is the control point of a curve.
    var isOnCurve: Bool
  }

  var nodes: [Node] = []
  /// Where each contour ends among the nodes: the place after its last.
  var ends: [Int] = []

  init() {}

  /// The left edge of all points, control points included; nil where there are none.
  var minX: Double? { nodes.map { $0.x }.min() }

  mutating func append(_ other: GlyphContours) {
    ends += other.ends.map { $0 + nodes.count }
    nodes += other.nodes
  }
}

extension GlyphContours {
  /// Reads a glyph that is not made of others.
  init(
    _ table: FontTable, contours count: Int, _ budget: inout GlyphTable.Budget
  ) throws(FontFileError) {
    if count == 0 { return }
    var place = 10
    for _ in 0..<count {
      let end = try table.unsigned(place) + 1
      guard end > ends.last ?? 0 else { throw table.error(.invalidValue, at: place) }
      ends.append(end)
      place += 2
    }
    let pointCount = ends[count - 1]
    guard pointCount <= budget.points else { throw table.error(.tooLarge, at: place) }
    budget.points -= pointCount
    place += 2 + (try table.unsigned(place))
    let flags = try Self.flags(table, count: pointCount, at: &place)
    let xs = try Self.coordinates(table, flags, short: 0x02, same: 0x10, at: &place)
    let ys = try Self.coordinates(table, flags, short: 0x04, same: 0x20, at: &place)
    for index in flags.indices {
      nodes.append(
        Node(x: Double(xs[index]), y: Double(ys[index]), isOnCurve: flags[index] & 1 != 0))
    }
  }

  private static func flags(
    _ table: FontTable, count: Int, at place: inout Int
  ) throws(FontFileError) -> [Int] {
    var flags: [Int] = []
    while flags.count < count {
      let flag = try table.byte(place)
      place += 1
      flags.append(flag)
      guard flag & 0x08 != 0 else { continue }
      let repeats = try table.byte(place)
      guard repeats <= count - flags.count else { throw table.error(.invalidValue, at: place) }
      place += 1
      for _ in 0..<repeats { flags.append(flag) }
    }
    return flags
  }

  /// Coordinates, each stored as the distance from the one before.
  private static func coordinates(
    _ table: FontTable, _ flags: [Int], short: Int, same: Int, at place: inout Int
  ) throws(FontFileError) -> [Int] {
    var coordinates: [Int] = []
    var value = 0
    for flag in flags {
      if flag & short != 0 {
        let distance = try table.byte(place)
        value += flag & same != 0 ? distance : -distance
        place += 1
      } else if flag & same == 0 {
        value += try table.signed(place)
        place += 2
      }
      coordinates.append(value)
    }
    return coordinates
  }
}

extension GlyphContours {
  /// The outline: lines between points of the contour, curves around control points; between two
  /// control points the contour goes through their middle.
  ///
  /// Complexity: linear in the points.
  var outline: Path2D {
    var elements: [Path2D.Element] = []
    var start = 0
    for end in ends {
      if end > start { Self.append(nodes[start..<end], to: &elements) }
      start = end
    }
    return Path2D(elements: elements)
  }

  private static func append(
    _ contour: ArraySlice<Node>, to elements: inout [Path2D.Element]
  ) {
    guard let first = contour.first, let last = contour.last else { return }
    // A contour may begin with a control point: then it begins where it ends, or in between.
    let begin =
      first.isOnCurve ? first.point : last.isOnCurve ? last.point : middle(first, last)
    elements.append(.move(begin))
    var control: Node?
    for node in first.isOnCurve ? contour.dropFirst() : contour {
      switch (control, node.isOnCurve) {
      case (nil, true): elements.append(.line(node.point))
      case (nil, false): control = node
      case (let known?, true):
        elements.append(.quadratic(known.point, node.point))
        control = nil
      case (let known?, false):
        elements.append(.quadratic(known.point, middle(known, node)))
        control = node
      }
    }
    if let control { elements.append(.quadratic(control.point, begin)) }
    elements.append(.close)
  }

  private static func middle(_ a: Node, _ b: Node) -> Point2D {
    Point2D(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}

extension GlyphContours.Node {
  fileprivate var point: Point2D { Point2D(x: x, y: y) }
}
