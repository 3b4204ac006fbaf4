import Foundation
import MeniscusFormats
import TestSupport
import Testing

/// A program that reads `report.json` of a version can read what is written as that version today.
@Suite("report.json: frozen samples")
struct ReportSampleTests {
  @Test("Whatever a report of this version had is still in the schema, and of the same kind")
  func shape() throws {
    let bytes = try FormatSample.bytes(of: .report, version: FileFormat.report.version)
    let sample = try JSONSerialization.jsonObject(with: Data(bytes))
    // Keys may have been added since; none may have gone or have another meaning.
    let findings = try Schema().findings(sample).filter { !$0.contains(": no ") }
    #expect(findings.isEmpty, "raise the version of the format: \(findings)")
  }

  @Test("A sample whose key has gone is noticed")
  func gone() throws {
    let text = FormatSample.text(of: .report, version: FileFormat.report.version)
      .replacing("\"headline\"", with: "\"heading\"")
    let sample = try JSONSerialization.jsonObject(with: Data(text.utf8))
    expectEqual(
      try Schema().findings(sample).filter { !$0.contains(": no ") }, ["$.verdict: unknown heading"]
    )
  }
}
