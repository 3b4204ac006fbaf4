import MeniscusGeometry

/// The pixels of a region that differ, and the pictures that they are part of.
struct RegionPixels {
  let pair: PixelPair
  /// The region, as far as it lies in the pictures.
  let bounds: PixelRect
  /// Where the pixels are that are looked at, rising: those that differ, or every n-th of them.
  let places: [Int]
  /// How many pixels differ.
  let count: Int
  /// How many of them have a neighbour to the right or below that differs as well.
  private let joinedCount: Int

  init(of pair: PixelPair, in region: PixelRect) {
    let bounds = region.intersection(
      PixelRect(minX: 0, minY: 0, maxX: pair.width, maxY: pair.height))
    var (count, joined) = (0, 0)
    Self.forEach(in: bounds, pair) { place, x, y in
      count += 1
      let right = x + 1 < pair.width && pair.first[place + 1] != pair.second[place + 1]
      let below =
        y + 1 < pair.height
        && pair.first[place + pair.width] != pair.second[place + pair.width]
      if right || below { joined += 1 }
    }
    let step = max((count + PixelChange.sampleLimit - 1) / PixelChange.sampleLimit, 1)
    var places: [Int] = []
    var number = 0
    Self.forEach(in: bounds, pair) { place, _, _ in
      if number % step == 0 { places.append(place) }
      number += 1
    }
    self.pair = pair
    self.bounds = bounds
    self.places = places
    self.count = count
    joinedCount = joined
  }

  private static func forEach(
    in bounds: PixelRect, _ pair: PixelPair, _ body: (Int, Int, Int) -> Void
  ) {
    for y in bounds.minY..<bounds.maxY {
      let row = y * pair.width
      let end = row + bounds.maxX
      var place = pair.nextDifference(from: row + bounds.minX, before: end)
      while place < end {
        body(place, place - row, y)
        place = pair.nextDifference(from: place + 1, before: end)
      }
    }
  }

  /// Whether few pixels differ, and most of them alone.
  var isScattered: Bool {
    count * 8 <= bounds.width * bounds.height && joinedCount * 4 <= count || count <= 1
  }

  /// Added or removed, where one side is an even ground.
  var appearance: PixelChange? {
    guard let ground = evenSurroundings else { return nil }
    if places.allSatisfy({ pair.first[$0] == ground }) { return .added }
    if places.allSatisfy({ pair.second[$0] == ground }) { return .removed }
    return nil
  }

  /// The one colour of the pixels around the region, on both sides; nil where there is none.
  private var evenSurroundings: UInt32? {
    let (top, left) = (bounds.minY - 1, bounds.minX - 1)
    let (bottom, right) = (bounds.maxY, bounds.maxX)
    var ground: UInt32?
    func isEven(_ x: Int, _ y: Int) -> Bool {
      guard x >= 0, y >= 0, x < pair.width, y < pair.height else { return true }
      let (first, second) = (pair.first[y * pair.width + x], pair.second[y * pair.width + x])
      defer { ground = ground ?? first }
      return first == second && first == ground ?? first
    }
    for x in left...right where !isEven(x, top) || !isEven(x, bottom) { return nil }
    for y in top...bottom where !isEven(left, y) || !isEven(right, y) { return nil }
    return ground
  }

  /// Whether all differences are faint and most of them lie on edges.
  var isFaintAlongEdges: Bool {
    var onEdges = 0
    for place in places {
      for channel in 0..<4 where abs(difference(at: place, channel)) > PixelChange.faint {
        return false
      }
      if isOnEdge(place, of: pair.first) && isOnEdge(place, of: pair.second) { onEdges += 1 }
    }
    return onEdges * 4 >= places.count * 3
  }

  /// How many levels a channel rose at a place.
  func difference(at place: Int, _ channel: Int) -> Int {
    Self.level(pair.second[place], channel) - Self.level(pair.first[place], channel)
  }

  /// A channel of a pixel, 0 to 255.
  @inline(__always)
  static func level(_ pixel: UInt32, _ channel: Int) -> Int {
    Int(pixel >> (8 * UInt32(channel)) & 255)
  }

  /// Whether a pixel and its eight neighbours differ by more than twice what is faint.
  private func isOnEdge(_ place: Int, of picture: UnsafePointer<UInt32>) -> Bool {
    let (x, y) = (place % pair.width, place / pair.width)
    for channel in 0..<4 {
      var (low, high) = (255, 0)
      for row in max(y - 1, 0)...min(y + 1, pair.height - 1) {
        for column in max(x - 1, 0)...min(x + 1, pair.width - 1) {
          let level = Self.level(picture[row * pair.width + column], channel)
          (low, high) = (min(low, level), max(high, level))
        }
      }
      if high - low > 2 * PixelChange.faint { return true }
    }
    return false
  }
}
