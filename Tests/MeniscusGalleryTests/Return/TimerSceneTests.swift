import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The timer of glass: document 002.
@MainActor
struct TimerSceneTests {
  /// The middles of the upper row of cells: four digits of 0.6 and a colon of 0.3 of 104 points, in
  /// the middle of 360.
  private static let middles: [Double] = {
    let (digit, colon) = (104 * 0.6, 104 * 0.3)
    let left = 180 - (4 * digit + colon) / 2
    return [
      left + digit / 2, left + digit * 1.5, 180, left + digit * 2.5 + colon,
      left + digit * 3.5 + colon,
    ]
  }()

  private func digits(_ show: Show) -> [Show.Piece] { Self.digits(show.glass) }

  private static func digits(_ glass: [Show.Piece]) -> [Show.Piece] {
    Array(glass.filter { $0.isOutline }.prefix(5))
  }

  /// The glass at 09:59, and in 75 frames in which it becomes 09:58.
  private static let change = Result {
    let show = try Show("return/timer")
    try show.tap("toggle")
    show.run(62)
    show.settle()
    let before = show.glass
    let after = (0..<75).map { _ in
      show.run(1)
      return show.glass
    }
    return (before: before, after: after)
  }

  @Test func everyCharacterStandsInTheMiddleOfItsCell() throws {
    let show = try Show("return/timer")
    expectEqual(show.glass.filter { $0.isOutline }.count, 10)
    try show.tap("toggle")
    for _ in 0..<3 {
      let cells = digits(show)
      try #require(cells.count == 5)
      for (cell, middle) in zip(cells, Self.middles) {
        // Frames are rounded to half points, and boxes are those of the curves' control points.
        expectClose(cell.box.center.x, middle, closerThan: 1)
      }
      show.run(60)
      show.settle()
    }
  }

  @Test func digitsThatStayDoNotMoveAsOthersChange() throws {
    let (before, after) = try Self.change.get()
    // The last digit changes.
    let others = Self.digits(before).prefix(4)
    for glass in after {
      let standing = glass.filter { $0.isOutline && $0.presence == 1 }
      for cell in others { #expect(standing.contains { $0.box == cell.box }) }
    }
  }

  @Test("The wrong form: digits as wide as they are move their neighbours")
  func proportionalDigits() {
    func middles(_ time: String) -> [Double] {
      let scene = Scene("wrong", size: CGSize(width: 360, height: 160)) {
        ProportionalTime(time: time)
      }
      return Show(scene).glass.map(\.box.midX)
    }
    let (before, after) = (middles("09:50"), middles("09:51"))
    expectEqual(after.count, 5)
    // A 1 is narrower than a 0, by a tenth of the font's size and more: half of that to either side.
    for (from, to) in zip(before, after).prefix(4) { #expect(to - from > 104 * 0.05) }
  }

  @Test func aDigitEasesInAndOutOverNineFrames() throws {
    var frames = 0
    for glass in try Self.change.get().after.prefix(60) {
      let coming = glass.filter { $0.isOutline && $0.presence < 1 }.map(\.presence).sorted()
      guard coming.count == 4 else {
        #expect(coming.isEmpty)
        continue
      }
      frames += 1
      // The digit and its image alike. Where (1 − s)² is left of one, s (2 − s) is there of the other:
      // together they are there once.
      let (first, second) = (coming[0], coming[2])
      expectEqual([coming[1], coming[3]], [first, second])
      expectClose(first + second, 1, closerThan: 1e-9)
    }
    // 0.15 s are nine frames; in the first nothing has changed yet.
    expectEqual(frames, 8)
  }

  @Test func withLessMotionADigitChangesAtOnce() throws {
    let show = try Show("return/timer") { $0.reduceMotion = true }
    try show.tap("toggle")
    let start = digits(show).map(\.box)
    var changed = 0
    for _ in 0..<62 {
      show.run(1)
      #expect(digits(show).allSatisfy { $0.presence == 1 })
      expectEqual(show.glass.filter { $0.isOutline }.count, 10)
      if digits(show).map(\.box) != start { changed += 1 }
    }
    #expect(changed > 0)
  }

  @Test func theReflectionIsTheTimeTurnedOver() throws {
    let show = try Show("return/timer")
    let shapes = show.glass.filter { $0.isOutline }
    try #require(shapes.count == 10)
    for (original, image) in zip(shapes.prefix(5), shapes.suffix(5)) {
      expectEqual(original.element.silhouette, image.element.silhouette)
      expectEqual(image.element.transform.d, -original.element.transform.d)
      expectEqual(image.box.midX, original.box.midX)
      #expect(image.box.minY > original.box.maxY)
    }
  }

  @Test func theReflectionFadesAndAbutsTheTime() throws {
    let show = try Show("return/timer")
    let shapes = show.glass.filter { $0.isOutline }
    try #require(shapes.count == 10)
    for (original, image) in zip(shapes.prefix(5), shapes.suffix(5)) {
      // Cells are 0.85 of 104 points high, and the image is moved up by 8; frames are rounded to half
      // points.
      expectClose(image.box.midY - original.box.midY, 0.85 * 104 - 8, closerThan: 1)
    }
    let ramps = show.frame.displayList.operations.compactMap { operation -> [GradientStop]? in
      guard case .fill(_, .gradient(let gradient)) = operation.action else { return nil }
      return gradient.stops
    }
    // White at 0.2 to clear, from the top to 0.6.
    let white = RGBA(red: 1, green: 1, blue: 1, opacity: 0.2)
    #expect(
      ramps.contains { stops in
        stops.map(\.location) == [0, 0.6] && stops[0].color == white && stops[1].color.opacity == 0
      })
  }

  @Test func theVideoMovesBehindTheTimeAndIsHeldByATap() throws {
    let show = try Show("return/timer")
    let (start, standing) = (show.frame.displayDigest, digits(show).map(\.box))
    try show.tap("video", at: UnitPoint(x: 0.05, y: 0.05))
    show.run(8)
    #expect(show.frame.displayDigest != start)
    expectEqual(digits(show).map(\.box), standing)
    try show.tap("video", at: UnitPoint(x: 0.05, y: 0.05))
    show.settle()
    expectEqual(show.frame.displayDigest, start)
  }

  @Test func theReflectionIsNotRead() throws {
    let show = try Show("return/timer")
    let text = show.host.accessibilityTree.map { $0.text() }.joined()
    expectEqual(text.split(separator: "Time remaining: 10 minutes, 0 seconds").count, 2)
    #expect(show.host.accessibilityTree.contains { $0.traits.contains(.updatesFrequently) })
  }

  @Test func theTimeIsNotTurnedWhereLinesRunFromTheRight() throws {
    let usual = try Show("return/timer")
    let mirrored = try Show("return/timer") { $0.layoutDirection = .rightToLeft }
    expectEqual(digits(mirrored).map(\.box), digits(usual).map(\.box))
    // The controls are.
    try usual.tap("toggle")
    try mirrored.tap("toggle")
    usual.settle()
    mirrored.settle()
    let (one, other) = (
      try #require(usual.glass.last { !$0.isOutline }),
      try #require(mirrored.glass.last { !$0.isOutline })
    )
    #expect(one.box.midX > 180)
    expectClose(one.box.midX + other.box.midX, 360, within: 0.5)
  }
}

/// A time whose characters have no cells, but the widths that a font gives them.
private struct ProportionalTime: View {
  let time: String

  private let font = Font.system(size: 104, weight: .bold, design: .rounded)

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(time.enumerated()), id: \.offset) { _, character in
        Text(String(character))
          .font(font)
          .foregroundStyle(.clear)
          .glassEffect(.clear, in: TextShape(String(character), font: font))
      }
    }
  }
}
