import MeniscusLab
import MeniscusUI
import MeniscusVerdict
import TestSupport
import Testing

@Suite("History of state")
struct StateHistoryTests {
  private func field(
    _ path: String, _ name: String, _ value: String, readers: [String]? = nil
  ) -> StateField {
    StateField(path: path, name: name, value: value, readers: readers)
  }

  @Test("A value is as old as its last change, and one that moves as old as its motion")
  func ages() throws {
    var history = StateHistory()
    history.note([field("A", "x", "0", readers: ["A"]), field("A/B", "presented x", "0")], in: 0)
    history.note([field("A", "x", "1", readers: ["A"]), field("A/B", "presented x", "1")], in: 4)
    for frame in 5...7 {
      history.note(
        [field("A", "x", "1", readers: ["A"]), field("A/B", "presented x", "\(frame)")], in: frame)
    }
    let entries = history.entries
    #expect(entries.map(\.changed) == [4, 7] && entries.map(\.began) == [4, 4])
    expectEqual(entries.map(\.before), ["0", "6"])
    #expect(!entries[0].isMoving && entries[1].isMoving)
    history.note([field("A", "x", "1", readers: ["A"]), field("A/B", "presented x", "9")], in: 9)
    expectEqual(history.entries[1].began, 9)
    history.note([field("A", "x", "1", readers: ["A"])], in: 10)
    expectEqual(history.removed.map(\.name), ["presented x"])
  }

  @Test("Motion goes back to what was set last while it went on, where it is read")
  func origins() {
    var history = StateHistory()
    for frame in 0...6 {
      history.note(
        [
          field("A", "x", frame < 2 ? "0" : frame < 5 ? "1" : "2", readers: ["A"]),
          field("A/C", "y", "\(frame)", readers: ["A/C"]),
          field("A/B", "presented x", frame < 2 ? "0" : "\(frame)"),
        ], in: frame)
    }
    expectEqual(history.origin(of: history.entries[2]), 5)
    expectEqual(history.origin(of: history.entries[0]), 5)
  }

  @Test(
    "A view is inside of what wraps it and of what holds it, and of nothing beside it",
    arguments: [
      ("A/B", "A", true), ("A/B", "A/B", true), ("A/B/C", "A/B.frame", true),
      ("A/B[1]", "A/B[1].frame#go", true), ("A/B[1]", "A/B[1]#go", true),
      ("A/B.frame", "A/B", false), ("A/B", "A/Bee", false), ("A/B[1]", "A/B[11]", false),
      ("A", "A/B", false), ("A/B/C", "X/B", false), ("A/B.frame/C", "A/B.frame.overlay", true),
    ])
  func nesting(path: String, container: String, isInside: Bool) {
    expectEqual(ViewNames.isInside(path, container), isInside)
  }

  @Test("What a view does not read, and nobody around it, does not act on it")
  func readers() {
    let value = field("A", "x", "1", readers: ["A/B"])
    #expect(value.acts(on: "A/B/C") && value.acts(on: "A/B"))
    #expect(!value.acts(on: "A/D") && !value.acts(on: "A"))
    #expect(field("A", "offset", "1").acts(on: "A/D"))
    #expect(!field("A", "x", "1", readers: []).acts(on: "A/D"))
  }
}
