import MeniscusFormats
import TestSupport
import Testing

@Suite("Patterns and names of cases")
struct SelectionTests {
  @Test(
    "A pattern chooses",
    arguments: [
      ("springs", "engine/springs/tap"), ("springs/tap", "engine/springs/tap"),
      ("@dark", "engine/springs/tap@dark"), ("*@dark", "engine/springs/tap@dark"),
      ("engine/*", "engine/springs/tap"), ("engine/springs/ta?", "engine/springs/tap"),
      ("*", "a/b"), ("**p", "engine/springs/tap"), ("*/*/tap", "engine/springs/tap"),
      ("a*a*a", "aaba/a"), ("?/b", "ü/b"),
    ])
  func chooses(pattern: String, identifier: String) {
    #expect(Pattern(pattern).matches(identifier))
  }

  @Test(
    "A pattern does not choose",
    arguments: [
      ("Springs", "engine/springs/tap"), ("*@dark", "engine/springs/tap"),
      ("springs*", "engine/springs/tap"), ("engine/springs/?", "engine/springs/tap"),
      ("engine/springs/tap?", "engine/springs/tap"), ("?", ""), ("a*b", "a"), ("", "a/b"),
    ])
  func passesOver(pattern: String, identifier: String) {
    #expect(!Pattern(pattern).matches(identifier))
  }

  @Test("No pattern chooses all, several choose what one of them does")
  func several() {
    #expect([Pattern]().choose("a/b"))
    #expect([Pattern("x"), Pattern("b")].choose("a/b"))
    #expect(![Pattern("x"), Pattern("y")].choose("a/b"))
  }

  @Test("A glob with many stars does not take exponential time", .timeLimit(.minutes(20)))
  func manyStars() {
    let glob = String(repeating: "a*", count: 60) + "b"
    #expect(!Pattern(glob).matches(String(repeating: "a", count: 4000)))
  }

  @Test("A name is read from its identifier again")
  func roundTrip() {
    for name in [
      CaseName(scene: "engine/springs", trace: "tap"),
      CaseName(scene: "lamp", trace: "lamp", variant: "right-to-left"),
    ] {
      expectEqual(CaseName(identifier: name.identifier), name)
    }
    for text in ["tap", "/tap", "lamp/", "lamp/tap@", "", "@dark"] {
      expectEqual(CaseName(identifier: text), nil, "\(text)")
    }
  }

  @Test("A trace's own environment comes before its variants")
  func order() {
    let names = ["b/a", "a/b@dark", "a/b", "a/a@text-large", "a/a@dark"]
      .compactMap { CaseName(identifier: $0) }
    expectEqual(
      names.sorted().map(\.identifier), ["a/a@dark", "a/a@text-large", "a/b", "a/b@dark", "b/a"])
  }
}
