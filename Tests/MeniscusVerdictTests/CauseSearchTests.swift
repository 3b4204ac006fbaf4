import MeniscusDisplay
import MeniscusFormats
import MeniscusMessages
import MeniscusVerdict
import TestSupport
import Testing

@Suite("Why a checkpoint is not as accepted")
struct CauseSearchTests {
  private static let tree = """
    Form  {isOn = true, name = "a, {b}"}
      VStack  0 0 100×60
        Row[0].padding  0 0 100×20
        Row[0]  2 2 96×16  “Hello  there”
        Row[1].padding  0 20 100×20
        Row[1]  2 2 96×16  {presented x = 2.0}

    """
  private static let display = """
    display 1
    frame 100 60 scale 2 background rgba(1 1 1 1)
    fill rounded(0 0 96 16; 4 4 4 4; circular) rgba(1 0 0 1) move(2 2)  # Form/VStack/Row[0]
    fill rounded(0 0 96 16; 4 4 4 4; circular) rgba(1 0 0 1) move(2 22)  # Form/VStack/Row[1]
    glyphs 15(578719aab7046c15 0 32.5, 06ee04c78cf01325 22 32.5) rgba(0 0 0 1)  # Form/Text[3]
    glass 0  # Form/Badge#go
    element 0 rect(0 0 9 9) container 0 spacing 18 regular dark 0 presence 1 shadow 0.13 move(2 3)  \
    # Form/Badge#go

    """

  private func cause(
    _ stage: Stage? = nil, trees: (String) -> String = { $0 },
    displays: (String) -> String = { $0 }, drawn: [String] = []
  ) throws -> ChangeCause {
    CauseSearch(
      stage: stage, trees: (SnapshotText(Self.tree), SnapshotText(trees(Self.tree))),
      operations: try Self.operations(displays(Self.display))
    ).cause(drawn: drawn)
  }

  /// How a display list differs from the sample.
  private static func operations(_ text: String) throws -> OperationChanges {
    OperationChanges(expected: try drawn(display), actual: try drawn(text))
  }

  private static func drawn(_ text: String) throws -> DrawnList {
    try DrawnList(reading: Array(text.utf8))
  }

  @Test("State is named by view and property, with both values")
  func state() throws {
    let expected = ChangeCause(
      stage: .state, kind: .changed, subjects: ["Form"], field: "isOn", values: "true → false")
    let turn = { (text: String) in text.replacing("isOn = true", with: "isOn = false") }
    try expectEqual(cause(.state, trees: turn), expected)
    // Where nobody knows the stage, the first text that differs says it.
    try expectEqual(cause(nil, trees: turn), expected)
    try expectEqual(
      cause(.state, trees: { $0.replacing("a, {b}", with: "a, {c}") }).values,
      "\"a, {b}\" → \"a, {c}\"")
    // A long value is cut, and its bracket never closed.
    let cut = { (text: String) in
      text.replacing("isOn = true", with: "list = [a(1, 2), a(..., isOn = true")
    }
    expectEqual(
      CauseSearch(
        stage: .state,
        trees: (SnapshotText(cut(Self.tree)), SnapshotText(turn(cut(Self.tree)))),
        operations: nil
      ).cause(drawn: []),
      expected)
  }

  @Test("State that only follows the layout leaves the cause to the layout")
  func following() throws {
    let cause = try cause(
      .state,
      trees: {
        $0.replacing("x = 2.0", with: "x = 3.0").replacing("2 2 96×16  {", with: "3 2 96×16  {")
      })
    expectEqual(
      cause,
      ChangeCause(
        stage: .layout, kind: .moved, subjects: ["Row"], field: "position", values: "by +1 0"))
  }

  @Test("Of views of another size the innermost counts, whatever its container became")
  func resized() throws {
    let cause = try cause(
      .layout,
      trees: {
        $0.replacing("2 2 96×16  “", with: "2 2 96×18  “")
          .replacing("0 0 100×20", with: "0 0 100×22")
          .replacing("0 20 100×20", with: "0 22 100×20").replacing("100×60", with: "100×62")
      })
    expectEqual(cause.kind, .resized)
    expectEqual(cause.values, "by 0 +2")
    expectEqual(cause.subjects, ["Row", "Row.padding"])
  }

  @Test("Views that are new or gone are named by their paths, the topmost of them")
  func structure() throws {
    let added = try cause(
      .layout, trees: { $0 + "    Row[2].padding  0 40 100×20\n      Deep  0 0 1×1\n" })
    expectEqual(
      added, ChangeCause(stage: .layout, kind: .added, subjects: ["Form/VStack/Row.padding"]))
    let removed = try cause(
      .layout, trees: { $0.replacing("    Row[1]  2 2 96×16  {presented x = 2.0}\n", with: "") })
    expectEqual(removed, ChangeCause(stage: .layout, kind: .removed, subjects: ["Form/VStack/Row"]))
  }

  @Test("An operation is named by its view and part, with values where they agree")
  func operation() throws {
    let recolored = try cause(
      .display, displays: { $0.replacing("rgba(1 0 0 1)", with: "rgba(0 0 1 1)") })
    expectEqual(
      recolored,
      ChangeCause(
        stage: .display, kind: .recolored, subjects: ["Row"], field: "rgba",
        values: "rgba(1 0 0 1) → rgba(0 0 1 1)"))
    // The background is nobody's view.
    let background = ChangeCause(stage: .display, kind: .recolored, subjects: ["", "Row"])
    expectEqual(Messages.cause(background), "display: the frame and Row have different colours")
    let one = try cause(
      .display,
      displays: { $0.replacing("rgba(1 0 0 1) move(2 22)", with: "rgba(0 0 1 1) move(2 22)") })
    expectEqual(one, recolored)
    let rounder = try cause(.display, displays: { $0.replacing("4 4 4 4", with: "5 4 4 4") })
    #expect(rounder.field == "rounded" && rounder.kind == .changed)
    let moved = try cause(
      .display,
      displays: { $0.replacing("move(2 2)", with: "move(2 3)").replacing(" move(2 22)", with: "") })
    expectEqual(
      moved,
      ChangeCause(
        stage: .display, kind: .moved, subjects: ["Form/VStack/Row"], field: "transform"))
    let gone = try cause(
      .display,
      displays: {
        $0.split(separator: "\n").filter { !$0.contains("Row[1]") }.joined(separator: "\n") + "\n"
      })
    expectEqual(
      gone,
      ChangeCause(
        stage: .display, kind: .removed, subjects: ["Form/VStack/Row"], field: "fill"))
  }

  @Test("Of a glass element the row and what follows from its backdrop do not count")
  func glass() throws {
    let spacing = try cause(
      .display,
      displays: {
        $0.replacing("element 0", with: "element 4").replacing("glass 0", with: "glass 4")
          .replacing("container 0", with: "container 2").replacing("spacing 18", with: "spacing 20")
          .replacing("shadow 0.13", with: "shadow 0.15")
      })
    expectEqual(
      spacing,
      ChangeCause(
        stage: .display, kind: .changed, subjects: ["Badge"], field: "spacing", values: "18 → 20"))
  }

  @Test("Where all operations are equal, what was drawn there counts")
  func drawn() throws {
    try expectEqual(
      cause(.pixels, drawn: ["glyphs", "fill", "glyphs"]),
      ChangeCause(stage: .pixels, kind: .drawn, subjects: ["fill", "glyphs"]))
    try expectEqual(
      cause(.surfaces, drawn: ["glass"]),
      ChangeCause(stage: .surfaces, kind: .drawn, subjects: ["glass"]))
    // At the beginning the state of glass differs whatever it is that does: what frame 0 shows holds.
    let fused = CauseSearch(
      stage: .state, from: .surfaces, trees: (SnapshotText(Self.tree), SnapshotText(Self.tree)),
      operations: try Self.operations(Self.display.replacing("shadow 0.13", with: "shadow 0.15")))
    expectEqual(
      fused.cause(drawn: ["glass"]),
      ChangeCause(stage: .surfaces, kind: .drawn, subjects: ["glass"]))
  }

  @Test("Where a view is shown while it moves comes before what is drawn of it")
  func motion() throws {
    let cause = try cause(
      .state, trees: { $0.replacing("x = 2.0", with: "x = 3.0") },
      displays: { $0.replacing("move(2 22)", with: "move(3 22)") })
    expectEqual(
      cause,
      ChangeCause(
        stage: .state, kind: .changed, subjects: ["Row"], field: "presented x",
        values: "2.0 → 3.0"))
  }

  @Test("Long values are cut and still told apart")
  func longValues() throws {
    func values(_ last: String) throws -> ChangeCause {
      let text = String(repeating: "7", count: 400) + last
      return try cause(.state, trees: { $0.replacing("isOn = true", with: "isOn = \(text)") })
    }
    #expect(try values("1").values?.count ?? 999 < 250)
    #expect(try values("1").digest != nil && cause(.state, trees: { $0 + "x" }).digest == nil)
    #expect(try values("1").signature != values("2").signature)
    try expectEqual(values("1").signature, values("1").signature)
  }

  @Test("Text that is no snapshot is no cause, nor is a display list that cannot be read")
  func hostile() throws {
    let drawn = try Self.drawn(Self.display)
    for text in ["", "\n\n", "  ", "{", "}{", "a  {x", "fill", "fill (((", "element 0", "  # x"] {
      #expect(throws: DisplayError.self) { try Self.drawn(text) }
      let trees = (SnapshotText(text), SnapshotText(Self.tree))
      let same = OperationChanges(expected: drawn, actual: drawn)
      let cause = CauseSearch(stage: nil, trees: trees, operations: same).cause(drawn: [])
      #expect(!cause.signature.isEmpty)
      let unknown = CauseSearch(
        stage: nil, trees: (trees.0, trees.0), operations: nil
      ).cause(drawn: ["fill"])
      expectEqual(unknown.kind, .drawn)
    }
  }

  @Test("Every part of a cause tells it from others")
  func signatures() {
    var digested = ChangeCause(kind: .changed, values: "a")
    digested.digest = "1"
    let causes = [
      ChangeCause(kind: .changed), ChangeCause(kind: .moved),
      ChangeCause(stage: .layout, kind: .changed), ChangeCause(kind: .changed, subjects: ["a"]),
      ChangeCause(kind: .changed, subjects: ["a", "b"]), ChangeCause(kind: .changed, field: "a"),
      ChangeCause(kind: .changed, values: "a"), digested,
    ]
    expectEqual(Set(causes.map(\.signature)).count, causes.count)
    #expect(causes.allSatisfy { $0.signature.count == 16 })
  }
}
