import MeniscusDiff
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

/// Comparators as values: what they are called and asked for, and what all of them keep to.
@Suite("Comparators") struct PictureComparatorTests {
  @Test("Names are unique and lead to their comparators; those that judge are known")
  func names() {
    let names = PictureComparator.all.map(\.name)
    expectEqual(Set(names).count, names.count)
    for comparator in PictureComparator.all {
      expectEqual(PictureComparator(named: comparator.name), comparator)
    }
    expectEqual(PictureComparator(named: "tilebias"), nil)
    expectEqual(names.filter { !PictureComparator.judges.map(\.name).contains($0) }, ["ciede2000"])
  }

  /// A comparator, what is typed, and the value that it is read as; nil where it cannot be.
  private static let typed: [(PictureComparator, String, String, ComparatorValue?)] = [
    (.flip, "mean", "0.25", .number(0.25)), (.flip, "mean", "1.5", nil),
    (.flip, "area", "3", .integer(3)), (.flip, "area", "-1", nil), (.flip, "area", "many", nil),
    (.flip, "ppd", "5", nil), (.pixelmatchMain, "window", "16", .integer(16)),
    (.pixelmatchMain, "window", "0", nil), (.pixelmatch72, "include-aa", "", .flag(true)),
    (.pixelmatch72, "checkerboard", "off", .flag(false)),
    (.pixelmatch72, "checkerboard", "chess", nil), (.perceptual, "ppd", "104", .number(104)),
  ]

  @Test("Settings are read from text, and what cannot be is an error with its option")
  func settings() throws {
    for (comparator, name, text, value) in Self.typed {
      let option = try #require(comparator.options.first { $0.name == name })
      if let value {
        try expectEqual(comparator.with([name: text]).settings[name], value, "\(name) \(text)")
      } else {
        #expect(throws: DiffError.invalidSetting(option, text: text)) {
          try comparator.with([name: text])
        }
      }
    }
    #expect(throws: DiffError.unknownSetting("window")) {
      try PictureComparator.pixelmatch72.with(["window": "8"])
    }
    #expect(try PictureComparator.flip.with(["area": "3"]) != .flip)
    expectEqual(PictureComparator.flip(within: .usual), .flip)
  }

  @Test("Usual values lie in the range of their option", arguments: PictureComparator.all)
  func usual(comparator: PictureComparator) {
    for option in comparator.options {
      switch (option.kind, option.usual) {
      case (.number(let range), .number(let value)?): #expect(range.contains(value))
      case (.integer(let range), .integer(let value)?): #expect(range.contains(value))
      case (.integer, nil), (.output, nil), (.flag, .flag?), (.either, .flag?): break
      default: Issue.record("\(option.name) has a usual value of another kind")
      }
    }
  }

  @Test(
    "Equal pictures are equal and measure nothing; threads change nothing; sizes are compared first",
    arguments: PictureComparator.all)
  func contract(comparator: PictureComparator) throws {
    var seeded = Seeded(11)
    let samples = (0..<40 * 30 * 4).map { $0 % 4 == 3 ? 255 : UInt8(seeded.next(256)) }
    let one = Bitmap(width: 40, height: 30, samples: samples)
    var other = one
    for index in 500..<3_500 where index % 4 != 3 { other.samples[index] |= 0x70 }
    let equal = try comparator.compare(expected: one, actual: one)
    #expect(equal.isWithinTolerance)
    try expectEqual(equal.figures.shown, (comparator.findingOfEqual()).figures.shown)
    let found = try comparator.compare(expected: one, actual: other)
    #expect(!found.isWithinTolerance && found.figures != equal.figures)
    let threaded = try comparator.compare(expected: one, actual: other, parallel: .threads(3))
    #expect(threaded.figures == found.figures && threaded.picture() == found.picture())
    #expect(found.picture().width == 40 && found.picture().height == 30)
    expectEqual(
      Set(found.outputs.keys), Set(comparator.options.filter { $0.kind == .output }.map(\.name)))
    for (name, content) in found.outputs { expectEqual(threaded.outputs[name]?(), content()) }
    let sizes = (PixelSize(width: 40, height: 30), PixelSize(width: 1, height: 1))
    #expect(throws: DiffError.sizesDiffer(expected: sizes.0, actual: sizes.1)) {
      try comparator.compare(expected: one, actual: Bitmap(width: 1, height: 1))
    }
  }
}

extension [ComparatorFigure] {
  /// The figures that data have.
  fileprivate var shown: [ComparatorFigure] {
    filter { $0.role != .told }.map { figure in
      guard case .record(let inner) = figure.value else { return figure }
      return ComparatorFigure(figure.name, .record(inner.shown), figure.role)
    }
  }
}
