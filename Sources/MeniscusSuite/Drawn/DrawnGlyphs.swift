import MeniscusGeometry

/// The glyphs of an operation: `15(hash x y, hash x y)`.
struct DrawnGlyphs {
  var size: String
  var hashes: [String]
  var origins: [Point2D]

  init(_ text: String) {
    size = String(text.prefix { $0 != "(" })
    let words = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",")
      .map { $0.split(separator: " ") }
    hashes = words.map { $0.first.map(String.init) ?? "" }
    origins = words.map { words in
      let numbers = words.dropFirst().compactMap { DrawnShape.number(String($0)) }
      return numbers.count == 2 ? Point2D(x: numbers[0], y: numbers[1]) : Point2D(x: 0, y: 0)
    }
  }

  /// How far all glyphs are from where they were; nil where not all moved alike.
  func distance(to other: DrawnGlyphs) -> Point2D? {
    guard origins.count == other.origins.count else { return nil }
    guard let old = origins.first, let new = other.origins.first else { return nil }
    let distance = Point2D(x: new.x - old.x, y: new.y - old.y)
    let isSame = zip(origins, other.origins).allSatisfy { old, new in
      abs(new.x - old.x - distance.x) <= 1e-6 && abs(new.y - old.y - distance.y) <= 1e-6
    }
    return isSame ? distance : nil
  }
}
