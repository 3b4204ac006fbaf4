import Testing

/// Every rule is fed sources that break it, and sources that only look as if they did.
@Suite("The rules can fail")
struct RuleTests {
  private static func room(_ name: String) throws -> Room {
    try #require(Room.table.first { $0.name == name })
  }

  private func lines(_ rule: Rule, in room: String, _ text: String) throws -> [Int] {
    let room = try Self.room(room)
    guard rule.governs(room) else { return [] }
    return rule.offences(SourceFile(path: "planted.swift", text: text), room).map { $0 + 1 }
  }

  @Test(
    "An import that the table does not allow",
    arguments: [
      ("MeniscusGeometry", "import Foundation"),
      ("MeniscusGeometry", "import MeniscusImage"),
      ("MeniscusLayout", "import MeniscusDisplay"),
      ("MeniscusRender", "import Dispatch"),
      ("MeniscusRender", "@preconcurrency import Glibc"),
      ("MeniscusUI", "import Foundation"),
      ("MeniscusUI", "import struct Foundation.Date"),
      ("MeniscusUI", "import func Foundation.sin"),
      ("MeniscusUI", "@_exported import MeniscusRender"),
      ("MeniscusDiff", "import Foundation"),
      ("MeniscusReplay", "import MeniscusSuite"),
      ("MeniscusSuite", "import MeniscusReport"),
      ("MeniscusGallery", "internal import Foundation"),
      ("MeniscusCLI", "import MeniscusGallery"),
      ("MeniscusCLI", "import Testing"),
      ("meniscus", "import MeniscusUI"),
    ])
  func foreignImport(room: String, text: String) throws {
    #expect(try lines(.imports, in: room, "// first\n" + text) == [2])
  }

  @Test(
    "An import that the table allows",
    arguments: [
      ("MeniscusRender", "import MeniscusMorph"),
      ("MeniscusUI", "@_exported import struct Foundation.CGRect"),
      ("MeniscusReplay", "import Dispatch"),
      ("MeniscusGeometry", "// import Foundation"),
      ("MeniscusGeometry", "let text = \"import Foundation\""),
    ])
  func ownImport(room: String, text: String) throws {
    #expect(try lines(.imports, in: room, text).isEmpty)
  }

  @Test("A module that is handed on")
  func exported() throws {
    #expect(try lines(.exports, in: "MeniscusCLI", "@_exported import MeniscusUI") == [1])
    #expect(try lines(.exports, in: "MeniscusCLI", "public import MeniscusUI") == [1])
    #expect(try lines(.exports, in: "MeniscusUI", "@_exported import Synchronization") == [1])
    #expect(try lines(.exports, in: "MeniscusUI", "@_exported import Observation").isEmpty)
    #expect(
      try lines(.exports, in: "MeniscusUI", "@_exported import struct Foundation.CGSize").isEmpty)
    #expect(try lines(.exports, in: "MeniscusCLI", "import MeniscusUI").isEmpty)
  }

  @Test(
    "A trap",
    arguments: [
      "let a = try! read()", "let b = value as! Int", "fatalError(\"no\")",
      "unowned(unsafe) let c: C", "let d = \"\\(try! read())\"",
    ])
  func trap(text: String) throws {
    #expect(try lines(.traps, in: "MeniscusCLI", text) == [1])
  }

  @Test(
    "No trap",
    arguments: [
      "// try! this", "/* as! /* nested fatalError( */ as! */", "let a = #\"try! \\(as! b)\"#",
      "let a = \"\"\"\n  fatalError()\n  \"\"\"", "let a = try read()",
    ])
  func noTrap(text: String) throws {
    #expect(try lines(.traps, in: "MeniscusCLI", text).isEmpty)
  }

  @Test("An existential, in the core only")
  func existential() throws {
    let text = "let paint: any Paint"
    #expect(try lines(.existentials, in: "MeniscusRender", text) == [1])
    #expect(try lines(.existentials, in: "MeniscusCLI", text).isEmpty)
    #expect(try lines(.existentials, in: "MeniscusRender", "// any pixel").isEmpty)
    #expect(try lines(.existentials, in: "MeniscusRender", "let company = 1").isEmpty)
  }

  @Test("A throw without a type, in the core only")
  func untyped() throws {
    #expect(try lines(.typedThrows, in: "MeniscusImage", "func read() throws -> Int") == [1])
    #expect(try lines(.typedThrows, in: "MeniscusImage", "func read() throws(E) {}").isEmpty)
    #expect(try lines(.typedThrows, in: "MeniscusImage", "func map() rethrows {}").isEmpty)
    #expect(try lines(.typedThrows, in: "MeniscusSuite", "func read() throws -> Int").isEmpty)
  }

  @Test(
    "A clock or chance",
    arguments: [
      "let now = ContinuousClock().now", "let a = Int.random(in: 0..<3)", "list.shuffle()",
      "let b = list.randomElement()", "var hasher = Hasher()", "key.hashValue",
    ])
  func chance(text: String) throws {
    #expect(try lines(.chance, in: "MeniscusUI", text) == [1])
    #expect(try lines(.chance, in: "MeniscusTiming", text).isEmpty)
  }

  @Test("Chance by another name")
  func noChance() throws {
    #expect(try lines(.chance, in: "MeniscusUI", "var hasher = StableHasher()").isEmpty)
    #expect(try lines(.chance, in: "MeniscusUI", "func hash(into hasher: inout Hasher) {").isEmpty)
  }

  @Test("The C library's maths, where it reaches a hash")
  func mathematics() throws {
    #expect(try lines(.mathematics, in: "MeniscusRender", "let a = sin(x)") == [1])
    #expect(try lines(.mathematics, in: "MeniscusUI", "x\nlet a = 2 * Foundation.pow(x, y)") == [2])
    #expect(try lines(.mathematics, in: "MeniscusRender", "let a = Exact.sin(x)").isEmpty)
    #expect(try lines(.mathematics, in: "MeniscusRender", "let a = basin(x)").isEmpty)
    #expect(
      try lines(.mathematics, in: "MeniscusGeometry", "static func exp(_ x: Double) {}\nexp(1)")
        .isEmpty)
    #expect(try lines(.mathematics, in: "MeniscusTiming", "let a = log(x)").isEmpty)
  }

  @Test("A core type that others have a name for")
  func takenName() throws {
    #expect(try lines(.names, in: "MeniscusGeometry", "public struct Path: Sendable {") == [1])
    #expect(try lines(.names, in: "MeniscusDisplay", "@frozen package enum Material {") == [1])
    #expect(try lines(.names, in: "MeniscusGeometry", "public struct Outline {").isEmpty)
    #expect(try lines(.names, in: "MeniscusGeometry", "struct Path {").isEmpty)
    #expect(try lines(.names, in: "MeniscusGeometry", "  public struct Path {").isEmpty)
    #expect(try lines(.names, in: "MeniscusUI", "public struct Path {").isEmpty)
  }

  @Test("A manifest that leans on others, or gives a room too much")
  func manifest() {
    let text = """
      let rooms = [("A", ["B", "C"]), ( "B", [] )]
      // .package(url: "only a remark")
      let d = [Package.Dependency.package(url: "u", from: "1.0.0")]
      let f = unsafeFlags(["-Ounchecked"])
      """
    let manifest = Manifest(text: text)
    #expect(manifest.rooms == ["A": ["B", "C"], "B": []])
    #expect(manifest.forbidden == [".package(", "unsafeFlags"])
  }

  @Test("Lines keep their numbers where text is blanked")
  func lineNumbers() {
    let file = SourceFile(path: "a", text: "a /* b\nc */ d\n\"\"\"\n e \\(f) \"quoted\"\n\"\"\"\ng")
    #expect(file.lines.count == 6)
    #expect(file.lines[1].contains("d") && !file.lines[1].contains("c"))
    #expect(file.lines[3].contains("f") && !file.lines[3].contains("e"))
    #expect(file.lines[5] == "g")
  }
}
