/// Finds by how many whole pixels the content of a region moved.
struct ShiftSearch {
  let pixels: RegionPixels

  /// The distance, to the right and down; nil where no single one explains all pixels.
  var shift: (x: Int, y: Int)? {
    var best: (x: Int, y: Int)?
    var bestScore = 0
    for (x, y) in Self.candidates {
      if let score = score(x, y), score > bestScore { (best, bestScore) = ((x, y), score) }
    }
    return best
  }

  /// All distances in reach but none at all, the shortest first.
  private static let candidates: [(x: Int, y: Int)] = {
    let range = -PixelChange.reach...PixelChange.reach
    let all = range.flatMap { y in range.map { x in (x: x, y: y) } }
    return all.filter { $0.x != 0 || $0.y != 0 }.sorted { left, right in
      let lengths = (left.x * left.x + left.y * left.y, right.x * right.x + right.y * right.y)
      if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
      return (-left.x, -left.y) < (-right.x, -right.y)
    }
  }()

  /// How many pixels something arrived at, and how many something left; nil unless each is one.
  private func score(_ shiftX: Int, _ shiftY: Int) -> Int? {
    let pair = pixels.pair
    let offset = shiftY * pair.width + shiftX
    var (arrived, left) = (0, 0)
    for place in pixels.places {
      let (x, y) = (place % pair.width, place / pair.width)
      let (hasSource, hasTarget) = (
        isInside(x - shiftX, y - shiftY), isInside(x + shiftX, y + shiftY)
      )
      // What came from beyond the picture, and went there, can say nothing.
      if !hasSource && !hasTarget { continue }
      let isArrival = hasSource && pair.second[place] == pair.first[place - offset]
      let isDeparture = hasTarget && pair.first[place] == pair.second[place + offset]
      if !isArrival && !isDeparture { return nil }
      if isArrival { arrived += 1 }
      if isDeparture { left += 1 }
    }
    return arrived > 0 && left > 0 ? arrived + left : nil
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < pixels.pair.width && y < pixels.pair.height
  }
}
