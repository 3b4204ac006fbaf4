import Foundation
import TestSupport
import Testing

/// The screens that others wrote for SwiftUI are in the gallery as they were written.
@Suite("Ordinary screens")
struct OrdinaryScreenTests {
  @Test(
    "Unchanged but for the two lines that say so",
    .enabled(if: Conformance.isPresent, "the screens are not there"),
    arguments: ["S01Settings", "S03Mail", "S06Photos", "S08Lifecycle", "S12Drawing", "S15Misc"])
  func unchanged(name: String) throws {
    let written = try #require(Conformance.folder)
      .appendingPathComponent("swiftui/scenes/\(name).swift")
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/MeniscusGallery/Ordinary/\(name.dropFirst(3)).swift")
    let lines = try String(contentsOf: here, encoding: .utf8)
      .split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    #expect(lines.prefix(2).allSatisfy { $0.hasPrefix("// ") })
    expectEqual(String(lines[2]), try String(contentsOf: written, encoding: .utf8))
  }
}
