import MeniscusFormats
import TestSupport
import Testing

@Suite("Nearest name")
struct NearestNameTests {
  private let events = ["tap", "press", "move", "release", "scroll", "toggle", "checkpoint"]

  @Test(
    "Slips of the keyboard are recognised",
    arguments: [
      ("tpa", "tap"), ("Tap", "tap"), ("tapp", "tap"), ("scrol", "scroll"),
      ("togle", "toggle"), ("check-point", "checkpoint"), ("realease", "release"),
      ("chekcpiont", "checkpoint"),
    ])
  func near(name: String, expected: String) {
    expectEqual(NearestName.suggestion(for: name, among: events), expected)
  }

  @Test("What is like nothing gets no suggestion", arguments: ["xyz", "", "swipe", "t"])
  func far(name: String) {
    expectEqual(NearestName.suggestion(for: name, among: events), nil)
  }

  @Test("Of several that are as near, the first is taken")
  func order() {
    expectEqual(NearestName.suggestion(for: "row-9", among: ["row-1", "row-2"]), "row-1")
  }

  @Test("Absurdly long names cost nothing")
  func long() {
    let long = String(repeating: "a", count: 1_000_000)
    expectEqual(NearestName.suggestion(for: long, among: [long + "b", "tap"]), nil)
    expectEqual(NearestName.suggestion(for: "tap", among: [long]), nil)
  }
}
