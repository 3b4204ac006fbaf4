import Foundation
import TestSupport
import Testing

@Suite("Code in comments is tested")
struct SnippetTests {
  /// The folder of the package.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pieces of code in the comments of a file, line by line, without indentation.
  private func snippets(in text: String) -> [[String]] {
    var snippets: [[String]] = []
    var open: [String]?
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("///") else { continue }
      let content = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
      if content == "```swift" {
        open = []
      } else if content == "```", let ended = open {
        snippets.append(ended)
        open = nil
      } else {
        open?.append(content)
      }
    }
    return snippets
  }

  @Test(
    "Every piece of code stands in CoreSnippets.swift",
    arguments: ["Geometry", "Image", "Text", "Layout", "Display", "Morph", "Render"])
  func areTested(module: String) throws {
    let tests = try String(
      contentsOf: Self.root.appendingPathComponent("Tests/DocumentSampleTests/CoreSnippets.swift"),
      encoding: .utf8)
    let tested = tests.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n").replacingOccurrences(of: "#expect(", with: "assert(")
    let folder = Self.root.appendingPathComponent("Sources/Meniscus\(module)")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for snippet in snippets(in: text) {
        expectContains(tested, snippet.joined(separator: "\n"), "\(module)/\(path)")
      }
    }
  }

  @Test("A piece of code is found")
  func isFound() {
    let text = "  /// Text.\n  /// ```swift\n  /// if a {\n  ///   b()\n  /// }\n  /// ```\n"
    expectEqual(snippets(in: text), [["if a {", "b()", "}"]])
  }
}
