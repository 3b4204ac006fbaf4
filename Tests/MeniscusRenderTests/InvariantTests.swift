import MeniscusRender
import TestSupport
import Testing

@Suite("Commands that do not nest and tiles that nobody paints are noticed")
struct InvariantTests {
  typealias Entry = CommandNesting.Entry

  /// A clip around a fill, and a fill behind it.
  private static let sound = [
    Entry(.begin, end: 2, depth: 0), Entry(.plain, end: 4, depth: 1),
    Entry(.end(of: 0), end: 4, depth: 0), Entry(.plain, end: 4, depth: 0),
  ]

  private static let broken: [(String?, @Sendable (inout CommandNesting) -> Void)] = [
    (nil, { _ in }),
    ("An end ends what began last.", { $0.entries[2].part = .end(of: 1) }),
    (
      "An end ends what began last.",
      { ($0.entries[0].part, $0.entries[1].depth) = (.plain, 0) }
    ),
    ("What begins knows its end.", { $0.entries[0].end = 3 }),
    ("A command's depth is what is open around it.", { $0.entries[1].depth = 0 }),
    (
      "What has no end encloses the rest of the list.",
      { ($0.entries[3].part, $0.entries[3].end) = (.begin, 0) }
    ),
    ("A command's space is there.", { $0.entries[1].space = 1 }),
    ("Ink lies in the frame.", { $0.entries[3].isInFrame = false }),
    ("A space comes after the one around it.", { $0.parents = [0, 1] }),
  ]

  @Test("Commands", arguments: broken)
  func nesting(rule: String?, damage: @Sendable (inout CommandNesting) -> Void) {
    var nesting = CommandNesting(entries: Self.sound)
    damage(&nesting)
    expectEqual(nesting.brokenInvariant.map { "\($0.rule)" }, rule)
  }

  private static let uncovered: [(String?, @Sendable (inout TileCover) -> Void)] = [
    (nil, { _ in }),
    ("Every tile has a signature and a mark.", { $0.signatures = 5 }),
    (
      "Rows of tiles are full.",
      { ($0.isDirty, $0.signatures) = ([false, true, false, true, false], 5) }
    ),
    ("A row with a marked tile has a band.", { $0.isDirty[0] = true }),
    ("A row with a marked tile has a band.", { $0.bands = [] }),
    ("The runs of a band rise and lie apart.", { $0.bands[0].runs = [0..<10, 10..<20] }),
    ("A band paints the marked tiles and no others.", { $0.bands[0].runs = [0..<10] }),
    ("A band paints the marked tiles and no others.", { $0.bands[0].runs = [0..<10, 20..<30] }),
    ("A band has a marked tile.", { $0.bands.append((20, [0..<10])) }),
  ]

  @Test("Tiles", arguments: uncovered)
  func tiles(rule: String?, damage: @Sendable (inout TileCover) -> Void) {
    // Three tiles across, the last one narrower; in the second row the outer ones are painted.
    var cover = TileCover(
      width: 25, tileSize: 10, signatures: 6, isDirty: [false, false, false, true, false, true],
      bands: [(10, [0..<10, 20..<25])])
    damage(&cover)
    expectEqual(cover.brokenInvariant.map { "\($0.rule)" }, rule)
  }
}
