import MeniscusGeometry

/// An operation of a display list's text, with where it draws.
struct DrawnOperation: Equatable {
  /// `fill`, `glyphs`, `group`, `layer`, `clip`, `glass`, or `frame` for the frame itself.
  var kind: String
  /// The path of the view that drew it; empty where nobody did.
  var path: String
  /// What stands between blanks after the kind, outside of brackets; of glass, what its element has,
  /// without rows of tables.
  var parts: [String]
  /// The region itself in points, whatever clips it.
  var region: Rect2D
  /// What of the frame it can touch, in points: clips applied, with the reach of effects around it.
  var bounds: Rect2D

  /// Whether two operations draw the same.
  func draws(as other: DrawnOperation) -> Bool { kind == other.kind && parts == other.parts }
}

/// The operations of a display list's text, back to front, the frame itself first.
struct DrawnOperations {
  private(set) var operations: [DrawnOperation] = []

  /// A group, layer or clip that has begun.
  private struct Enclosure {
    var index: Int
    var depth: Int
    var clip: Rect2D?
    var reach: Double
  }

  /// How many times its radius a blur reaches.
  private static let blurReach = 3.0

  /// Reads a text; what is no operation is passed over.
  ///
  /// Complexity: linear in the text, times the enclosures that are open.
  init(_ text: String) {
    let lines = text.split(separator: "\n").map { DrawnLine(String($0)) }
    var elements: [String: DrawnLine] = [:]
    var outlines: [String: Rect2D] = [:]
    for line in lines {
      if line.kind == "element", let row = line.parts.first { elements[row] = line }
      if line.kind == "outline", let hash = line.parts.first {
        outlines[hash] = DrawnShape.box(of: line.parts.dropFirst().compactMap(DrawnShape.number))
      }
    }
    var open: [Enclosure] = []
    for line in lines {
      guard let operation = Self.operation(line, elements, outlines) else { continue }
      while let last = open.last, last.depth >= line.depth { open.removeLast() }
      add(operation, in: open)
      guard ["group", "layer", "clip"].contains(operation.kind) else { continue }
      let radius = operation.kind == "layer" ? Self.radius(of: operation) : 0
      open.append(
        Enclosure(
          index: operations.count - 1, depth: line.depth,
          clip: operation.kind == "clip" ? operation.region : nil,
          reach: radius * Self.blurReach))
    }
  }

  private mutating func add(_ operation: DrawnOperation, in open: [Enclosure]) {
    var operation = operation
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

  private static func operation(
    _ line: DrawnLine, _ elements: [String: DrawnLine], _ outlines: [String: Rect2D]
  ) -> DrawnOperation? {
    guard ["frame", "fill", "glyphs", "group", "layer", "clip", "glass"].contains(line.kind)
    else { return nil }
    var parts = line.parts
    if line.kind == "glass", let row = parts.first, let element = elements[row] {
      parts = Array(element.parts.dropFirst())
      if let place = parts.firstIndex(of: "container"), parts.indices.contains(place + 1) {
        parts.removeSubrange(place...place + 1)
      }
    }
    let region = DrawnShape.region(of: line.kind, parts, outlines)
    return DrawnOperation(
      kind: line.kind, path: line.path, parts: parts, region: region, bounds: region)
  }

  /// How far the effect of a layer draws around what it encloses, before it is multiplied.
  private static func radius(of layer: DrawnOperation) -> Double {
    guard let effect = layer.parts.first, effect.hasPrefix("blur(") || effect.hasPrefix("shadow(")
    else { return 0 }
    return DrawnShape.numbers(in: effect).reduce(0) { max($0, abs($1)) }
  }
}

/// A line of a display list's text.
private struct DrawnLine {
  var depth: Int
  var kind: String
  var parts: [String]
  var path: String

  init(_ line: String) {
    let content = line.drop { $0 == " " }
    depth = line.count - content.count
    let mark = content.range(of: "  # ")
    path = mark.map { String(content[$0.upperBound...]) } ?? ""
    var words = NestedText.split(
      String(mark.map { content[..<$0.lowerBound] } ?? content), at: " ")
    kind = words.isEmpty ? "" : words.removeFirst()
    parts = words
  }
}

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
