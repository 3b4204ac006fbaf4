import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// A board with two icons that nobody names.
private struct Unnamed: View {
  var body: some View {
    VStack(spacing: 1) {
      Board()
      Button {
      } label: {
        Image(systemName: "plus")
      }.accessibilityIdentifier("add")
      Button {
      } label: {
        Image(systemName: "minus")
      }
    }
  }
}

@Suite("Guidance beside verdicts")
@MainActor
struct LintRemarkTests {
  private func file(_ exemptions: String = "[]") throws -> LintFile {
    let text = #"{"meniscus":"lint","version":1,"exemptions":\#(exemptions)}"#
    return try LintFile(bytes: Array(text.utf8), of: LintFile.name)
  }

  private func report(_ view: some View & Sendable, _ lint: LintFile?) throws -> TraceReport {
    let sample = try SampleCase(on: view)
    var execution = sample.execution(view)
    execution.lint = lint
    return try execution.compare(
      reference: .init(hashLog: sample.reference(view), threads: 2), baseline: sample.baseline,
      files: CaseFiles(in: sample.folder("report"), of: sample.name)
    ).report
  }

  @Test("What breaks the guidance is a remark on the case, and no verdict")
  func remark() throws {
    let (held, free) = (try report(Unnamed(), file()), try report(Unnamed(), nil))
    expectEqual(held.verdict, free.verdict)
    expectEqual(free.issues, [])
    guard case .lint(let finding, others: 1)? = held.issues.first else {
      Issue.record("\(held.issues)")
      return
    }
    expectEqual(held.issues.count, 1)
    expectEqual(finding.rule, .iconLabel)
    expectEqual(finding.identifier, "add")
    let words = Messages.remark(held.issues[0], rate: held.rate)
    for part in [
      "frame 0", "(#add) and in 1 place more: ", "`plus`", "accessibilityLabel",
      "(lint `icon-label`)",
    ] {
      expectContains(words, part)
    }
  }

  @Test(
    "Exempted findings are not told, in the case, variant and view that are meant alone",
    arguments: [
      (#"[{"rule":"icon-label","scene":"board","reason":"a board"}]"#, true),
      (#"[{"rule":"*","scene":"*","view":"*","reason":"a board"}]"#, true),
      (#"[{"rule":"icon-label","scene":"board","variant":"dark","reason":"a board"}]"#, false),
      (#"[{"rule":"empty-glass","scene":"board","reason":"a board"}]"#, false),
    ])
  func exempted(exemptions: String, isSilent: Bool) throws {
    try expectEqual(report(Unnamed(), file(exemptions)).issues.isEmpty, isSilent)
  }

  @Test("Workers read the exemptions beside the traces, and hold no planted fault against them")
  func worker() throws {
    let sample = try SampleCase(on: Unnamed())
    let exemptions = #"[{"rule":"*","scene":"board","reason":"a board"}]"#
    let text = #"{"meniscus":"lint","version":1,"exemptions":\#(exemptions)}"#
    try sample.folder.write(text, "Traces/\(LintFile.name)")
    var request = WorkerRequest(
      name: sample.name, trace: sample.path, traces: sample.folder("Traces"), threads: 1,
      role: .reference, baseline: sample.baseline, comparator: nil)
    let scenes = [SampleCase.scene(Unnamed())]
    let made = { try Worker.execution(of: request, in: sample.folder("work"), scenes: scenes) }
    try expectEqual(made().lint?.exemptions.map(\.reason), ["a board"])
    request.fault = Fault.allCases.first
    try expectEqual(made().lint, nil)
  }
}
