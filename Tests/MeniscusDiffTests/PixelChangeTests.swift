import MeniscusDiff
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

@Suite("What became of a region, by its pixels")
struct PixelChangeTests {
  private static let (width, height) = (48, 32)

  /// A picture of which each pixel is made by a function.
  private func picture(_ color: (Int, Int) -> [UInt8]) -> Bitmap {
    let samples = (0..<Self.height).flatMap { y in (0..<Self.width).flatMap { x in color(x, y) } }
    return Bitmap(width: Self.width, height: Self.height, samples: samples)
  }

  /// A rectangle of a colour on a ground.
  private func card(
    _ x: Int, _ y: Int, _ width: Int = 12, _ height: Int = 10,
    color: [UInt8] = [200, 40, 40, 255], ground: (Int, Int) -> [UInt8] = { _, _ in white }
  ) -> Bitmap {
    picture {
      (x..<x + width).contains($0) && (y..<y + height).contains($1) ? color : ground($0, $1)
    }
  }

  private func change(_ expected: Bitmap, _ actual: Bitmap) throws -> PixelChange {
    let regions = try ChangedRegions(
      expected: expected, actual: actual, scale: 1, dilation: 16
    ).regions
    let region = try #require(regions.first)
    expectEqual(regions.count, 1)
    return try PixelChange(in: region.pixels, expected: expected, actual: actual)
  }

  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let shifts = [(1, 0), (0, 1), (-1, 0), (3, 0), (-2, 5), (8, -8), (7, 3)]

  @Test("Content that is moved by k is named moved by k, on any ground", arguments: shifts)
  func moved(x: Int, y: Int) throws {
    // A card on an even ground.
    try expectEqual(change(card(16, 11), card(16 + x, 11 + y)), .moved(x: x, y: y))
    // The same card over stripes that stay where they are.
    let stripes = { (column: Int, row: Int) -> [UInt8] in
      [UInt8(column * 5), UInt8(row * 7), UInt8((column * row) % 251), 255]
    }
    try expectEqual(
      change(card(16, 11, ground: stripes), card(16 + x, 11 + y, ground: stripes)),
      .moved(x: x, y: y))
    // A picture of arbitrary pixels as a whole.
    var seeded = Seeded(7)
    let large = seeded.bitmap(width: 80, height: 64)
    func window(_ left: Int, _ top: Int) -> Bitmap {
      picture { column, row in
        let first = ((row + top) * 80 + column + left) * 4
        return Array(large.samples[first..<first + 4])
      }
    }
    try expectEqual(change(window(16, 16), window(16 - x, 16 - y)), .moved(x: x, y: y))
  }

  @Test("Moving back is the move the other way round")
  func reversed() throws {
    for (x, y) in Self.shifts {
      try expectEqual(change(card(16 + x, 11 + y), card(16, 11)), .moved(x: -x, y: -y))
    }
  }

  @Test("What is farther than the reach, or also recoloured, did not move")
  func notMoved() throws {
    #expect(try change(card(8, 8), card(17, 8)) != .moved(x: 9, y: 0))
    let other = try change(card(8, 8), card(11, 8, color: [40, 40, 200, 255]))
    if case .moved = other { Issue.record("a card of another colour has not moved") }
  }

  @Test("A card of another colour has both colours named, its soft edge counted out")
  func recolored() throws {
    func soft(_ color: [Int]) -> Bitmap {
      picture { x, y in
        let isInside = (10..<30).contains(x) && (8..<24).contains(y)
        let isEdge = isInside && (x == 10 || x == 29)
        let levels = color.map { isEdge ? (255 + $0) / 2 : isInside ? $0 : 255 }
        return levels.map { UInt8($0) } + [255]
      }
    }
    try expectEqual(
      change(soft([250, 40, 40]), soft([40, 40, 250])),
      .recolored(
        from: MeanColor(red: 250, green: 40, blue: 40),
        to: MeanColor(red: 40, green: 40, blue: 250)))
  }

  @Test("A tint over a picture is recoloured, though every pixel changes by another amount")
  func tinted() throws {
    let plain = picture { x, y in [UInt8(x * 5), UInt8(y * 7), UInt8((x + y) * 3), 255] }
    let tinted = picture { x, y in
      let levels = [x * 5, y * 7, (x + y) * 3]
      return zip(levels, [255, 0, 0]).map { UInt8(($0 * 8 + $1 * 2) / 10) } + [255]
    }
    guard case .recolored(let from, let to) = try change(plain, tinted) else {
      Issue.record("a tint is a change of colour")
      return
    }
    #expect(to.channels[0] > from.channels[0] && to.channels[1] < from.channels[1])
  }

  /// The mean of each pixel and those around it.
  private func blurred(_ bitmap: Bitmap, _ radius: Int) -> Bitmap {
    picture { x, y in
      (0..<4).map { channel in
        var (sum, count) = (0, 0)
        for row in max(y - radius, 0)...min(y + radius, Self.height - 1) {
          for column in max(x - radius, 0)...min(x + radius, Self.width - 1) {
            sum += Int(bitmap.samples[(row * Self.width + column) * 4 + channel])
            count += 1
          }
        }
        return UInt8((sum + count / 2) / count)
      }
    }
  }

  @Test("A blur is blurred, and taking it away sharpened", arguments: [1, 2, 3])
  func blurred(radius: Int) throws {
    let text = picture { x, y in
      (12..<36).contains(x) && (8..<24).contains(y) && (x / 3 + y / 4) % 2 == 0
        ? [20, 30, 40, 255] : Self.white
    }
    try expectEqual(change(text, blurred(text, radius)), .blurred)
    try expectEqual(change(blurred(text, radius), text), .sharpened)
  }

  @Test("On an even ground things are added and removed, however small")
  func appearance() throws {
    let empty = picture { _, _ in Self.white }
    for side in [2, 5, 9, 20] {
      try expectEqual(change(empty, card(4, 5, side, side)), .added)
      try expectEqual(change(card(4, 5, side, side), empty), .removed)
    }
    // A panel of another colour was there before.
    try expectEqual(
      change(card(4, 5), card(4, 5, color: [0, 0, 0, 255])),
      .recolored(
        from: MeanColor(red: 200, green: 40, blue: 40), to: MeanColor(red: 0, green: 0, blue: 0)))
  }

  @Test("Few scattered pixels, and faint differences along edges, are noise")
  func noise() throws {
    let card = card(10, 8, 20, 16)
    try expectEqual(change(card, card.inverting([(3, 3), (20, 9), (40, 25)])), .noise)
    let edge = (8..<24).map { (x: 10, y: $0) }
    let faint = edge.enumerated().reduce(card) { picture, entry in
      picture.moving(
        entry.offset % 3, x: entry.element.x, y: entry.element.y, by: -3 - entry.offset % 4)
    }
    try expectEqual(change(card, faint), .noise)
    // As faint, and over the whole face of it: a change of colour.
    let face = self.card(10, 8, 20, 16, color: [203, 40, 40, 255])
    try expectEqual(
      change(card, face),
      .recolored(
        from: MeanColor(red: 200, green: 40, blue: 40),
        to: MeanColor(red: 203, green: 40, blue: 40)))
  }

  @Test("What is none of these is drawn otherwise")
  func redrawn() throws {
    var (one, other) = (Seeded(1), Seeded(2))
    let pictures = (
      one.bitmap(width: Self.width, height: Self.height),
      other.bitmap(width: Self.width, height: Self.height)
    )
    try expectEqual(change(pictures.0, pictures.1), .redrawn)
  }

  @Test("Any two pictures have an answer, and the same one again")
  func total() throws {
    var seeded = Seeded(11)
    for _ in 0..<40 {
      let size = (1 + seeded.next(9), 1 + seeded.next(9))
      let old = seeded.bitmap(width: size.0, height: size.1)
      let new = seeded.bitmap(width: size.0, height: size.1)
      let all = PixelRect(x: 0, y: 0, width: size.0, height: size.1)
      let change = try PixelChange(in: all, expected: old, actual: new)
      try expectEqual(PixelChange(in: all, expected: old, actual: new), change)
      let beyond = PixelRect(x: -3, y: 2, width: 40, height: 40)
      _ = try PixelChange(in: beyond, expected: old, actual: new)
    }
    #expect(throws: DiffError.self) {
      try PixelChange(
        in: PixelRect(x: 0, y: 0, width: 1, height: 1), expected: Bitmap(width: 1, height: 1),
        actual: Bitmap(width: 2, height: 1))
    }
  }
}
