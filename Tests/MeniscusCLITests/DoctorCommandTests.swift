import Foundation
import TestSupport
import Testing

/// `doctor` as it is typed.
@Suite("Command: doctor")
struct DoctorCommandTests {
  @Test("It says where it runs, what agrees, and what it comes to")
  func text() async throws {
    let result = await ToolRun(["doctor"])
    expectEqual(result.code, .accepted, "\(result.output)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.contains("Swift 6.") == true)
    #expect(lines.contains { $0.hasPrefix("agrees   arithmetic: ") })
    #expect(lines.last?.hasPrefix("this machine produces the same bits as others: ") == true)
  }

  @Test("As data, every answer with whose it is")
  func data() async throws {
    let result = await ToolRun(["doctor", "--json"])
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    expectEqual(value["agrees"] as? Bool, true)
    let answers = try #require(value["answers"] as? [[String: Any]])
    #expect(answers.count > 40)
    #expect(answers.allSatisfy { ($0["source"] as? String)?.isEmpty == false })
    #expect((value["environment"] as? [String: Any])?["architecture"] is String)
    #expect(await ToolRun(["doctor", "--jsno"]).errors.contains("did you mean `--json`?"))
  }
}
