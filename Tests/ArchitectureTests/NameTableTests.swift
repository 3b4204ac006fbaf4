import TestSupport
import Testing

@Suite("docs/swiftui.md says which names of SwiftUI are here")
struct NameTableTests {
  @Test("The table of names is what the list and the sources say")
  func tableIsTrue() throws {
    let path = "docs/swiftui.md"
    let table = NameTable(
      list: try Tree.text(of: "docs/swiftui-names.tsv"),
      sources: Tree.sources(of: Module(name: "MeniscusUI", imports: [])))
    #expect(table.rows.count > 30)
    let complaints =
      table.complaintsAboutList + table.complaints(about: try Tree.text(of: path), path: path)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  private static let list = """
    # A remark
    Views\tText
    Views\tfont
    Views\thelp
    Views\tshadow
    Apps\tWindow\tnever
    """
  private static let source = """
    public struct Text {}
    extension View {
      @MainActor public func font(_ font: Font) -> some View { self }
      public func help(_ text: String) -> some View { unmet("help(_:)") }
      @available(*, unavailable, message: "Write other than shadow.")
      public func shadow() -> some View { self }
    }
    """
  private static let document = """
    Some words.
    | area | here | in part | not here | will not be |
    |---|---|---|---|---|
    | Views | 3 of 4 | `help` | `shadow` | |
    | Apps | 0 of 1 | | | `Window` |

    """

  @Test(
    "A name added or removed, and what only looks so",
    arguments: [
      ("", "", []),
      ("// public func shadow()", "", []),
      ("@available(\n  *, unavailable, message: \"No.\"\n)\npublic func shadow() {}", "", []),
      ("func shadow() { let a = \"public var shadow\" }", "", []),
      ("public func shadow() {}", "", ["d:4: write\n| Views | 4 of 4 | `help` | | |"]),
      ("let a = unmet(\"shadow\")", "", []),
      (
        "let a = unmet(\"font’s colour\")", "",
        [
          "d:4: write\n| Views | 3 of 4 | `font`, `help` | `shadow` | |"
        ]
      ),
      ("let a = other(\"font\")", "", []),
      ("", "Apps\tScene", ["d:5: write\n| Apps | 0 of 2 | | `Scene` | `Window` |"]),
      ("", "Lists\tList", ["d:6: add\n| Lists | 0 of 1 | | `List` | |"]),
      (
        "public class Window {}", "",
        [
          "Window is declared: delete “never” from its line", "d:5: write\n| Apps | 1 of 1 | | | |",
        ]
      ),
      (
        "", "Apps\tWindow\tnever",
        [
          "Window is in the list twice", "d:5: write\n| Apps | 0 of 2 | | | `Window`, `Window` |",
        ]
      ),
    ] as [(String, String, [String])])
  func planted(source: String, line: String, complaints: [String]) {
    let table = NameTable(
      list: Self.list + "\n" + line,
      sources: [SourceFile(path: "a.swift", text: Self.source + "\n" + source)])
    expectEqual(
      table.complaintsAboutList + table.complaints(about: Self.document, path: "d"), complaints)
  }

  @Test("A table with a row too many, and a document without one")
  func otherDocuments() {
    let table = NameTable(
      list: Self.list, sources: [SourceFile(path: "a.swift", text: Self.source)])
    expectEqual(
      table.complaints(about: Self.document + "| More | 0 of 0 | | | |\n", path: "d"),
      ["d:6: delete the line"])
    expectEqual(
      table.complaints(about: "Some words.", path: "d"),
      ["d has no table “\(NameTable.heading)”"])
  }
}
