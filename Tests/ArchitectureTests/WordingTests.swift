import TestSupport
import Testing

@Suite("The rules of wording can fail")
struct WordingTests {
  private func complaints(_ text: String, at path: String = "Sources/A/B.swift") -> Int {
    let wording = Wording(
      complaint: "a sentence", homes: ["Sources/Home/"], calls: ["precondition", "Option"],
      holds: Wording.isProse)
    return wording.complaints(about: [SourceFile(path: path, text: text)]).count
  }

  @Test(
    "A sentence, and what only looks like one",
    arguments: [
      (#"let a = "the frame is not there""#, 1),
      (#"let a = "\(name): nothing of this""#, 1),
      (#"let a = "Frame \(n) differs""#, 0),
      (#"let a = "state layout""#, 0),
      (#"let a = "a-b c-d e-f""#, 0),
      ("// the frame is not there", 0),
      (#"precondition(a > 0, "A number is not negative.")"#, 0),
      (#"Option("all", "what is to be done")"#, 0),
      (#"Option("all", run: { print("what is to be done") })"#, 1),
      ("let a = \"\"\"\n  one\n  this is another\n  \"\"\"", 1),
    ])
  func sentence(text: String, count: Int) {
    expectEqual(complaints(text), count)
  }

  @Test("What has its home elsewhere")
  func home() {
    expectEqual(complaints(#"let a = "the frame is not there""#, at: "Sources/Home/B.swift"), 0)
  }

  @Test(
    "Words of a display list's text",
    arguments: [
      ("rgba(", true), (" move(", true), ("display 1\n", true), ("display \u{1}\n", true),
      ("linear(\u{1})", true),
      ("linear-gradient(", false), ("fill", false), ("remove(", false), ("display", false),
    ])
  func displayText(text: String, isWord: Bool) {
    expectEqual(Wording.isDisplayText(text), isWord)
  }
}
