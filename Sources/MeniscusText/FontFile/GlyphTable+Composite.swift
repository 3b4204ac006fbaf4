import MeniscusGeometry

extension GlyphTable {
  /// What a part of a glyph says about itself.
  private enum Flag {
    static let hasWords = 0x0001
    static let hasOffset = 0x0002
    static let hasScale = 0x0008
    static let isFollowed = 0x0020
    static let hasTwoScales = 0x0040
    static let hasMatrix = 0x0080
    static let scalesOffset = 0x0800
  }

  /// Reads a glyph that is made of others.
  func composite(
    _ table: FontTable, depth: Int, _ budget: inout Budget
  ) throws(FontFileError) -> GlyphContours {
    var whole = GlyphContours()
    var place = 10
    var isFollowed = true
    while isFollowed {
      guard budget.components > 0 else { throw table.error(.tooLarge, at: place) }
      budget.components -= 1
      let flags = try table.unsigned(place)
      let glyph = try table.unsigned(place + 2)
      guard glyph < glyphCount else { throw table.error(.invalidComponent, at: place + 2) }
      place += 4
      let arguments = try arguments(table, flags, at: &place)
      let matrix = try matrix(table, flags, at: &place)
      var part = try contours(of: glyph, depth: depth + 1, &budget)
      part.transform(matrix)
      if flags & Flag.hasOffset != 0 {
        var (dx, dy) = (Double(arguments.first), Double(arguments.second))
        if flags & Flag.scalesOffset != 0 {
          // Lengths of the matrix's columns, as FreeType and DirectWrite have it.
          dx *= (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
          dy *= (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
        }
        part.translate(dx, dy)
      } else {
        guard whole.nodes.indices.contains(arguments.first),
          part.nodes.indices.contains(arguments.second)
        else { throw table.error(.invalidComponent, at: place) }
        let (fixed, moved) = (whole.nodes[arguments.first], part.nodes[arguments.second])
        part.translate(fixed.x - moved.x, fixed.y - moved.y)
      }
      whole.append(part)
      isFollowed = flags & Flag.isFollowed != 0
    }
    return whole
  }

  /// The offset of a part, or the numbers of the points that fall together.
  private func arguments(
    _ table: FontTable, _ flags: Int, at place: inout Int
  ) throws(FontFileError) -> (first: Int, second: Int) {
    let hasOffset = flags & Flag.hasOffset != 0
    if flags & Flag.hasWords != 0 {
      defer { place += 4 }
      return hasOffset
        ? (try table.signed(place), try table.signed(place + 2))
        : (try table.unsigned(place), try table.unsigned(place + 2))
    }
    defer { place += 2 }
    let (first, second) = (try table.byte(place), try table.byte(place + 1))
    if !hasOffset { return (first, second) }
    return (first < 128 ? first : first - 256, second < 128 ? second : second - 256)
  }

  private func matrix(
    _ table: FontTable, _ flags: Int, at place: inout Int
  ) throws(FontFileError) -> Affine2D {
    var matrix = Affine2D.identity
    if flags & Flag.hasScale != 0 {
      let scale = try table.fraction(place)
      matrix = .scale(x: scale, y: scale)
      place += 2
    } else if flags & Flag.hasTwoScales != 0 {
      matrix = .scale(x: try table.fraction(place), y: try table.fraction(place + 2))
      place += 4
    } else if flags & Flag.hasMatrix != 0 {
      matrix = Affine2D(
        a: try table.fraction(place), b: try table.fraction(place + 2),
        c: try table.fraction(place + 4), d: try table.fraction(place + 6), tx: 0, ty: 0)
      place += 8
    }
    return matrix
  }
}

extension GlyphContours {
  fileprivate mutating func transform(_ matrix: Affine2D) {
    if matrix == .identity { return }
    for index in nodes.indices {
      let point = matrix.apply(Point2D(x: nodes[index].x, y: nodes[index].y))
      (nodes[index].x, nodes[index].y) = (point.x, point.y)
    }
  }

  fileprivate mutating func translate(_ dx: Double, _ dy: Double) {
    for index in nodes.indices {
      nodes[index].x += dx
      nodes[index].y += dy
    }
  }
}
