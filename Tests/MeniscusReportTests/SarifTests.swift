import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import TestSupport
import Testing

@Suite("Lint for code scanning")
struct SarifTests {
  /// Two cases: one with an error and an exempted note, one that could not be replayed.
  private static var reports: [LintReport] {
    var report = LintReport(identifier: "lamp/tap@dark", file: "./Traces/lamp/tap ü.jsonl")
    var error = LintFinding(
      .glassOutline, view: "Lamp/\"Pad\"\n", identifier: "pad", frame: 3, time: 50_000, line: 4)
    error.detail = .isOpen
    var note = LintFinding(.glassOnGlass, severity: .note, view: "Lamp", frame: 0, time: 0, line: 1)
    (note.detail, note.other, note.exemption) = (.count(2), "Base", "a demonstration")
    report.findings = [error, note]
    var failed = LintReport(identifier: "lamp/gone", file: "Traces/lamp/gone.jsonl")
    failed.problem = .trace(.noScene)
    return [report, failed].map { Messages(command: "meniscus").worded($0) }
  }

  private static func log() throws -> JSONMembers {
    let text = SarifLog.text(of: reports, by: "meniscus", at: RunPlace())
    return try JSONReader.read(Array(text.utf8)[...]).members("log")
  }

  @Test("The document has what SARIF 2.1.0 requires")
  func structure() throws {
    let log = try Self.log()
    try expectEqual(log.required("version").string("version"), "2.1.0")
    expectContains(try log.required("$schema").string("$schema"), "sarif-2.1.0")
    let runs = try log.required("runs").elements("runs", count: 1)
    let run = try runs[0].members("run")
    let driver = try run.required("tool").members("tool").required("driver").members("driver")
    try expectEqual(driver.required("name").string("name"), "meniscus")
    let rules = try driver.required("rules").elements("rules")
    try expectEqual(
      rules.map { try $0.members("rule").required("id").string("id") },
      LintRule.allCases.map(\.rawValue))
    for rule in rules {
      let members = try rule.members("rule")
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try members.required(key).members(key).required("text").string("text")
        #expect(!text.isEmpty)
      }
      let level = try members.required("defaultConfiguration").members("configuration")
        .required("level").string("level")
      #expect(["note", "warning", "error"].contains(level))
      if let address = try members["helpUri"]?.string("helpUri") {
        #expect(URL(string: address)?.scheme == "https", "\(address)")
      }
    }
    let ended = try run.required("invocations").elements("invocations", count: 1)[0]
      .members("invocation").required("executionSuccessful").boolean("executionSuccessful")
    expectEqual(ended, false)
  }

  @Test("A result names its rule, its place and why; what is exempted is suppressed")
  func results() throws {
    let run = try Self.log().required("runs").elements("runs")[0].members("run")
    let results = try run.required("results").elements("results", count: 2)
    let rules = LintRule.allCases
    for (result, expected) in zip(results, Self.reports[0].findings) {
      let members = try result.members("result")
      try expectEqual(members.required("ruleId").string("ruleId"), expected.rule.rawValue)
      let index = try members.required("ruleIndex").integer("ruleIndex", in: 0...rules.count - 1)
      expectEqual(rules[index], expected.rule)
      try expectEqual(members.required("level").string("level"), expected.severity.rawValue)
      let text = try members.required("message").members("message").required("text").string("text")
      expectContains(text, expected.reason ?? "?")
      let location = try members.required("locations").elements("locations", count: 1)[0]
        .members("location").required("physicalLocation").members("physicalLocation")
      let artifact = try location.required("artifactLocation").members("artifactLocation")
      try expectEqual(
        artifact.required("uri").string("uri"), "Traces/lamp/tap%20%C3%BC.jsonl")
      let line = try location.required("region").members("region").required("startLine")
        .integer("startLine", in: 1...99)
      expectEqual(line, expected.line)
      let fingerprints = try members.required("partialFingerprints").members("fingerprints")
      expectEqual(fingerprints.list.count, 1)
      let suppressions = try members.required("suppressions").elements("suppressions")
      expectEqual(suppressions.count, expected.exemption == nil ? 0 : 1)
      for suppression in suppressions {
        let members = try suppression.members("suppression")
        try expectEqual(members.required("kind").string("kind"), "external")
        try expectEqual(
          members.required("justification").string("justification"), expected.exemption)
      }
    }
    let prints = try results.map {
      try $0.members("result").required("partialFingerprints").written()
    }
    expectEqual(Set(prints).count, prints.count)
  }

  @Test("Equal reports give equal bytes")
  func stable() {
    expectEqual(
      SarifLog.text(of: Self.reports, by: "meniscus", at: RunPlace()),
      SarifLog.text(of: Self.reports, by: "meniscus", at: RunPlace()))
  }
}
