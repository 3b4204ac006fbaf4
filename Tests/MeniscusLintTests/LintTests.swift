import MeniscusFormats
import MeniscusLint
import MeniscusMessages
import MeniscusUI
import TestSupport
import Testing

@Suite("Lint: rules")
@MainActor
struct LintTests {
  nonisolated static let samples = LintSample.glass + LintSample.bars + LintSample.screens

  /// What is told of the application.
  private static func file() throws -> LintFile {
    try LintFile(
      bytes: Array(
        #"{"meniscus":"lint","version":1,"application":"BrewLog","exemptions":[]}"#.utf8),
      of: "lint.json")
  }

  @Test("Every wrong form is found, and no right one", arguments: samples)
  func judged(sample: LintSample) throws {
    let report = try sample.report(Self.file())
    expectEqual(report.problem, nil)
    let found = report.findings.filter { $0.rule == sample.rule }
    #expect(
      found.isEmpty != sample.isWrong,
      "\(report.findings.map { "\($0.rule.rawValue) at \($0.view)" })")
  }

  @Test("Each rule has at least two wrong and two right forms, and one judge")
  func complete() {
    for rule in LintRule.allCases {
      let samples = Self.samples.filter { $0.rule == rule }
      #expect(samples.count { $0.isWrong } >= 2, "\(rule.rawValue)")
      #expect(samples.count { !$0.isWrong } >= 2, "\(rule.rawValue)")
    }
    let judged = LintCheck.all.map(\.rule)
    expectEqual(Set(judged).count, judged.count)
    let inMotion: Set<LintRule> = [
      .restlessGlass, .crowdedMorph, .reducedMotion, .glassOutline, .glassOnGlass,
      .barGroupsDiffer,
    ]
    expectEqual(Set(judged).union(inMotion), Set(LintRule.allCases))
    #expect(Set(judged).isDisjoint(with: inMotion))
  }

  @Test("A finding says where, when and why, and how it is put right")
  func wording() throws {
    let sample = try #require(Self.samples.first { $0.name == "one colour" })
    let report = try Messages(command: "meniscus").worded(sample.report())
    let finding = try #require(report.findings.first { $0.rule == sample.rule })
    expectEqual(finding.frame, 0)
    #expect(finding.line > 1)
    for text in [finding.reason, finding.fix, finding.source] {
      #expect(text?.isEmpty == false)
    }
    for rule in LintRule.allCases {
      #expect(!Messages.summary(of: rule).isEmpty && !Messages.fix(rule).isEmpty)
    }
  }

  @Test("Three levels of glass are an error, two a note; what stopped the replay is said")
  func levels() throws {
    for (name, severity) in [("two levels", LintSeverity.note), ("three levels", .error)] {
      let sample = try #require(Self.samples.first { $0.name == name })
      let worst = try sample.report().findings.filter { $0.rule == .glassOnGlass }
        .map(\.severity).max()
      expectEqual(worst, severity)
    }
  }

  @Test("A reason exempts a rule in a scene, a view of it, or all rules")
  func exemptions() throws {
    let sample = try #require(Self.samples.first { $0.rule == .iconLabel && $0.isWrong })
    func reasons(_ exemption: String) throws -> [String?] {
      let text = #"{"meniscus":"lint","version":1,"exemptions":[\#(exemption)]}"#
      return try sample.report(LintFile(bytes: Array(text.utf8), of: "lint.json")).findings
        .filter { $0.rule == .iconLabel }.map(\.exemption)
    }
    for (exemption, reason) in [
      (#"{"rule":"icon-label","scene":"sample","reason":"a"}"#, "a"),
      (#"{"rule":"*","scene":"sam*","trace":"look","variant":"","reason":"b"}"#, "b"),
      (#"{"rule":"icon-label","scene":"sample","view":"*Image*","reason":"c"}"#, "c"),
      (#"{"rule":"icon-label","scene":"other","reason":"d"}"#, nil),
      (#"{"rule":"bar-title","scene":"sample","reason":"e"}"#, nil),
      (#"{"rule":"icon-label","scene":"sample","view":"here","reason":"f"}"#, nil),
      (#"{"rule":"icon-label","scene":"sample","variant":"dark","reason":"g"}"#, nil),
    ] {
      try expectEqual(reasons(exemption), [reason], "\(exemption)")
    }
  }

  @Test("Groups that differ between widths are found over several replays, too, once")
  func groups() throws {
    let samples = Self.samples.filter { $0.rule == .barGroupsDiffer }
    #expect(samples.count >= 4)
    for sample in samples {
      let expected = sample.isWrong ? 1 : 0
      let lint = Lint()
      let (name, report) = (LintSample.caseName, try sample.replayed(lint))
      let found = lint.comparingBars([(name, report)]).flatMap(\.findings)
      expectEqual(found.count { $0.rule == .barGroupsDiffer }, expected)
      // The two halves as two replays.
      var halves = [report, report]
      halves[0].bars.removeAll { $0.width != 320 }
      halves[1].bars.removeAll { $0.width == 320 }
      let apart = lint.comparingBars(halves.map { (name, $0) }).flatMap(\.findings)
      expectEqual(apart.count { $0.rule == .barGroupsDiffer }, expected)
    }
  }
}
