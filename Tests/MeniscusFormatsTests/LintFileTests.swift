import MeniscusFormats
import MeniscusMessages
import TestSupport
import Testing

@Suite("Exemptions of lint")
struct LintFileTests {
  private func file(_ exemptions: String) throws(SuiteError) -> LintFile {
    let text = #"{"meniscus":"lint","version":1,"exemptions":[\#(exemptions)]}"#
    return try LintFile(bytes: Array(text.utf8), of: "lint.json")
  }

  @Test(
    "What is wrong is said with its place, what was expected, and what is near",
    arguments: [
      (#"{"rule":"icon-labels","scene":"a","reason":"b"}"#, "icon-label"),
      (#"{"rule":"icon-label","scene":"a"}"#, "reason"),
      (#"{"rule":"icon-label","reason":"b"}"#, "scene"),
      (#"{"scene":"a","reason":"b"}"#, "rule"),
      (#"{"rule":"icon-label","scene":"","reason":"b"}"#, "scene"),
      (#"{"rule":"icon-label","scene":"a","reason":""}"#, "reason"),
      (#"{"rule":"icon-label","scene":"a","reason":" - "}"#, "reason"),
      (#"{"rule":"icon-label","scene":"a","reason":7}"#, "reason"),
      (#"{"rule":"icon-label","scene":"a","views":"c","reason":"b"}"#, "view"),
      (#"["icon-label"]"#, "exemptions[0]"),
    ])
  func strict(exemption: String, named: String) {
    do throws(SuiteError) {
      _ = try file(exemption)
      Issue.record("\(exemption) was read")
    } catch {
      guard case .malformedData("lint.json", 1, _, _) = error else {
        Issue.record("\(error)")
        return
      }
      expectContains(Messages(command: "meniscus").sentence(for: error), named)
    }
  }

  @Test(
    "Other files, versions and keys are refused",
    arguments: [
      #"{"meniscus":"tolerances","version":1,"exemptions":[]}"#,
      #"{"meniscus":"lint","version":2,"exemptions":[]}"#,
      #"{"meniscus":"lint","version":1}"#,
      #"{"meniscus":"lint","version":1,"exemptions":[],"rules":[]}"#,
      #"{"meniscus":"lint","version":1,"application":"","exemptions":[]}"#,
      "[", "",
    ])
  func foreign(text: String) {
    #expect(throws: SuiteError.self) {
      try LintFile(bytes: Array(text.utf8), of: "lint.json")
    }
  }

  @Test("A folder without the file exempts nothing")
  func missing() throws {
    let folder = try TemporaryFolder()
    try expectEqual(LintFile(in: folder("")), LintFile())
  }

  @Test("Severities are ordered, and every rule has a name of its own in one form")
  func rules() {
    #expect(LintSeverity.note < .warning && LintSeverity.warning < .error)
    for rule in LintRule.allCases {
      #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.rawValue)")
    }
  }
}
