import MeniscusFormats
import MeniscusGeometry
import MeniscusLab
import MeniscusMessages
import TestSupport
import Testing

/// Traces that are shrunk with workers that are shell scripts: they fail by what stands in the
/// trace, as a scene would.
@Suite("Minimizing with workers", .timeLimit(.minutes(20)))
struct MinimizationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A worker that runs a script; `$trace` is the trace, and `found JSON` says what was found.
  private func worker(_ script: String, name: String = "worker.sh") throws -> String {
    try folder.writeExecutable(
      """
      trace="$2/trace.jsonl"
      found() { printf '{"failures":[%s]}' "$1" > "$2/found.json"; }
      # fails TEXT…: whether taps on these follow one another in the trace.
      fails() {
        awk -v wanted="$*" 'BEGIN { n = split(wanted, w, " ") }
          s < n && index($0, "\\"id\\":\\"" w[s + 1] "\\"") { s++ } END { exit s < n }' "$trace"
      }
      trap_at() { echo "$1 $1" > "$2/progress.txt"; echo "$3" >&2; kill -ILL $$; }
      \(script)
      """, name)
  }

  /// A trace of taps on `b0` to `b6` every ten frames, with a checkpoint and the end after them.
  private func taps(_ count: Int) -> Trace {
    let clock = FrameClock(rate: 60)
    var events = (0..<count).map { index in
      TraceEvent(
        time: clock.microseconds(of: 10 + 10 * index),
        action: .tap(.id("b\((index * index + index / 7) % 7)")))
    }
    let end = clock.microseconds(of: 10 + 10 * count)
    events.append(TraceEvent(time: end, action: .checkpoint("last")))
    events.append(TraceEvent(time: end, action: .end))
    return Trace(
      header: TraceHeader(scene: "vault", size: Size2D(width: 320, height: 240)), events: events)
  }

  private func minimization(_ executable: String) -> Minimization {
    var minimization = Minimization(executable: executable)
    minimization.jobs = 2
    return minimization
  }

  /// The targets of the taps of a trace.
  private func targets(_ trace: Trace) -> [String] {
    trace.events.compactMap { event in
      if case .tap(.identifier(let target)) = event.action { target.id } else { nil }
    }
  }

  @Test("A trap after three taps among 500 events: five events are left")
  func trap() async throws {
    let worker = try worker(
      """
      if fails b4 b6 b3; then trap_at 77 "$2" "Vault.swift:9: Fatal error: Index 3 out of range"; fi
      found "" "$2"
      """)
    let trace = taps(498)
    let outcome = try await minimization(worker).run(trace)
    expectEqual(targets(outcome.trace), ["b4", "b6", "b3"])
    #expect(outcome.trace.events.count < 6)
    expectEqual(outcome.extent, .minimal)
    #expect(outcome.trials < 120, "\(outcome.trials)")
    expectEqual(outcome.failure.kind, .trap)
    expectEqual(
      outcome.failure.detail, "signal 4: Vault.swift:9: Fatal error: Index # out of range")
    let text = TraceWriter.text(of: outcome.trace)
    try expectEqual(TraceReader().read(text), outcome.trace)
  }

  @Test("Another trap, which would be found with less, does not take its place")
  func slippage() async throws {
    let worker = try worker(
      """
      if fails b1 b2 b0; then trap_at 9 "$2" "Fatal error: the planted one"; fi
      if fails b6; then trap_at 9 "$2" "Fatal error: another"; fi
      found "" "$2"
      """)
    let trace = taps(60)
    let outcome = try await minimization(worker).run(trace)
    expectEqual(targets(outcome.trace), ["b1", "b2", "b0"])
    var any = minimization(worker)
    any.signature = try FailureSignature(text: "trap")
    #expect(targets(try await any.run(trace).trace).count == 1)
  }

  @Test("What comes out does not depend on how many replays are made at once")
  func jobs() async throws {
    let worker = try worker(
      """
      if fails b2 b2; then found '{"kind":"missing-target","stage":0,"view":"x","frame":5}' "$2"
      else found "" "$2"; fi
      """)
    var alone = minimization(worker)
    alone.jobs = 1
    let first = try await alone.run(taps(40))
    try await expectEqual(minimization(worker).run(taps(40)), first)
    expectEqual(targets(first.trace), ["b2", "b2"])
  }

  @Test("The first difference from another build is found again without a baseline")
  func against() async throws {
    func hashLog(_ state: UInt64) -> String {
      var hashes = StageHashes()
      hashes[.state] = state
      return FrameHashLog(
        rate: 60, pixelWidth: 10, pixelHeight: 10, tileSize: 64,
        frames: [
          .init(hashes: StageHashes(), views: [], tiles: []),
          .init(hashes: hashes, views: [], tiles: []),
        ]
      ).json
    }
    try folder.write(hashLog(1), "right.json")
    try folder.write(hashLog(2), "wrong.json")
    let worker = try worker(
      """
      if fails b5 b1; then cp '\(folder("wrong.json"))' "$2/frames.json"
      else cp '\(folder("right.json"))' "$2/frames.json"; fi
      found "" "$2"
      """)
    let other = try self.worker(
      "cp '\(folder("right.json"))' \"$2/frames.json\"; test -f \"$2/request.json\"",
      name: "other.sh")
    var minimization = minimization(worker)
    minimization.tool = other
    let outcome = try await minimization.run(taps(50))
    expectEqual(targets(outcome.trace), ["b5", "b1"])
    expectEqual(outcome.failure, ReplayFailure(.different, stage: .state, frame: 1))
  }

  @Test("Against a baseline alone a trace is cut, and no more")
  func cut() async throws {
    func hashLog(_ frames: Int, from changed: Int) -> FrameHashLog {
      var hashes = StageHashes()
      var hashLog = FrameHashLog(rate: 60, pixelWidth: 10, pixelHeight: 10, tileSize: 64)
      for frame in 0..<frames {
        hashes[.input] = UInt64(frame)
        hashes[.layout] = frame < changed ? 0 : 7
        hashLog.frames.append(.init(hashes: hashes, views: [], tiles: []))
      }
      return hashLog
    }
    try folder.write(hashLog(512, from: 45).json, "whole.json")
    try folder.write(hashLog(46, from: 45).json, "short.json")
    let worker = try worker(
      """
      if [ $(wc -l < "$trace") -gt 30 ]; then cp '\(folder("whole.json"))' "$2/frames.json"
      else cp '\(folder("short.json"))' "$2/frames.json"; fi
      found "" "$2"
      """)
    let outcome = try await minimization(worker).run(
      taps(50), baseline: hashLog(512, from: 1000))
    expectEqual(outcome.extent, .cut)
    expectEqual(outcome.trials, 1)
    expectEqual(outcome.failure, ReplayFailure(.different, stage: .layout, frame: 45))
    expectEqual(outcome.trace, taps(50).cut(after: 45))
    expectEqual(outcome.trace.events.count, 6)
  }

  @Test("What the case may differ by is nothing that fails")
  func tolerance() async throws {
    func hashLog(_ pixels: UInt64) -> FrameHashLog {
      var hashes = StageHashes()
      hashes[.pixels] = pixels
      var hashLog = FrameHashLog(rate: 60, pixelWidth: 10, pixelHeight: 10, tileSize: 64)
      hashLog.frames = (0..<46).map { _ in .init(hashes: hashes, views: [], tiles: []) }
      return hashLog
    }
    try folder.write(hashLog(7).json, "now.json")
    let worker = try worker(
      """
      cp '\(folder("now.json"))' "$2/frames.json"; found "" "$2"
      """)
    let exact = try await minimization(worker).run(taps(3), baseline: hashLog(1))
    expectEqual(exact.failure, ReplayFailure(.different, stage: .pixels, frame: 0))
    var tolerant = minimization(worker)
    tolerant.rules = [
      PlacedRule(ToleranceRule(.allow(.init(channel: 0...2))), at: .line(1, of: "tolerances.json"))
    ]
    let accepted = hashLog(1)
    var refusal: MinimizationRefusal?
    do throws(MinimizationRefusal) {
      _ = try await tolerant.run(taps(3), baseline: accepted)
    } catch {
      refusal = error
    }
    expectEqual(refusal, .nothingFails([]))
  }

  @Test("Where nothing fails, or nothing with the signature, that is said")
  func nothing() async throws {
    let fine = try worker("found '' \"$2\"")
    await #expect(throws: MinimizationRefusal.nothingFails([])) {
      try await minimization(fine).run(taps(3))
    }
    let failure = ReplayFailure(.unsettled, stage: .state, view: "A/B", frame: 4)
    let restless = try worker(
      "found '{\"kind\":\"unsettled\",\"stage\":1,\"view\":\"A/B\",\"frame\":4}' \"$2\"",
      name: "b.sh")
    var other = minimization(restless)
    other.signature = try FailureSignature(text: "trap")
    await #expect(throws: MinimizationRefusal.nothingFails([failure])) {
      try await other.run(taps(3))
    }
    let text = Messages(command: "meniscus").notShrunk(.nothingFails([failure]), path: "a.jsonl")
    expectSuffix(text, "these do: `unsettled:state:A/B`")
  }

  @Test("A worker that cannot work stops it with the reason")
  func broken() async throws {
    let worker = try worker("echo 'no room' >&2; exit 5")
    await #expect(
      throws: MinimizationRefusal.stopped(
        .workerRefused(executable: worker, reason: "no room"))
    ) {
      try await minimization(worker).run(taps(3))
    }
  }

  @Test("Interrupted, it leaves nothing behind")
  func interrupted() async throws {
    let worker = try worker("echo begun > '\(folder("begun"))'; exec sleep 600")
    let minimization = minimization(worker)
    let trace = taps(3)
    let task = Task { () -> MinimizationRefusal? in
      do throws(MinimizationRefusal) {
        _ = try await minimization.run(trace)
        return nil
      } catch {
        return error
      }
    }
    while FileSystem.kind(of: folder("begun")) == nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    task.cancel()
    #expect(await task.value == .stopped(.interrupted))
  }
}
