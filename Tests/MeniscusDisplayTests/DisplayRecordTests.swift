import Foundation
import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

@Suite("Record of what is drawn")
struct DisplayRecordTests {
  private static func read(_ text: String) throws(DisplayError) -> DisplayRecord {
    try DisplayRecord(reading: Array(text.utf8))
  }

  @Test("What a list draws is read back from its text, whatever it holds")
  func roundTrip() throws {
    for seed in 0..<400 {
      var generator = ListGenerator(seed: seed)
      let record = DisplayRecord(generator.makeList())
      let read = try Self.read(record.text)
      let isSame = read == record && read.text == record.text
      #expect(isSame, "\(seed)")
    }
    let sample = DisplayRecord(sampleList())
    try expectEqual(Self.read(sample.text), sample)
    let frame = sample.elements[0]
    #expect(sample.element(0) == frame && sample.element(1) == nil)
  }

  @Test("What a record lacks is taken from other lists, and without them there is no list")
  func completed() throws {
    for seed in 0..<60 {
      var generator = ListGenerator(seed: seed)
      var list = seed == 0 ? sampleList() : generator.makeList()
      let record = DisplayRecord(list)
      // Glass that no operation lays is not in a record.
      guard let bare = DisplayList(record) else { continue }
      list.views = []
      for index in list.operations.indices { list.operations[index].view = .none }
      for index in list.glass.indices { list.glass[index].view = .none }
      let completed = try #require(DisplayList(record, completedBy: [list]), "\(seed)")
      expectEqual(completed.digest().list, bare.digest().list, "\(seed)")
      for outline in completed.resources.outlines {
        expectEqual(
          outline, list.resources.outlines.first { $0.hash == outline.hash }, "\(seed)")
      }
      let pictures = completed.operations.map { picture(of: $0.action) }
      expectEqual(pictures, list.operations.map { picture(of: $0.action) }, "\(seed)")
    }
    let sample = DisplayRecord(sampleList())
    expectEqual(
      DisplayList(sample, completedBy: [sampleList()])?.digest().list, sampleList().digest().list)
    expectEqual(DisplayList(sample, completedBy: []), nil)
  }

  private func picture(of action: DisplayOperation.Action) -> Bitmap? {
    switch action {
    case .fill(_, .picture(let paint)), .glyphs(_, .picture(let paint)): paint.picture.bitmap
    default: nil
    }
  }

  @Test("A value that is no number is read, so that a faulty list can be kept")
  func notANumber() throws {
    var list = DisplayList(size: Size2D(width: 1, height: 1), scale: 1, background: .white)
    list.operations = [.nan, -.nan, .infinity, -.infinity].map {
      DisplayOperation(action: .beginGroup(opacity: $0), transform: .identity, view: .none)
    }
    try expectEqual(Self.read(list.text()).text, list.text())
  }

  @Test("Every accepted display list is read and written again byte for byte")
  func baselines() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Baselines")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".display.txt") }
    #expect(paths.count > 400)
    for path in paths {
      let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(path)))
      try expectEqual(Array(DisplayRecord(reading: bytes).text.utf8), bytes, "\(path)")
    }
  }

  @Test("Damaged bytes are refused or read as something that can be written")
  func hostile() {
    let samples = (0..<8).map { seed -> [UInt8] in
      var generator = ListGenerator(seed: seed)
      return Array(generator.makeList().text().utf8)
    }
    let hostile = HostileBytes(
      samples: samples + [Array(sampleList().text().utf8)],
      words: [" ", "\n", "end", "fill ", "glass 99999999999999999999", "nan", "1e999", "\\u{"],
      seed: 14)
    let count = HostileBytes.count(4_000)
    let valid = hostile.validCount(of: count) { bytes in
      let record = try DisplayRecord(reading: bytes)
      let text = Array(record.text.utf8)
      return try DisplayRecord(reading: text).text.utf8.elementsEqual(text)
    }
    #expect(valid > 0 && valid < count / 2)
    let sample = Array(sampleList().text().utf8)
    let whole = (0..<sample.count).filter { length in
      (try? DisplayRecord(reading: Array(sample.prefix(length)))) != nil
    }
    // Whole operations that refer to nothing are a list of their own.
    #expect(whole.allSatisfy { sample[$0 - 1] == UInt8(ascii: "\n") } && whole.count < 8)
  }

  @Test(
    "An error says the line, the column and what is expected there",
    arguments: [
      Damage("display 2", "display 3", 1, 1, .word("display 2")),
      Damage("scale 2", "scale two", 2, 20, .number),
      Damage("fill rect", "fills rect", 3, 1, .operation),
      Damage("rect(0 0 100 50) linear", "rect(0  0 100 50) linear", 3, 13, .number),
      Damage("  group", "group", 5, 1, .blanks(2)),
      Damage("continuous", "round", 6, 39, .cornerCurve),
      Damage("glass 0  ", "glass 0 ", 18, 8, .lineEnd),
      Damage("regular", "steel", 19, 51, .material),
      Damage("10 0 Q", "11 0 Q", 20, 25, .stepsOfHash),
      Damage(" 2 3\n", " 2 3\nend\n", 22, 1, .end),
      Damage("# 1\nfill", "# 1/a\\u{41}\nfill", 10, 91, .escape),
      Damage("# 1\nfill", "# 5\nfill", 10, 88, .view),
      Damage("# 1\nfill", "# app\nfill", 10, 88, .wholeNumber),
    ])
  func places(damage: Damage) {
    let text = sampleList().text()
    expectContains(text, damage.old)
    let damaged = text.replacing(damage.old, with: damage.new, maxReplacements: 1)
    #expect(
      throws: DisplayError.text(line: damage.line, column: damage.column, expected: damage.expected)
    ) { try Self.read(damaged) }
  }

  @Test("A region is that of the list, and of glyphs an em around each")
  func regions() {
    var list = sampleList()
    let glyphs = [Point2D(x: 0, y: 20), Point2D(x: 30, y: 20)].map {
      GlyphRun.Placement(outline: 0, origin: $0)
    }
    list.operations.append(
      DisplayOperation(
        action: .glyphs(GlyphRun(size: 10, glyphs: glyphs), .color(.black)),
        transform: .translation(x: 1, y: 2), view: .none))
    let regions = DisplayRecord(list).regions()
    for (operation, region) in zip(list.operations, regions).dropLast() {
      expectEqual(region, list.bounds(of: operation) ?? .zero)
    }
    expectEqual(regions.last, Rect2D(x: 1, y: 12, width: 40, height: 14))
  }

  @Test("Glass reaches as far as its spacing, its shadow or its light")
  func reach() {
    var element = sampleList().glass[0]
    expectEqual(element.reach, 32)
    element.spacing = 40
    expectEqual(element.reach, 40)
    element.glow = GlassGlow(center: .zero, radius: 20, strength: 1)
    element.transform = .scale(x: 2, y: 2)
    expectEqual(element.reach, 120)
    var list = sampleList()
    list.glass = [element]
    expectEqual(DisplayRecord(list).elements.map(\.reach), [120])
  }
}

/// A change that makes the text of the sample list none, and where.
struct Damage: Sendable {
  let old, new: String
  let line, column: Int
  let expected: DisplayTextExpectation

  init(
    _ old: String, _ new: String, _ line: Int, _ column: Int, _ expected: DisplayTextExpectation
  ) {
    (self.old, self.new) = (old, new)
    (self.line, self.column) = (line, column)
    self.expected = expected
  }
}
