import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusSuite
import Synchronization
import TestSupport
import Testing

/// Runs of the suite whose workers are shell scripts, so that every way to end can be had.
@Suite("Runs")
struct SuiteRunTests {
  /// A package folder with traces `lamp/a` and `lamp/b`.
  private func prepare() throws -> (TemporaryFolder, SuiteFolders) {
    let folder = try TemporaryFolder()
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/a.jsonl")
    try folder.write(traceText(scene: "lamp", variants: ["dark"]), "Traces/lamp/b.jsonl")
    let folders = SuiteFolders(
      traces: folder("Traces"), baselines: folder("Baselines"), report: folder("Reports/latest"))
    return (folder, folders)
  }

  private func suite(
    _ folder: TemporaryFolder, _ folders: SuiteFolders, script: String, patterns: [String] = [],
    timeout: Duration = .seconds(300)
  ) throws -> Suite {
    let path = try folder.writeExecutable(script, "worker.sh")
    var options = SuiteOptions()
    options.folders = folders
    options.patterns = patterns.map { Pattern($0) }
    options.timeout = timeout
    options.jobs = 2
    return Suite(scenes: ["lamp"], options: options, executable: path)
  }

  /// Runs, puts the report folder in place and gives the report.
  private func run(_ suite: Suite) async throws -> RunReport {
    let run = try await suite.run()
    try run.folder.commit()
    return run.report
  }

  @Test("Cases keep their order, whichever is done first", .timeLimit(.minutes(20)))
  func order() async throws {
    let (folder, folders) = try prepare()
    let done = folder("done")
    // The first case waits for all others.
    let script = """
      if grep -q 'lamp.*a.jsonl' "$2/request.json"; then
        while [ "$(cat \(done) 2>/dev/null | wc -l)" -lt 2 ]; do sleep 0.05; done
      else
        echo x >> \(done)
      fi
      exit 9
      """
    let finished = Mutex<[String]>([])
    let run = try await suite(folder, folders, script: script).run { progress in
      guard case .finished(let report) = progress else { return }
      finished.withLock { $0.append(report.identifier) }
    }
    expectEqual(run.report.traces.map(\.identifier), ["lamp/a", "lamp/b", "lamp/b@dark"])
    expectEqual(finished.withLock { $0 }.last, "lamp/a")
    try run.folder.commit()
  }

  @Test("A scene that traps is the verdict of its own trace", .timeLimit(.minutes(20)))
  func trap() async throws {
    let (folder, folders) = try prepare()
    // The worker of trace a traps; all others say nothing of their result.
    let script = """
      echo '8 7' > "$2/progress.txt"
      if grep -q 'lamp.*a.jsonl' "$2/request.json"; then
        echo 'main.swift:3: Fatal error: Index out of range' >&2
        kill -ILL $$
      fi
      echo done; exit 9
      """
    let report = try await run(try suite(folder, folders, script: script))
    expectEqual(report.traces.map(\.identifier), ["lamp/a", "lamp/b", "lamp/b@dark"])
    expectEqual(report.traces.map(\.verdict), [.crashed, .desynchronised, .desynchronised])
    expectEqual(report.exitCode, .unproven)
    let path = folder("Traces/lamp/a.jsonl")
    expectEqual(
      report.traces[0].sentences,
      [
        "\(path): frame 7: the scene crashed with SIGILL (a trap): main.swift:3: Fatal "
          + "error: Index out of range; `meniscus replay \(path)` shows where"
      ])
    expectContains(report.traces[1].sentences[0], "status 9")
    expectContains(report.traces[1].sentences[0], ": done; ")
    let pending = try Acceptance(folders: folders).pending()
    #expect(pending.isEmpty)
  }

  @Test(
    "A failure that is expected passes until its day is over, and no other does",
    .timeLimit(.minutes(20)),
    arguments: [("2026-12-31T23:59:59Z", true), ("2027-01-01T00:00:00Z", false)])
  func expectedFailure(moment: String, isExpected: Bool) async throws {
    let (folder, folders) = try prepare()
    try folder.write(
      """
      {"meniscus":"tolerances","version":1,"expectedFailures":[
        {"scene":"lamp","trace":"a","verdict":"trapped","issue":"#41","until":"2026-12-31"},
        {"scene":"lamp","trace":"b","variant":"dark","issue":"#42","until":"2026-12-31"},
        {"scene":"lmap","issue":"#43","until":"2026-12-31"}]}
      """, "Traces/tolerances.json")
    let date = try #require(try? Date(moment, strategy: .iso8601))
    let run = try await suite(folder, folders, script: "kill -ILL $$").run(at: date)
    try run.folder.commit()
    expectEqual(
      run.report.traces.map(\.verdict),
      [isExpected ? .expectedFailure : .crashed, .crashed, .crashed])
    expectEqual(run.report.traces[0].exitCode, isExpected ? .accepted : .unproven)
    expectEqual(run.report.started, moment)
    let path = folder("Traces/tolerances.json")
    expectPrefix(
      run.report.traces[0].sentences[0],
      isExpected
        ? "expected to fail until 2026-12-31: #41 (\(path): line 2)"
        : "was expected to fail until 2026-12-31, which has passed (\(path): line 2, #41)")
    expectContains(run.report.traces[2].sentences.last, "that is expected is another, different (")
    expectEqual(
      run.report.remarks.map { Messages.remark($0) },
      ["\(path): line 4: the failure is expected of no trace; correct its names, or remove it"])
    let manifest = try RunManifest(in: folders.report)
    expectEqual(
      manifest.cases.map(\.verdict), run.report.traces.map(\.verdict))
  }

  @Test("After as many failures as may be no case is begun, and those left out are no pass")
  func mostFailures() async throws {
    let (folder, folders) = try prepare()
    let path = try folder.writeExecutable("echo x >> \(folder("begun")); exit 9", "worker.sh")
    var options = SuiteOptions()
    (options.folders, options.jobs, options.mostFailures) = (folders, 1, 1)
    let report = try await run(Suite(scenes: ["lamp"], options: options, executable: path))
    expectEqual(report.traces.map(\.identifier), ["lamp/a"])
    expectEqual(report.notRun.map(\.identifier), ["lamp/b", "lamp/b@dark"])
    expectEqual(report.exitCode, .unproven)
    #expect(report.remarks.contains(.stopped(failures: 1, notRun: 2)))
    try expectEqual(FileSystem.readText(folder("begun")), "x\n")
    let manifest = try RunManifest(in: folders.report)
    expectEqual(manifest.notRun, report.notRun)
    expectEqual(manifest.cases.map(\.name.identifier), ["lamp/a"])
    // What was not run is among what `--last-failed` takes up again.
    let names = report.notRun + manifest.cases.map(\.name)
    try expectEqual(CaseSelection.lastFailed(in: folders.report, among: names).names, Set(names))
    options.mostFailures = 4
    let whole = try await run(Suite(scenes: ["lamp"], options: options, executable: path))
    #expect(whole.traces.count == 3 && whole.notRun.isEmpty)
    options.selection = CaseSelection(
      [names[0]], .lastFailed(folder: folders.report, cases: 1))
    options.patterns = [Pattern("dark"), Pattern("lamp/b")]
    let left = try await run(Suite(scenes: ["lamp"], options: options, executable: path))
    expectEqual(left.traces.map(\.identifier), ["lamp/b"])
    #expect(left.filteredOut == 2 && left.remarks.first == options.selection.remarks.first)
  }

  @Test("A worker that cannot write is the disk's fault, not the scene's")
  func fullDisk() async throws {
    let (folder, folders) = try prepare()
    let report = try await run(
      try suite(folder, folders, script: "echo 'x: the disk is full' >&2; exit 5"))
    expectEqual(report.exitCode, .unusable)
    expectSuffix(report.traces[0].sentences[0], "a.jsonl: x: the disk is full")
  }

  @Test("A scene that loops is stopped, the others go on", .timeLimit(.minutes(20)))
  func loop() async throws {
    let (folder, folders) = try prepare()
    let script = "if grep -q 'a.jsonl' $2/request.json; then exec sleep 600; fi; exit 1"
    let report = try await run(
      try suite(folder, folders, script: script, timeout: .milliseconds(300)))
    expectEqual(report.traces.map(\.verdict), [.timedOut, .desynchronised, .desynchronised])
    expectContains(report.traces[0].sentences[0], "made no progress for 0.3 s")
  }

  @Test("A second replay that differs in threads is asked for, and asked to compare")
  func requests() async throws {
    let (folder, folders) = try prepare()
    // Hands on a result that finds nothing, and keeps what was asked for.
    try WorkerResult(
      report: TraceReport(scene: "lamp", name: "a", file: "x"), isAcceptable: false
    ).write(in: folder("result"))
    let script = """
      cat "$2/request.json" >> "\(folder("requests"))"; echo >> "\(folder("requests"))"
      cp "\(folder("result"))/result.json" "$2/result.json"
      """
    let report = try await run(try suite(folder, folders, script: script, patterns: ["lamp/a"]))
    expectEqual(report.exitCode, .accepted)
    expectEqual(report.filteredOut, 2)
    let requests = try FileSystem.readText(folder("requests")).split(separator: "\n")
      .map { try JSONDecoder().decode(WorkerRequest.self, from: Data($0.utf8)) }
    expectEqual(requests.map(\.threads), [2, 1])
    expectEqual(requests.first?.role, .reference)
    guard case .compare(let reference)? = requests.last?.role else {
      Issue.record("The second replay is not compared.")
      return
    }
    expectEqual(reference.threads, 2)
    expectSuffix(reference.hashLog, "frames.json")
    expectEqual(
      requests.map(\.baseline), [folders.baselines + "/lamp/a", folders.baselines + "/lamp/a"])
    try expectEqual(FileSystem.names(in: folder("Reports")), ["latest"])
    try expectEqual(FileSystem.names(in: folders.report), ["actual"])
  }

  @Test("An interrupted run leaves the last report and nothing else", .timeLimit(.minutes(20)))
  func interruption() async throws {
    let (folder, folders) = try prepare()
    try folder.write("{}", "Reports/latest/actual/manifest.json")
    let before = try folder.contents(below: "Reports")
    let suite = try suite(folder, folders, script: "exec sleep 600")
    let started = Mutex(false)
    let task = Task { () -> SuiteError? in
      do throws(SuiteError) {
        _ = try await suite.run { progress in
          if case .started = progress { started.withLock { $0 = true } }
        }
        return nil
      } catch {
        return error
      }
    }
    while !started.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    #expect(await task.value == .interrupted)
    try expectEqual(folder.contents(below: "Reports"), before)
  }

  @Test("Traces that cannot be replayed and orphans are found without a worker")
  func badInput() async throws {
    let (folder, folders) = try prepare()
    try FileSystem.remove(folder("Traces/lamp"))
    try folder.write("broken", "Traces/lamp/a.jsonl")
    try folder.write(traceText(scene: "lmap"), "Traces/lmap/b.jsonl")
    try folder.write("x", "Baselines/gone/x/end.png")
    let report = try await run(try suite(folder, folders, script: "exit 1"))
    expectEqual(report.traces.map(\.verdict), [.unreadable, .unreadable])
    expectEqual(report.exitCode, .unusable)
    expectEqual(report.orphans.map(\.path), ["gone"])
    expectSuffix(report.traces[1].sentences[0], "there is no scene `lmap`; did you mean `lamp`?")
  }

  @Test("Orphans alone fail a run, but not a filtered one")
  func orphans() async throws {
    let (folder, folders) = try prepare()
    try FileSystem.remove(folder("Traces/lamp/b.jsonl"))
    try folder.write("x", "Baselines/gone/x/end.png")
    try WorkerResult(
      report: TraceReport(scene: "lamp", name: "a", file: "x"), isAcceptable: false
    ).write(in: folder("result"))
    let script = "cp '\(folder("result"))/result.json' $2/result.json"
    let all = try await run(try suite(folder, folders, script: script))
    expectEqual(all.exitCode, .baselineMissing)
    let some = try await run(try suite(folder, folders, script: script, patterns: ["lamp/a"]))
    expectEqual(some.exitCode, .accepted)
    #expect(FileSystem.kind(of: folder("Baselines/gone/x/end.png")) != nil)
  }

  @Test("Of the two replays of a case, one is made as another machine would make it")
  func elsewhere() async throws {
    let (folder, folders) = try prepare()
    try WorkerResult(
      report: TraceReport(scene: "lamp", name: "a", file: "x"), isAcceptable: false
    ).write(in: folder("result"))
    let script = """
      echo "seed=$SWIFT_DETERMINISTIC_HASHING $GLIBC_TUNABLES TZ=$TZ LANG=$LANG LC=$LC_ALL." \
        >> '\(folder("log.txt"))'
      cp '\(folder("result"))/result.json' $2/result.json
      """
    _ = try await run(try suite(folder, folders, script: script, patterns: ["lamp/a"]))
    let replays = try FileSystem.readText(folder("log.txt")).split(separator: "\n")
    expectEqual(replays.count, 2)
    // One seed for all that is judged; another machine may have any.
    expectEqual(replays.map { $0.contains("seed=1") }, [false, true])
    expectEqual(replays.map { $0.contains("-FMA") && $0.contains("-AVX2") }, [true, false])
    // Whatever the machine's are, CI's among them, and different ones.
    expectSuffix(replays.first.map(String.init), "TZ=Asia/Kathmandu LANG=ar_EG.UTF-8 LC=.")
    expectSuffix(replays.last.map(String.init), "TZ=UTC LANG=en_US.UTF-8 LC=.")
  }

  @Test(
    "What two replays depend on is found by replays as the judged one",
    arguments: [
      ("$SWIFT_DETERMINISTIC_HASHING", "1", Nondeterminism.machine), ("$TZ", "UTC", .place),
      ("chance", "1", .run(IdentityUse())),
    ])
  func cause(what: String, judged: String, cause: Nondeterminism) async throws {
    let (folder, folders) = try prepare()
    let logs = [1, 2].map { ReproSample.hashLog($0) }
    try folder.write(logs[0].json, "judged.json")
    try folder.write(logs[1].json, "other.json")
    var report = TraceReport(scene: "lamp", name: "a", file: "x")
    try WorkerResult(report: report, isAcceptable: false).write(in: folder("reference"))
    let divergence = try #require(Divergence(expected: logs[1], actual: logs[0]))
    report.determinism = DeterminismReport(checked: true, equal: false, threads: 2)
    report.conclude([
      CaseFinding(.notDeterministic, .notDeterministic(divergence, threads: 2, others: 1))
    ])
    try WorkerResult(report: report, isAcceptable: false).write(in: folder("comparison"))
    let script = """
      tr -d ' \n' < "$2/request.json" >> '\(folder("log.txt"))'
      echo >> '\(folder("log.txt"))'
      if grep -q '"reference"' "$2/request.json"; then
        mkdir -p "$2/files/actual/lamp/a"
        cp '\(folder("judged.json"))' "$2/files/actual/lamp/a/frames.json"
        cp '\(folder("comparison"))/result.json' "$2/result.json"
      else
        [ "\(what)" = "\(judged)" ] && log=judged || log=other
        cp "\(folder("."))/$log.json" "$2/frames.json"
        cp '\(folder("reference"))/result.json' "$2/result.json"
      fi
      """
    let found = try await run(try suite(folder, folders, script: script, patterns: ["lamp/a"]))
    expectEqual(found.traces.first?.determinism.cause, cause)
    let requests = try FileSystem.readText(folder("log.txt")).split(separator: "\n")
    let threads = requests.map { $0.contains("\"threads\":1") }
    // For reference, judged, and what follows as the one that was judged.
    expectEqual(threads.prefix(3), [false, true, true])
    expectEqual(requests.map { $0.contains("repaintsLittle") }.prefix(3), [false, false, true])
  }

  @Test("A worker that cannot be started is told with the executable")
  func notStarted() async throws {
    let (folder, folders) = try prepare()
    var options = SuiteOptions()
    options.folders = folders
    let suite = Suite(scenes: ["lamp"], options: options, executable: folder("nothing"))
    let report = try await run(suite)
    expectEqual(report.exitCode, .unusable)
    expectPrefix(report.traces[0].sentences[0], "\(folder("nothing")): could not be started")
  }

  @Test("A report folder that holds something else stops the run before it begins")
  func foreignReport() async throws {
    let (folder, folders) = try prepare()
    try folder.write("letter", "Reports/latest/letter.txt")
    let suite = try suite(folder, folders, script: "exit 1")
    await #expect(throws: SuiteError.foreignFolder(path: folders.report)) { try await suite.run() }
    try expectEqual(folder.contents(below: "Reports"), ["Reports/latest/letter.txt": "letter"])
  }
}
