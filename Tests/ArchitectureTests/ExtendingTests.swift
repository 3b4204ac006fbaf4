import TestSupport
import Testing

/// The lists of `docs/extending.md` name what is there, and are short.
@Suite("docs/extending.md is true")
struct ExtendingTests {
  /// The paths in a text that are no patterns with names to choose.
  private func paths(in text: String) -> Set<String> {
    let names = ["NAME", "FOLDER", "SCENE", "TRACE", "MODULE"]
    return Set(
      text.matches(of: /`((?:Sources|Tests|docs)\/[^`\s]+)`/).map { String($0.1) }
        .filter { path in !names.contains(where: path.contains) })
  }

  /// The number of steps of each numbered list in a text.
  private func steps(in text: String) -> [Int] {
    var counts: [Int] = []
    for line in text.split(separator: "\n") {
      guard let number = line.prefixMatch(of: #/(\d+)\. /#).flatMap({ Int($0.1) }) else { continue }
      if number == 1 { counts.append(0) }
      if let last = counts.indices.last { counts[last] += 1 }
    }
    return counts
  }

  @Test("Every file that it names is there")
  func pathsAreThere() throws {
    let named = paths(in: try Tree.text(of: "docs/extending.md"))
    #expect(named.count > 10)
    #expect(named.filter { !Tree.has($0) }.isEmpty)
  }

  @Test("No list has more than six steps")
  func listsAreShort() throws {
    let counts = steps(in: try Tree.text(of: "docs/extending.md"))
    #expect(counts.count > 6)
    #expect(counts.allSatisfy { $0 <= 6 }, "\(counts)")
  }

  @Test("Paths and steps are read")
  func reading() {
    let text =
      "1. `Sources/A/B.swift`: b\n   more\n2. `Tests/NAMETests.swift`\n\n1. `docs/c.md` 3. d"
    expectEqual(paths(in: text), ["Sources/A/B.swift", "docs/c.md"])
    expectEqual(steps(in: text), [2, 1])
  }
}
