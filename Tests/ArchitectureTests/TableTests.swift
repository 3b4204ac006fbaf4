import TestSupport
import Testing

/// The checks of the table are fed texts that break them.
@Suite("The checks of the table can fail")
struct TableTests {
  private static let low = Module(name: "MeniscusLow", imports: [])
  private static let high = Module(
    name: "MeniscusHigh", imports: ["MeniscusLow"], toolchain: ["Dispatch", "Foundation.Thread"])
  private static let tool = Module(name: "tool", imports: ["MeniscusLow", "MeniscusHigh"])
  private static let modules = [low, high, tool]

  @Test("A manifest is read, and what it may not have is found")
  func manifest() throws {
    let text = """
      let modules: [(String, [String], [String])] = [
        ("A", ["B", "C"], ["Foundation", "@_exported Foundation.CGRect"]), ( "B", [], [] ),
      ]
      let tests: [(String, [String])] = [
        ("ATests", ["A"])
      ]
      // .package(url: "only a remark")
      let d = [Package.Dependency.package(url: "u", from: "1.0.0")]
      let f = unsafeFlags(["-Ounchecked"])
      let testSettings: [SwiftSetting] = [
        .unsafeFlags(["-Onone"], .when(configuration: .release))
      ]
      let t = .testTarget(name: "T", dependencies: names([]), swiftSettings: testSettings)
      let u = .target(name: "U", dependencies: names([]), swiftSettings: testSettings)
      """
    let manifest = Manifest(text: text)
    expectEqual(manifest.modules.map(\.name), ["A", "B"])
    let first = try #require(manifest.modules.first)
    expectEqual(first.imports, ["B", "C"])
    expectEqual(first.toolchain, ["Foundation", "Foundation.CGRect"])
    expectEqual(first.exports, ["Foundation.CGRect"])
    expectEqual(manifest.tests.map(\.imports), [["A"]])
    expectEqual(manifest.tests.map(\.folder), ["Tests/ATests"])
    expectEqual(manifest.forbidden, [".package(", "unsafeFlags", "testSettings"])
  }

  @Test("A dependency that no file imports")
  func unusedDependency() {
    func unused(_ text: String) -> [String] {
      Self.high.unusedDependencies(in: [SourceFile(path: "a.swift", text: text)])
    }
    let all = "import Dispatch\nimport class Foundation.Thread\nimport MeniscusLow"
    #expect(unused(all).isEmpty)
    expectEqual(
      unused("import Dispatch\n// import MeniscusLow\nimport class Foundation.Thread"),
      ["MeniscusHigh may import MeniscusLow, and no file of it does"])
    expectEqual(unused("import MeniscusLow\nimport Foundation").count, 2)
  }

  @Test(
    "An import that a file has no use for",
    arguments: [
      ("import MeniscusLow\nlet a = 1", false),
      ("import MeniscusLow\n// Point", false),
      ("import MeniscusLow\nlet a = Point(1)", true),
      ("import MeniscusLow\nlet a = b.reach", true),
      ("import MeniscusLow\nlet reach = 1", false),
      ("import MeniscusLow\nlet a = b.side", false),
      ("import MeniscusLow\nlet a = b.hidden", false),
      ("import MeniscusLow\nlet a: Kind = .round", true),
      ("import Dispatch\nlet a = 1", false),
      ("import Dispatch\nDispatchQueue.main.sync {}", true),
      ("import class Foundation.Thread\nlet a = Thread.current", true),
      ("import class Foundation.Thread\nlet a = 1", false),
      ("@_exported import Dispatch", true),
    ])
  func unusedImport(text: String, isUsed: Bool) {
    let low = """
      public struct Point {
        public var reach: Int
        public var side: Int
        var hidden: Int
      }
      package enum Kind {
        case round
      }
      """
    let rule = UnusedImports(declarations: [
      "MeniscusLow": Declarations(of: [SourceFile(path: "low.swift", text: low)]),
      "MeniscusHigh": Declarations(of: [
        SourceFile(path: "own.swift", text: "struct Own {\n  public var side: Int\n}")
      ]),
    ])
    let file = SourceFile(path: "a.swift", text: text)
    expectEqual(rule.complaints(about: file, in: "MeniscusHigh").isEmpty, isUsed)
  }

  @Test("A document that says other than the table")
  func document() {
    let table = """

      | module | holds | may import |
      |---|---|---|
      | `MeniscusLow` | what is low | nothing |
      | `MeniscusHigh` | what is high | Low, Dispatch, Foundation.Thread |
      | `tool` | the tool | Low, High |
      """
    func complaints(_ old: String, _ new: String) -> Int {
      Document.complaints(
        about: table.replacing(old, with: new), modules: Self.modules
      ).count
    }
    expectEqual(complaints("", ""), 0)
    expectEqual(complaints("nothing", "High"), 1)
    expectEqual(complaints("Low, High", "Low"), 1)
    expectEqual(complaints("Dispatch", "Foundation"), 1)
    expectEqual(complaints("| `tool` | the tool | Low, High |", ""), 1)
  }

  @Test(
    "A second copy of the table",
    arguments: [
      ("(\"MeniscusHigh\", [\"MeniscusLow\"]), (\"tool\", [\"MeniscusHigh\"])", true),
      ("[\"MeniscusHigh\": [\"MeniscusLow\"], \"tool\": [\"MeniscusHigh\"]]", true),
      (
        "R(name: \"MeniscusHigh\", imports: [\"MeniscusLow\"]), "
          + "R(name: \"tool\", imports: [\"MeniscusLow\"])", true
      ),
      ("\n| MeniscusLow | |\n| `MeniscusHigh` | Low |\n| tool | High |", true),
      ("\n| `MeniscusLow` | what is low |\n| `other` | what is high |", false),
      ("core: [\"MeniscusLow\", \"MeniscusHigh\"]", false),
    ])
  func copy(text: String, isCopy: Bool) {
    expectEqual(Document.isCopy(text, of: Self.modules), isCopy)
  }
}
