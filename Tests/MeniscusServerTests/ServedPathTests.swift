import MeniscusServer
import Testing

@Suite("Paths below the token")
struct ServedPathTests {
  private static let good = [
    ("", []), ("a", ["a"]), ("a/b.html", ["a", "b.html"]), ("a%20b/%C3%A9", ["a b", "é"]),
    ("..a/...", ["..a", "..."]), ("%252e%252e", ["%2e%2e"]), ("a+b", ["a+b"]),
  ]

  @Test("Good ones are decoded, once", arguments: good)
  func goodOnes(text: String, components: [String]) {
    #expect(ServedPath(encoded: text.utf8)?.components == components)
  }

  private static let bad = [
    ".", "..", "a/..", "../a", "a/./b", "/", "/a", "a/", "a//b", "%2e%2E", "%2e.", ".%2e/a",
    "a%2fb",
    "%2fetc", "a\\b", "a%5cb", "%5c..", "a%00", "%00", "a%0ab", "a%7f", "%", "a%2", "a%g1", "a%+1",
    "%ff", "%c0%ae", "%c0%ae%c0%ae/a", "%ed%a0%80", "%e2%80",
  ]

  @Test("Bad ones are none", arguments: bad)
  func badOnes(text: String) {
    #expect(ServedPath(encoded: text.utf8) == nil)
  }

  @Test("A path has a longest length, as it is sent")
  func length() {
    for (count, isAllowed) in [(512, true), (513, false)] {
      let text = String(repeating: "a", count: count)
      #expect((ServedPath(encoded: text.utf8) != nil) == isAllowed)
    }
  }

  @Test("The rest of a path below a folder")
  func below() {
    let path = ServedPath(encoded: "report/a/b".utf8)
    #expect(path?.below("report")?.text == "a/b")
    #expect(path?.below("a") == nil)
    #expect(ServedPath(components: ["a/b"]) == nil)
  }
}
