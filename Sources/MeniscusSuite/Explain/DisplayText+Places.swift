import MeniscusGeometry

extension DisplayText {
  /// What is drawn by an operation of the list: of glass, the line of its element.
  package func drawn(at row: Int) -> Operation? {
    guard let operation = operations.first(where: { $0.row == row }) else { return nil }
    guard operation.parts.first == "glass" else { return operation }
    return self["element" + operation.key.dropFirst("glass".count)] ?? operation
  }
}

extension DisplayText.Operation {
  /// Whether it may draw at a point, in points of the frame, as far as the text says.
  ///
  /// The bounds of what is drawn decide; clips count for nothing. Of glyphs the text has no outlines:
  /// they count for as much as their size around each.
  func reaches(_ point: Point2D) -> Bool {
    guard let kind = parts.first, ["fill", "glyphs", "element"].contains(kind), let rect = bounds
    else { return false }
    return (rect.minX...rect.maxX).contains(point.x) && (rect.minY...rect.maxY).contains(point.y)
  }

  private var bounds: Rect2D? {
    for part in parts {
      guard let mark = part.firstIndex(of: "("), part.hasSuffix(")") else { continue }
      let head = part[..<mark]
      let inner = part[part.index(after: mark)...].dropLast()
      if ["rect", "rounded", "ellipse"].contains(head) {
        let numbers = Self.numbers(inner.prefix { $0 != ";" })
        guard numbers.count == 4 else { return nil }
        return map.boundingBox(
          of: Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
      if let size = Double(head) {
        let glyphs = inner.split(separator: ",").map { Self.numbers($0) }
        return glyphs.filter { $0.count >= 2 }.map { glyph in
          let origin = (x: glyph[glyph.count - 2], y: glyph[glyph.count - 1])
          return map.boundingBox(
            of: Rect2D(x: origin.x, y: origin.y - size, width: size, height: 1.25 * size))
        }.reduce(nil) { $0?.union($1) ?? $1 }
      }
    }
    return nil
  }

  private var map: Affine2D {
    for part in parts {
      let numbers = Self.numbers(part.drop { $0 != "(" }.dropFirst().dropLast())
      if part.hasPrefix("move("), numbers.count == 2 {
        return .translation(x: numbers[0], y: numbers[1])
      }
      if part.hasPrefix("map("), numbers.count == 6 {
        return Affine2D(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5])
      }
    }
    return .identity
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split(separator: " ").compactMap { Double($0) }
  }
}
