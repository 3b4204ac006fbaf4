import MeniscusGeometry

/// Reads places and extents out of the parts of operations.
enum DrawnShape {
  /// The region of an operation, in points.
  static func region(
    of kind: String, _ parts: [String], _ outlines: [String: Rect2D]
  ) -> Rect2D {
    guard let shape = parts.first else { return .zero }
    let local: Rect2D
    switch kind {
    case "fill", "clip", "glass": local = silhouette(shape, outlines)
    case "glyphs": local = glyphs(shape)
    case "frame":
      let numbers = parts.prefix(2).compactMap(number)
      return numbers.count == 2 ? Rect2D(x: 0, y: 0, width: numbers[0], height: numbers[1]) : .zero
    default: return .zero
    }
    return mapped(local, by: parts.first(where: isTransform))
  }

  /// The numbers in the bracket of a part.
  static func numbers(in part: String) -> [Double] {
    part.split { "(),; ".contains($0) }.compactMap { number(String($0)) }
  }

  /// The finite number that a text is.
  static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The smallest rectangle around points, given as pairs of numbers.
  static func box(of numbers: [Double]) -> Rect2D {
    let xs = stride(from: 0, to: numbers.count - 1, by: 2).map { numbers[$0] }
    let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max()
    else { return .zero }
    return Rect2D(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// Whether a part is a transform.
  static func isTransform(_ part: String) -> Bool {
    (part.hasPrefix("move(") || part.hasPrefix("map(")) && part.hasSuffix(")")
  }

  private static func silhouette(_ text: String, _ outlines: [String: Rect2D]) -> Rect2D {
    if text.hasPrefix("outline(") {
      let hash = text.dropFirst("outline(".count).prefix { $0 != " " }
      return outlines[String(hash)] ?? .zero
    }
    let numbers = numbers(in: text)
    guard numbers.count >= 4 else { return .zero }
    return Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// About where glyphs are: from their origins, an em in each direction that ink may have.
  private static func glyphs(_ text: String) -> Rect2D {
    let size = number(String(text.prefix { $0 != "(" })) ?? 0
    let origins = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",")
      .flatMap { $0.split(separator: " ").dropFirst().compactMap { number(String($0)) } }
    let box = box(of: origins)
    return Rect2D(
      minX: box.minX, minY: box.minY - size, maxX: box.maxX + size, maxY: box.maxY + size * 0.4)
  }

  private static func mapped(_ rect: Rect2D, by transform: String?) -> Rect2D {
    guard let transform else { return rect }
    let n = numbers(in: String(transform.drop { $0 != "(" }))
    if n.count == 2 { return rect.translated(by: Point2D(x: n[0], y: n[1])) }
    guard n.count == 6 else { return rect }
    let map = Affine2D(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    return map.boundingBox(of: rect)
  }
}

extension Rect2D {
  /// The rectangle with every edge moved outwards; an empty one stays as it is.
  func grown(by distance: Double) -> Rect2D {
    isEmpty || distance == 0 ? self : inset(by: Insets2D(all: -distance))
  }

  /// The area.
  var area: Double { width * height }
}
