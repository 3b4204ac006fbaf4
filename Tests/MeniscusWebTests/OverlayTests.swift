import MeniscusDisplay
import MeniscusFrames
import MeniscusGeometry
import MeniscusRender
import MeniscusWeb
import TestSupport
import Testing

@Suite("What a page lays over a frame")
struct OverlayTests {
  /// A frame of 4 by 2 tiles with a card and a circle of glass.
  private static func list(
    card: Double = 2, glass: Point2D = Point2D(x: 90, y: 32), radius: Double = 20
  ) -> DisplayList {
    var list = DisplayList(size: Size2D(width: 128, height: 64), scale: 2, background: .white)
    let square = Silhouette.rectangle(Rect2D(x: 0, y: 4, width: 10, height: 10))
    list.operations = [
      DisplayOperation(
        action: .fill(square, .color(RGBA(hex: 0x3366CC))),
        transform: .translation(x: card, y: 0), view: .none)
    ]
    if radius > 0 { list.lay(circle: radius, at: glass) }
    return list
  }

  private static func map(
    _ list: DisplayList, _ way: GlassFieldMap.Way = .distances
  ) -> GlassFieldMap {
    var map = GlassFieldMap()
    map.draw(list, way)
    return map
  }

  private static func painted(_ list: DisplayList, after before: DisplayList?) -> [Int] {
    let tiles = RepaintPlan(list, after: before).tiles
    return tiles.indices.filter { tiles[$0] != .kept }
  }

  @Test("The distance to a circle of glass is that to its centre less the radius")
  func distances() throws {
    let list = Self.list()
    // Pythagoras: 3, 4, 5 and 7, 24, 25.
    let expected: [(x: Double, y: Double, distance: Double)] = [
      (90, 32, -20), (110, 32, 0), (90, 57, 5), (93, 36, -15), (66, 25, 5),
    ]
    for (x, y, distance) in expected {
      try expectClose(#require(list.glassDistance(at: Point2D(x: x, y: y))), distance, within: 1e-9)
    }
    #expect(Self.list(radius: 0).glassDistance(at: .zero) == nil)
  }

  @Test("Where glass lies over glass the frontmost decides, and beside them the nearest")
  func frontmost() throws {
    var list = Self.list(radius: 25)
    list.lay(circle: 8, at: Point2D(x: 90, y: 32))
    list.lay(circle: 8, at: Point2D(x: 30, y: 32))
    func distance(_ x: Double) throws -> Double {
      try #require(list.glassDistance(at: Point2D(x: x, y: 32)))
    }
    try expectClose(distance(90), -8, within: 1e-9)
    try expectClose(distance(78), -13, within: 1e-9)
    try expectClose(distance(45), 7, within: 1e-9)
    try expectClose(distance(55), 10, within: 1e-9)
    // The clip shows nothing of it, so that it has no field either.
    list.operations.insert(
      DisplayOperation(
        action: .beginClip(.rectangle(Rect2D(x: 0, y: 0, width: 60, height: 64))),
        transform: .identity, view: .none),
      at: 0)
    try expectClose(distance(90), 52, within: 1e-9)
  }

  @Test(
    "The map has lines at round distances, a strong one at the edge, and ends where it fades out")
  func lines() {
    let map = Self.map(Self.list(radius: 30))
    #expect(map.surfaces == 1 && map.width == 256 && map.height == 128)
    // The middle of a pixel lies half of its diagonal from the centre.
    expectClose(map.depth, 30, within: 0.5)
    /// How bright the map is at a distance from the edge, on the left of the circle.
    func light(_ distance: Double) -> Int {
      let word = map.words[64 * 256 + Int((90 - 30 - distance) * 2)]
      return Int(word & 255) + Int(word >> 8 & 255) + Int(word >> 16 & 255)
    }
    for distance in [-20.0, -16, -12, -8, -4, 4, 8] {
      #expect(light(distance) > light(distance - 2) + 20, "at \(distance)")
      #expect(light(distance) > light(distance + 2) + 20, "at \(distance)")
    }
    #expect(light(-20) > light(-16) && light(0) == 3 * 255)
    // Its reach is 16 points; the circle's left edge lies at 60.
    #expect(map.words[64 * 256 + 2 * 45] >> 24 > 0 && map.words[64 * 256 + 2 * 43] == 0)
  }

  @Test("Directions lead outwards: red to the right, and the opposite hue to the left")
  func directions() {
    let map = Self.map(Self.list(), .directions)
    func channels(_ x: Int, _ y: Int) -> [UInt32] {
      let word = map.words[y * 256 + x]
      return [word & 255, word >> 8 & 255, word >> 16 & 255]
    }
    // A circle's directions are those from its centre, at (180, 64) in pixels.
    let (right, left) = (channels(204, 64), channels(155, 64))
    #expect(right[0] > 200 && right[1] < 60 && right[2] < 60)
    #expect(left[0] < 60 && left[1] > 200 && left[2] > 200)
    #expect(channels(180, 44)[2] > channels(180, 84)[2] + 100)
  }

  @Test("The lens is a quarter circle: the rim shows what lies further inside, most at the edge")
  func lens() {
    let map = Self.map(Self.list(), .lens)
    // Regular glass with a short side of 40 points: a bevel of 10, and a bend of 20 at the very edge.
    func bend(_ x: Int, _ y: Int) -> Double {
      let (across, down) = ((Double(x) + 0.5) / 2 - 90, (Double(y) + 0.5) / 2 - 32)
      let inset = 20 - (across * across + down * down).squareRoot()
      guard inset > 0 else { return 0 }
      let u = max(1 - inset / 10, 0)
      return 20 * (1 - (1 - u * u).squareRoot())
    }
    let most = (0..<128).flatMap { y in (0..<256).map { x in bend(x, y) } }.max() ?? 0
    expectClose(map.bend, most, within: 1e-3)
    #expect(most > 15 && map.surfaces == 1)
    func red(_ x: Int) -> Int {
      let word = map.words[64 * 256 + x]
      return Int(word & 255) - Int(word >> 8 & 255)
    }
    // The middle is grey, and the rim redder the nearer the edge, 20 points to the left; outside is nothing.
    #expect(red(180) < 10 && red(146) > 20 && red(142) > red(146) + 20)
    #expect(map.words[64 * 256 + 138] == 0 && map.words[64 * 256 + 222] == 0)
    // What flows into it far away leaves the rim as it is.
    var fused = Self.list()
    fused.lay(circle: 20, at: Point2D(x: 134, y: 32))
    fused.glass[1].container = fused.glass[0].container
    let both = Self.map(fused, .lens)
    #expect(both.surfaces == 1)
    for row in 40..<88 {
      let line = row * 256 + 140..<row * 256 + 156
      #expect(both.words[line] == map.words[line], "row \(row)")
    }
  }

  @Test("The map moves with glass that moves by whole pixels, and nothing of the last one is left")
  func moved() {
    var map = Self.map(Self.list())
    let before = map.words
    map.draw(Self.list(glass: Point2D(x: 60, y: 32)), .distances)
    for row in 0..<128 {
      let (old, new) = (row * 256 + 60, row * 256)
      #expect(map.words[new..<new + 196].elementsEqual(before[old..<old + 196]), "row \(row)")
      #expect(map.words[new + 196..<new + 256].allSatisfy { $0 == 0 })
    }
    map.draw(Self.list(radius: 0), .distances)
    #expect(map.surfaces == 0 && map.depth == 0 && map.words.allSatisfy { $0 == 0 })
  }

  @Test("A capture reaches as far around its glass as the blur, and nothing beyond is seen in it")
  func capture() throws {
    let list = Self.list()
    let capture = try #require(RepaintPlan(list, after: nil).captures.first)
    let frame = PixelRect(minX: 0, minY: 0, maxX: 256, maxY: 128)
    // `docs/glass.md` has a deviation of 5 points up to a short side of 48; a Gaussian is as good as
    // nothing at three deviations.
    #expect(capture.deviation == 10 && !capture.isKept)
    #expect(capture.glass.contains(PixelRect(x: 140, y: 24, width: 80, height: 80)))
    let needed = PixelRect(minX: 140 - 20, minY: 0, maxX: 220 + 20, maxY: 128)
    #expect(capture.rect.contains(needed.intersection(frame)) && frame.contains(capture.rect))

    func glassPixels(ofLineAt x: Int) -> [UInt8] {
      var list = list
      let line = Rect2D(x: Double(x) / 2, y: 0, width: 0.5, height: 64)
      list.operations.insert(
        DisplayOperation(
          action: .fill(.rectangle(line), .color(.black)), transform: .identity, view: .none),
        at: 1)
      var renderer = Renderer()
      _ = renderer.render(list)
      let samples = renderer.frame.bitmap.samples
      return (60..<68).flatMap { y in samples[(y * 256 + 144) * 4..<(y * 256 + 216) * 4] }
    }
    let beyond = glassPixels(ofLineAt: 3)
    #expect(glassPixels(ofLineAt: capture.rect.minX - 1) == beyond)
    #expect(glassPixels(ofLineAt: 138) != beyond)
  }

  @Test("Equal lists repaint no tile; a rectangle that moves, those that it leaves and comes to")
  func tiles() {
    let list = Self.list(card: 2, radius: 0)
    #expect(Self.painted(list, after: nil) == Array(0..<8))
    #expect(Self.painted(list, after: list) == [])
    // In pixels it lies from 4 to 24, then from 124 to 144: across the edge of two tiles.
    #expect(Self.painted(Self.list(card: 62, radius: 0), after: list) == [0, 1, 2])
    var larger = list
    larger.size.height = 65
    #expect(Self.painted(larger, after: list) == Array(0..<12))
  }

  @Test("The plan is what the renderer does: as many tiles, captures that are kept and made")
  func rendered() {
    let lists = [
      Self.list(), Self.list(), Self.list(card: 4), Self.list(card: 30), Self.list(card: 62),
      Self.list(card: 62, glass: Point2D(x: 88, y: 32)), Self.list(card: 2, radius: 10),
      Self.list(radius: 0), Self.list(), Self.list(card: 62).clipped(from: 100),
      Self.list(card: 64).clipped(from: 100),
    ]
    var renderer = Renderer()
    var seen: [RepaintPlan.Tile] = []
    for (place, list) in lists.enumerated() {
      let plan = RepaintPlan(list, after: place > 0 ? lists[place - 1] : nil)
      let counters = renderer.render(list).counters
      seen += plan.tiles
      #expect(plan.columns == 4 && plan.tileSize == 64)
      #expect(plan.tiles.count { $0 != .kept } == counters[.tilesPainted], "list \(place)")
      #expect(plan.captures.count { !$0.isKept } == counters[.glassPasses], "list \(place)")
    }
    #expect(seen.contains(.kept) && seen.contains(.changed) && seen.contains(.captured))
  }

  @Test("A case tells of its frames what was drawn, whatever is left out")
  func cases() throws {
    let lists = [Self.list(card: 2), Self.list(card: 62)]
    var encoder = FramesEncoder(rate: 60)
    for list in lists { try encoder.append(list, display: list.digest().list, pixels: 0) }
    var redrawn = RedrawnCase(try FramesDecoder(encoder.finish()))
    redrawn.hidesGlass = true
    #expect(try redrawn.repaint(0) == RepaintPlan(lists[0], after: nil))
    #expect(try redrawn.repaint(1) == RepaintPlan(lists[1], after: lists[0]))
    try redrawn.drawFields(1, .distances)
    #expect(redrawn.fieldMap.words == Self.map(lists[1]).words)
    #expect(redrawn.shownFields.width == 256 && redrawn.shownFields.stride == 256)
  }
}

extension DisplayList {
  /// Adds a circle of glass, in a container of its own.
  fileprivate mutating func lay(circle radius: Double, at center: Point2D) {
    let box = Rect2D(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    operations.append(
      DisplayOperation(
        action: .glass(element: glass.count), transform: .identity, view: .none))
    glass.append(
      GlassElement(
        silhouette: .ellipse(box), transform: .translation(x: center.x, y: center.y),
        container: glass.count, spacing: 8, view: .none))
  }

  /// The list with its glass cut off on the left, in points: what it captures is not.
  fileprivate func clipped(from left: Double) -> DisplayList {
    var list = self
    let region = Silhouette.rectangle(Rect2D(x: left, y: 0, width: size.width, height: size.height))
    list.operations.insert(
      DisplayOperation(action: .beginClip(region), transform: .identity, view: .none), at: 1)
    return list
  }
}
