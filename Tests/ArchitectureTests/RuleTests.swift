import TestSupport
import Testing

/// Every rule is fed sources that break it, and sources that only look as if they did.
@Suite("The rules can fail")
struct RuleTests {
  /// Modules as rows of a table would have them.
  private static let modules = [
    Module(name: "MeniscusGeometry", imports: []),
    Module(name: "MeniscusImage", imports: []),
    Module(name: "MeniscusRender", imports: ["MeniscusGeometry", "MeniscusImage"]),
    Module(
      name: "MeniscusUI", imports: ["MeniscusGeometry"],
      toolchain: ["Observation", "Foundation.CGRect", "Synchronization.Mutex"],
      exports: ["Observation", "Foundation.CGRect"]),
    Module(name: "MeniscusTiming", imports: [], toolchain: ["Foundation", "Dispatch"]),
    Module(name: "MeniscusCLI", imports: ["MeniscusUI"], toolchain: ["Foundation"]),
    Module(name: "MeniscusUITests", imports: ["MeniscusUI"], isTest: true),
  ]

  private func lines(_ rule: Rule, in name: String, _ text: String) throws -> [Int] {
    let module = try #require(Self.modules.first { $0.name == name })
    guard rule.governs(module) else { return [] }
    return rule.offences(SourceFile(path: "planted.swift", text: text), module).map { $0 + 1 }
  }

  @Test(
    "An import that the table does not allow",
    arguments: [
      ("MeniscusGeometry", "import Foundation"),
      ("MeniscusGeometry", "import MeniscusImage"),
      ("MeniscusRender", "import MeniscusUI"),
      ("MeniscusRender", "import Dispatch"),
      ("MeniscusRender", "@preconcurrency import Glibc"),
      ("MeniscusUI", "import Foundation"),
      ("MeniscusUI", "import struct Foundation.Date"),
      ("MeniscusUI", "import func Foundation.sin"),
      ("MeniscusUI", "@_exported import MeniscusRender"),
      ("MeniscusTiming", "import MeniscusGeometry"),
      ("MeniscusTiming", "internal import Synchronization"),
      ("MeniscusCLI", "import Testing"),
      ("MeniscusUITests", "import MeniscusGeometry"),
      ("MeniscusUITests", "import XCTest"),
    ])
  func foreignImport(module: String, text: String) throws {
    try expectEqual(lines(.imports, in: module, "// first\n" + text), [2])
  }

  @Test(
    "An import that the table allows",
    arguments: [
      ("MeniscusRender", "import MeniscusImage"),
      ("MeniscusUI", "@_exported import struct Foundation.CGRect"),
      ("MeniscusUI", "import Observation"),
      ("MeniscusTiming", "import Dispatch"),
      ("MeniscusGeometry", "// import Foundation"),
      ("MeniscusGeometry", "let text = \"import Foundation\""),
      ("MeniscusUITests", "import MeniscusUI"),
      ("MeniscusUITests", "import Testing"),
      ("MeniscusUITests", "import class Foundation.Thread"),
    ])
  func ownImport(module: String, text: String) throws {
    #expect(try lines(.imports, in: module, text).isEmpty)
  }

  @Test("A module that is handed on")
  func exported() throws {
    try expectEqual(lines(.exports, in: "MeniscusCLI", "@_exported import MeniscusUI"), [1])
    try expectEqual(lines(.exports, in: "MeniscusCLI", "public import MeniscusUI"), [1])
    try expectEqual(lines(.exports, in: "MeniscusUI", "@_exported import Synchronization"), [1])
    #expect(try lines(.exports, in: "MeniscusUI", "@_exported import Observation").isEmpty)
    #expect(
      try lines(.exports, in: "MeniscusUI", "@_exported import struct Foundation.CGRect").isEmpty)
    #expect(try lines(.exports, in: "MeniscusCLI", "import MeniscusUI").isEmpty)
  }

  @Test(
    "A trap",
    arguments: [
      "let a = try! read()", "let b = value as! Int", "fatalError(\"no\")",
      "unowned(unsafe) let c: C", "let d = \"\\(try! read())\"",
    ])
  func trap(text: String) throws {
    try expectEqual(lines(.traps, in: "MeniscusCLI", text), [1])
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
    try expectEqual(lines(.existentials, in: "MeniscusRender", text), [1])
    #expect(try lines(.existentials, in: "MeniscusCLI", text).isEmpty)
    #expect(try lines(.existentials, in: "MeniscusRender", "// any pixel").isEmpty)
    #expect(try lines(.existentials, in: "MeniscusRender", "let company = 1").isEmpty)
  }

  @Test("A throw without a type, in the core only")
  func untyped() throws {
    try expectEqual(lines(.typedThrows, in: "MeniscusImage", "func read() throws -> Int"), [1])
    #expect(try lines(.typedThrows, in: "MeniscusImage", "func read() throws(E) {}").isEmpty)
    #expect(try lines(.typedThrows, in: "MeniscusImage", "func map() rethrows {}").isEmpty)
    #expect(try lines(.typedThrows, in: "MeniscusTiming", "func read() throws -> Int").isEmpty)
  }

  @Test(
    "A clock or chance",
    arguments: [
      "let now = ContinuousClock().now", "let a = Int.random(in: 0..<3)", "list.shuffle()",
      "let b = list.randomElement()", "var hasher = Hasher()", "key.hashValue",
    ])
  func chance(text: String) throws {
    try expectEqual(lines(.chance, in: "MeniscusUI", text), [1])
    #expect(try lines(.chance, in: "MeniscusTiming", text).isEmpty)
  }

  @Test("Chance by another name")
  func noChance() throws {
    #expect(try lines(.chance, in: "MeniscusUI", "var hasher = StableHasher()").isEmpty)
    #expect(try lines(.chance, in: "MeniscusUI", "func hash(into hasher: inout Hasher) {").isEmpty)
  }

  @Test("The C library's maths, where it reaches a hash")
  func mathematics() throws {
    try expectEqual(lines(.mathematics, in: "MeniscusRender", "let a = sin(x)"), [1])
    try expectEqual(
      lines(.mathematics, in: "MeniscusUI", "x\nlet a = 2 * Foundation.pow(x, y)"), [2])
    #expect(try lines(.mathematics, in: "MeniscusRender", "let a = Exact.sin(x)").isEmpty)
    #expect(try lines(.mathematics, in: "MeniscusRender", "let a = basin(x)").isEmpty)
    #expect(
      try lines(.mathematics, in: "MeniscusGeometry", "static func exp(_ x: Double) {}\nexp(1)")
        .isEmpty)
    #expect(try lines(.mathematics, in: "MeniscusTiming", "let a = log(x)").isEmpty)
  }

  @Test("A core type that others have a name for")
  func takenName() throws {
    try expectEqual(lines(.names, in: "MeniscusGeometry", "public struct Path: Sendable {"), [1])
    try expectEqual(lines(.names, in: "MeniscusRender", "@frozen package enum Material {"), [1])
    #expect(try lines(.names, in: "MeniscusGeometry", "public struct Outline {").isEmpty)
    #expect(try lines(.names, in: "MeniscusGeometry", "struct Path {").isEmpty)
    #expect(try lines(.names, in: "MeniscusGeometry", "  public struct Path {").isEmpty)
    #expect(try lines(.names, in: "MeniscusUI", "public struct Path {").isEmpty)
  }

  @Test("Lines keep their numbers where text is blanked")
  func lineNumbers() {
    let file = SourceFile(path: "a", text: "a /* b\nc */ d\n\"\"\"\n e \\(f) \"quoted\"\n\"\"\"\ng")
    expectEqual(file.lines.count, 6)
    #expect(file.lines[1].contains("d") && !file.lines[1].contains("c"))
    #expect(file.lines[3].contains("f") && !file.lines[3].contains("e"))
    expectEqual(file.lines[5], "g")
  }
}
