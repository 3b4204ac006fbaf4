import Foundation
import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

/// Workers that do one request after another; they are shell scripts.
@Suite("Standing workers")
struct StandingWorkerTests {
  /// Does the requests of folders, whose names say how.
  ///
  /// The file
  /// `begun` has a line for every process, `done` one for every request.
  private static let script = """
    echo $$ >> "$1.begun"
    work() {
      basename "$1" >> "$1/../done"
      case "$1" in
      *trap*) kill -ILL $$ ;;
      *exit*) exit 7 ;;
      *slow*) exec sleep 600 ;;
      esac
      echo >&0
    }
    work "$2"
    while read -r folder; do work "$folder"; done
    """

  private let folder: TemporaryFolder
  private let worker: StandingWorker

  init() throws {
    folder = try TemporaryFolder()
    let script = Self.script.replacing("$1.begun", with: folder("begun"))
    worker = StandingWorker(
      executable: try folder.writeExecutable(script, "worker.sh"), isElsewhere: false)
  }

  private func work(_ name: String, timeout: Duration = .seconds(300)) async throws -> WorkerEnd {
    try FileSystem.createFolder(folder(name))
    return await worker.work(in: folder(name), timeout: timeout)
  }

  private func lines(_ name: String) -> [String] {
    ((try? FileSystem.readText(folder(name))) ?? "").split(separator: "\n").map(String.init)
  }

  @Test("One process does all requests", .timeLimit(.minutes(20)))
  func stays() async throws {
    for name in ["a", "b", "c"] { try await expectEqual(work(name), .exited(status: 0)) }
    expectEqual(lines("done"), ["a", "b", "c"])
    expectEqual(lines("begun").count, 1)
    await worker.dismiss()
    let process = try #require(lines("begun").first.flatMap { Int32($0) })
    expectEqual(kill(process, 0), -1)
  }

  @Test(
    "After a request that ends badly there is a fresh process", .timeLimit(.minutes(20)),
    arguments: [("trap", WorkerEnd.signalled(SIGILL)), ("exit", .exited(status: 7))])
  func fresh(name: String, end: WorkerEnd) async throws {
    try await expectEqual(work("a"), .exited(status: 0))
    try await expectEqual(work(name), end)
    try await expectEqual(work("b"), .exited(status: 0))
    expectEqual(lines("done"), ["a", name, "b"])
    expectEqual(lines("begun").count, 2)
    await worker.dismiss()
  }

  @Test("A request that does not go on is stopped, and so is one that nobody waits for")
  func stopped() async throws {
    try await expectEqual(work("a"), .exited(status: 0))
    try await expectEqual(work("slow", timeout: .milliseconds(200)), .timedOut)
    let task = Task { try await work("slower") }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    try await expectEqual(task.value, .cancelled)
    try await expectEqual(work("b"), .exited(status: 0))
    await worker.dismiss()
  }

  @Test("Who is not there is told so")
  func missing() async throws {
    let worker = StandingWorker(executable: folder("nobody"), isElsewhere: false)
    guard case .notStarted = await worker.work(in: folder("a"), timeout: .seconds(9)) else {
      Issue.record("Something was started.")
      return
    }
  }

  @Test("Cases share workers in batches that are all of them, and end small")
  func sizes() {
    for jobs in 1...5 {
      for count in 0...200 {
        let sizes = CaseBatch.sizes(of: count, jobs: jobs)
        expectEqual(sizes.reduce(0, +), count)
        #expect(sizes.allSatisfy { (1...16).contains($0) })
        if jobs > 1 { #expect(sizes.last ?? 1 == 1 && sizes == sizes.sorted(by: >)) }
      }
    }
    expectEqual(CaseBatch.sizes(of: 40, jobs: 1), [16, 16, 8])
    expectEqual(CaseBatch.sizes(of: 8, jobs: 2), [2, 2, 1, 1, 1, 1])
  }

  @Test("Second replays go backwards, and both kinds of replay have one process for all cases")
  func order() async throws {
    for name in ["a", "b", "c"] {
      try folder.write(traceText(scene: "lamp"), "Traces/lamp/\(name).jsonl")
    }
    try FileSystem.createFolder(folder("template"))
    try WorkerResult(
      report: TraceReport(scene: "lamp", name: "a", file: "a.jsonl"), isAcceptable: false
    ).write(in: folder("template"))
    let script = """
      echo $$ >> \(folder("begun"))
      work() {
        grep -q '"reference"' "$1/request.json" && kind=judged || kind=second
        echo $kind `grep -o '[abc][.]jsonl' "$1/request.json" | head -n 1` >> \(folder("done"))
        cp \(folder("template"))/result.json "$1"
        echo >&0
      }
      work "$2"
      while read -r folder; do work "$folder"; done
      """
    var options = SuiteOptions()
    options.folders = SuiteFolders(
      traces: folder("Traces"), baselines: folder("Baselines"), report: folder("Reports/latest"))
    let run = try await Suite(
      scenes: ["lamp"], options: options,
      executable: try folder.writeExecutable(script, "suite.sh")
    ).run()
    run.folder.discard()
    expectEqual(run.report.traces.map(\.verdict), [.same, .same, .same])
    expectEqual(
      lines("done"),
      [
        "second c.jsonl", "second b.jsonl", "second a.jsonl", "judged a.jsonl", "judged b.jsonl",
        "judged c.jsonl",
      ])
    expectEqual(lines("begun").count, 2)
  }

  @Test("What was proven with the same executable is not replayed again where that is asked for")
  func cached() async throws {
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/a.jsonl")
    try FileSystem.createFolder(folder("template"))
    var proven = TraceReport(scene: "lamp", name: "a", file: "a.jsonl")
    proven.determinism = DeterminismReport(checked: true, equal: true, threads: 2)
    try WorkerResult(report: proven, isAcceptable: false).write(in: folder("template"))
    let script = """
      # NUMBER
      grep -q '"reference"' "$2/request.json" && kind=judged || kind=second
      echo $kind >> \(folder("done"))
      echo '{}' > "$2/frames.json"
      cp \(folder("template"))/result.json "$2"
      """
    var options = SuiteOptions()
    options.folders = SuiteFolders(
      traces: folder("Traces"), baselines: folder("Baselines"), report: folder("Reports/latest"))
    func run(_ proof: Proof, _ number: Int) async throws -> [String] {
      try? FileSystem.remove(folder("done"))
      options.proof = proof
      let path = try folder.writeExecutable(script.replacing("NUMBER", with: "\(number)"), "w.sh")
      let run = try await Suite(scenes: ["lamp"], options: options, executable: path).run()
      run.folder.discard()
      expectEqual(run.report.proof, proof)
      expectEqual(run.report.remarks.first == .partialProof(proof), proof.isPartial)
      return lines("done")
    }
    try await expectEqual(run(.full, 1), ["second", "judged"])
    try await expectEqual(run(.cached, 1), ["second", "judged"])
    try await expectEqual(run(.cached, 1), ["judged"])
    try await expectEqual(run(.rotating, 1), ["second", "judged"])
    try await expectEqual(run(.full, 1), ["second", "judged"])
    // Another executable has proven nothing, and another trace is another.
    try await expectEqual(run(.cached, 2), ["second", "judged"])
    try await expectEqual(run(.cached, 2), ["judged"])
    try folder.write(
      traceText(scene: "lamp").replacing("\"seed\":0", with: "\"seed\":1"), "Traces/lamp/a.jsonl")
    try await expectEqual(run(.cached, 2), ["second", "judged"])
  }
}
