import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusLab
import MeniscusMessages
import MeniscusSuite
import TestSupport
import Testing

@Suite("Audits by worker processes")
struct AuditTests {
  /// What an audit of a lamp says where a shell script stands for the worker.
  private func report(_ script: String, _ faults: [Fault]) async throws -> AuditReport {
    let folder = try TemporaryFolder()
    let tool = try folder.writeExecutable(script, "tool.sh")
    try FileSystem.createFolder(folder("Traces/lamp"))
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/tap.jsonl")
    let file = TraceFile(at: folder("Traces/lamp/tap.jsonl"), in: folder("Traces"))
    let audit = Audit(
      faults: faults, traces: folder("Traces"), executable: tool, timeout: .seconds(30))
    let report = try await audit.report(on: CaseName(scene: "lamp", trace: "tap"), of: file)
    return Messages(command: "meniscus").worded(report)
  }

  /// What a worker tells of a case whose scene it has not.
  private static func unknownScene() throws -> String {
    let error = SuiteError.unknownScene(name: "lamp", nearest: nil, known: [])
    let problem = AuditReport.Problem.finding(CaseFinding(.desynchronised, .suite(error)))
    let json = try JSONText.encoded(problem)
    return "printf '%s' '{\"problem\":\(json),\"faults\":[]}' > \"$2/faults.json\""
  }

  private func line(_ fault: Fault) -> String {
    """
    {"fault":"\(fault.name)","stage":"pixels","outcome":"killed","views":[],"namedViews":[],\
    "sentence":"","checkpoints":[]}
    """
  }

  @Test("A fault that stops the process is killed, and the others are planted after it")
  func trap() async throws {
    let report = try await report(
      """
      if grep -q fill-lost "$2/request.json"; then
        printf '%s' '{"frames":3,"faults":[\(line(.viewShifted))]}' > "$2/faults.json"
        echo 'Fatal error: no fill'; kill -ILL $$
      fi
      printf '%s' '{"frames":3,"faults":[\(line(.rimMissing))]}' > "$2/faults.json"
      """, [.viewShifted, .fillLost, .rimMissing])
    #expect(report.failure == nil && report.frames == 3)
    expectEqual(report.faults.map(\.fault), ["view-shifted", "fill-lost", "rim-missing"])
    #expect(report.faults.allSatisfy { $0.outcome == .killed })
    expectEqual(
      report.faults[1].sentence, "the replay was killed by signal 4: Fatal error: no fill")
    expectEqual(report.faults[1].namesStage, nil)
  }

  @Test(
    "A case that cannot be replayed without a fault is a failure, not a kill",
    arguments: [
      ("echo gone >&2; exit 5", "the replay ended with exit code 5: gone"),
      ("kill -ILL $$", "the replay was killed by signal 4"),
      (try Self.unknownScene(), "there is no scene `lamp`; there are none"),
    ])
  func failure(script: String, sentence: String) async throws {
    let report = try await report(script, [.rimMissing])
    expectEqual(report.failure, sentence)
    #expect(report.faults.isEmpty)
    expectEqual(AuditSummary([report]).exitCode, .unproven)
  }

  @Test("A worker plants what it is asked to, in order, and tells of it")
  @MainActor
  func worker() throws {
    let folder = try TemporaryFolder()
    try FileSystem.createFolder(folder("Traces/audit"))
    let trace = try AuditSample.drawing.trace()
    try folder.write(TraceWriter.text(of: trace), "Traces/audit/all.jsonl")
    let request = WorkerRequest(
      name: CaseName(scene: "audit", trace: "all"), trace: folder("Traces/audit/all.jsonl"),
      traces: folder("Traces"), threads: 1,
      role: .audit(faults: ["fill-lost", "rim-missing"]), baseline: "")
    try FileSystem.createFolder(folder("work"))
    try request.write(in: folder("work"))
    try LabWorker.run(in: folder("work"), scenes: [AuditSample.drawing.scene])
    let text = try FileSystem.readText(folder("work/faults.json"))
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    expectEqual(data["frames"] as? Int, trace.frameCount)
    let faults = try #require(data["faults"] as? [[String: Any]])
    expectEqual(faults.map { $0["fault"] as? String }, ["fill-lost", "rim-missing"])
    expectEqual(faults.map { $0["outcome"] as? String }, ["killed", "notApplicable"])
  }
}
