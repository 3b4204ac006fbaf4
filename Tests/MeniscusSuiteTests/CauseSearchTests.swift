import MeniscusReplay
import MeniscusSuite
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
    element 0 rect(0 0 9 9) container 0 spacing 18 regular dark 0 shadow 0.13 move(2 3)  # Form/Badge#go
    outline 578719aab7046c15 M 0 0 L 1 1 Z

    """

  private func cause(
    _ stage: Stage? = nil, trees: (String) -> String = { $0 },
    displays: (String) -> String = { $0 }, owners: [[String]] = []
  ) -> ChangeCause {
    CauseSearch(
      stage: stage, trees: (Self.tree, trees(Self.tree)),
      displays: (Self.display, displays(Self.display)), owners: owners
    ).cause
  }

  @Test("State is named by view and property, with both values")
  func state() {
    let expected = ChangeCause(
      stage: .state, kind: .changed, subjects: ["Form"], field: "isOn", values: "true → false")
    let turn = { (text: String) in text.replacing("isOn = true", with: "isOn = false") }
    #expect(cause(.state, trees: turn) == expected)
    // Where nobody knows the stage, the first text that differs says it.
    #expect(cause(nil, trees: turn) == expected)
    #expect(
      cause(.state, trees: { $0.replacing("a, {b}", with: "a, {c}") }).values
        == "\"a, {b}\" → \"a, {c}\"")
    // A long value is cut, and its bracket never closed.
    let cut = { (text: String) in
      text.replacing("isOn = true", with: "list = [a(1, 2), a(..., isOn = true")
    }
    #expect(
      CauseSearch(
        stage: .state, trees: (cut(Self.tree), turn(cut(Self.tree))),
        displays: (Self.display, Self.display), owners: []
      ).cause == expected)
  }

  @Test("State that only follows the layout leaves the cause to the layout")
  func following() {
    let cause = cause(
      .state,
      trees: {
        $0.replacing("x = 2.0", with: "x = 3.0").replacing("2 2 96×16  {", with: "3 2 96×16  {")
      })
    #expect(
      cause
        == ChangeCause(
          stage: .layout, kind: .moved, subjects: ["Row"], field: "position", values: "by +1 0"))
  }

  @Test("Of views of another size the innermost counts, whatever its container became")
  func resized() {
    let cause = cause(
      .layout,
      trees: {
        $0.replacing("2 2 96×16  “", with: "2 2 96×18  “")
          .replacing("0 0 100×20", with: "0 0 100×22")
          .replacing("0 20 100×20", with: "0 22 100×20").replacing("100×60", with: "100×62")
      })
    #expect(cause.kind == .resized)
    #expect(cause.values == "by 0 +2")
    #expect(cause.subjects == ["Row", "Row.padding"])
  }

  @Test("Views that are new or gone are named by their paths, the topmost of them")
  func structure() {
    let added = cause(
      .layout, trees: { $0 + "    Row[2].padding  0 40 100×20\n      Deep  0 0 1×1\n" })
    #expect(
      added == ChangeCause(stage: .layout, kind: .added, subjects: ["Form/VStack/Row.padding"]))
    let removed = cause(
      .layout, trees: { $0.replacing("    Row[1]  2 2 96×16  {presented x = 2.0}\n", with: "") })
    #expect(removed == ChangeCause(stage: .layout, kind: .removed, subjects: ["Form/VStack/Row"]))
  }

  @Test("An operation is named by its view and part, with values where they agree")
  func operation() {
    let recolored = cause(
      .display, displays: { $0.replacing("rgba(1 0 0 1)", with: "rgba(0 0 1 1)") })
    #expect(
      recolored
        == ChangeCause(
          stage: .display, kind: .recolored, subjects: ["Row"], field: "rgba",
          values: "rgba(1 0 0 1) → rgba(0 0 1 1)"))
    // The background is nobody's view.
    let background = ChangeCause(stage: .display, kind: .recolored, subjects: ["", "Row"])
    #expect(Sentences.cause(background) == "display: the frame and Row have other colours")
    let one = cause(
      .display,
      displays: { $0.replacing("rgba(1 0 0 1) move(2 22)", with: "rgba(0 0 1 1) move(2 22)") })
    #expect(one == recolored)
    let rounder = cause(.display, displays: { $0.replacing("4 4 4 4", with: "5 4 4 4") })
    #expect(rounder.field == "rounded" && rounder.kind == .changed)
    let moved = cause(
      .display,
      displays: { $0.replacing("move(2 2)", with: "move(2 3)").replacing("move(2 22)", with: "") })
    #expect(
      moved
        == ChangeCause(
          stage: .display, kind: .moved, subjects: ["Form/VStack/Row"], field: "transform"))
    let gone = cause(
      .display,
      displays: {
        $0.split(separator: "\n").filter { !$0.contains("Row[1]") }.joined(separator: "\n")
      })
    #expect(
      gone
        == ChangeCause(
          stage: .display, kind: .removed, subjects: ["Form/VStack/Row"], field: "fill"))
  }

  @Test("Of a glass element the row and what follows from its backdrop do not count")
  func glass() {
    let spacing = cause(
      .display,
      displays: {
        $0.replacing("element 0", with: "element 4").replacing("glass 0", with: "glass 4")
          .replacing("container 0", with: "container 2").replacing("spacing 18", with: "spacing 20")
          .replacing("shadow 0.13", with: "shadow 0.15")
      })
    #expect(
      spacing
        == ChangeCause(
          stage: .display, kind: .changed, subjects: ["Badge"], field: "spacing", values: "18 → 20")
    )
  }

  @Test("Where all operations are equal, what was drawn there counts")
  func drawn() {
    let owners = [["Form/VStack/Row[1]"], ["Form/Text[3]", "Form/VStack/Row[1]"], ["nobody"]]
    #expect(
      cause(.pixels, owners: owners)
        == ChangeCause(stage: .pixels, kind: .drawn, subjects: ["fill", "glyphs"]))
    #expect(
      cause(.surfaces, owners: [["Form/Text[3]", "Form/Badge#go"]])
        == ChangeCause(stage: .surfaces, kind: .drawn, subjects: ["glass"]))
  }

  @Test("Long values are cut and still told apart")
  func longValues() {
    func values(_ last: String) -> ChangeCause {
      let text = String(repeating: "7", count: 400) + last
      return cause(.state, trees: { $0.replacing("isOn = true", with: "isOn = \(text)") })
    }
    #expect(values("1").values?.count ?? 999 < 250)
    #expect(values("1").signature != values("2").signature)
    #expect(values("1").signature == values("1").signature)
  }

  @Test("Text that is no snapshot and no display list is no cause, and stops nothing")
  func hostile() {
    for text in ["", "\n\n", "  ", "{", "}{", "a  {x", "fill", "fill (((", "element 0", "  # x"] {
      let cause = CauseSearch(
        stage: nil, trees: (text, Self.tree), displays: (Self.display, text), owners: []
      ).cause
      #expect(!cause.signature.isEmpty)
      _ =
        CauseSearch(
          stage: nil, trees: (text, text), displays: (text, text), owners: [["a"]]
        ).cause
    }
  }

  @Test("Every part of a cause tells it from others")
  func signatures() {
    let causes = [
      ChangeCause(kind: .changed), ChangeCause(kind: .moved),
      ChangeCause(stage: .layout, kind: .changed), ChangeCause(kind: .changed, subjects: ["a"]),
      ChangeCause(kind: .changed, subjects: ["a", "b"]), ChangeCause(kind: .changed, field: "a"),
      ChangeCause(kind: .changed, values: "a"),
    ]
    #expect(Set(causes.map(\.signature)).count == causes.count)
    #expect(causes.allSatisfy { $0.signature.count == 16 })
  }
}
