import Foundation
import MeniscusFormats
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Worker processes")
struct WorkerProcessTests {
  private func run(
    _ script: String, timeout: Duration = .seconds(300)
  ) async throws -> (end: WorkerEnd, output: String) {
    let folder = try TemporaryFolder()
    let process = WorkerProcess(
      executable: "/bin/sh", arguments: ["-c", script], output: folder("output.txt"),
      timeout: timeout)
    let end = await process.run()
    return (end, (try? FileSystem.readText(folder("output.txt"))) ?? "")
  }

  @Test("A status is handed on, and so is what was printed")
  func status() async throws {
    let (end, output) = try await run("echo out; echo err >&2; exit 7")
    expectEqual(end, .exited(status: 7))
    expectEqual(output, "out\nerr\n")
  }

  @Test("A signal is told from a status", arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGKILL])
  func signal(number: Int32) async throws {
    try await expectEqual(run("kill -\(number) $$").end, .signalled(number))
  }

  @Test("A process that takes too long is stopped", .timeLimit(.minutes(20)))
  func timeout() async throws {
    let end = try await run("exec sleep 600", timeout: .milliseconds(200)).end
    expectEqual(end, .timedOut)
  }

  @Test("A process that goes on is not stopped", .timeLimit(.minutes(20)))
  func goesOn() async throws {
    let folder = try TemporaryFolder()
    let file = folder("progress")
    let script = "for i in 1 2 3 4 5 6 7 8 9 10; do echo $i > \(file); sleep 0.25; done; exit 3"
    let process = WorkerProcess(
      executable: "/bin/sh", arguments: ["-c", script], output: folder("output.txt"),
      timeout: .seconds(2), progress: { (try? FileSystem.readText(file)) ?? "" })
    #expect(await process.run() == .exited(status: 3))
  }

  @Test("A process is stopped with the task that waits for it", .timeLimit(.minutes(20)))
  func cancellation() async throws {
    let task = Task { try await run("exec sleep 600").end }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    try await expectEqual(task.value, .cancelled)
  }

  @Test("A task that is cancelled already starts nothing that stays", .timeLimit(.minutes(20)))
  func cancelledBefore() async throws {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await run("exec sleep 600").end
    }
    task.cancel()
    try await expectEqual(task.value, .cancelled)
  }

  @Test("An executable that is not there is told")
  func notThere() async throws {
    let folder = try TemporaryFolder()
    let process = WorkerProcess(
      executable: folder("nothing"), arguments: [], output: folder("output.txt"),
      timeout: .seconds(10))
    guard case .notStarted = await process.run() else {
      Issue.record("It was started.")
      return
    }
  }

  @Test("Standard input stays open while somebody waits, and is empty", .timeLimit(.minutes(20)))
  func lifeline() async throws {
    // `read` waits until the end of input; only the time limit may end it.
    let end = try await run("read line", timeout: .milliseconds(300)).end
    expectEqual(end, .timedOut)
  }

  @Test("Requests and results come back from their files")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let name = CaseName(scene: "s", trace: "t", variant: "dark")
    let roles: [WorkerRequest.Role] = [
      .reference, .compare(to: .init(hashLog: "x/frames.json", threads: 1)),
      .audit(faults: ["paint-shifted", "stale-tile"]),
    ]
    for role in roles {
      var request = WorkerRequest(
        name: name, trace: "Traces/s/t.jsonl", traces: "Traces", threads: 2, role: role,
        baseline: "Baselines/s/t/dark", comparator: .flip)
      request.fault = .rimMissing
      try request.write(in: folder.path)
      try expectEqual(WorkerRequest(in: folder.path), request)
    }
    let result = WorkerResult(report: SampleReport.full, isAcceptable: true)
    try result.write(in: folder.path)
    expectEqual(WorkerResult(in: folder.path), result)
  }

  @Test("A request for a comparator that nobody knows is refused")
  func unknownComparator() throws {
    let folder = try TemporaryFolder()
    try WorkerRequest(
      name: CaseName(scene: "s", trace: "t"), trace: "t.jsonl", traces: "Traces", threads: 1,
      role: .reference, baseline: "Baselines/s/t", comparator: .flip
    ).write(in: folder.path)
    let path = folder(WorkerRequest.fileName)
    let text = try FileSystem.readText(path).replacing("\"flip\"", with: "\"flap\"")
    try FileSystem.write(text.utf8, to: path)
    #expect(throws: SuiteError.unreadable(path: path, .malformed)) {
      try WorkerRequest(in: folder.path)
    }
  }

  @Test("A result that is cut off is none")
  func cutOff() throws {
    let folder = try TemporaryFolder()
    try WorkerResult(report: SampleReport.full, isAcceptable: true).write(in: folder.path)
    let bytes = try FileSystem.read(folder(WorkerRequest.resultName))
    for length in stride(from: 0, to: bytes.count - 1, by: 97) {
      try FileSystem.write(bytes.prefix(length), to: folder(WorkerRequest.resultName))
      expectEqual(WorkerResult(in: folder.path), nil)
    }
    try FileSystem.remove(folder(WorkerRequest.resultName))
    expectEqual(WorkerResult(in: folder.path), nil)
  }
}
