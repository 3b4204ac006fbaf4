import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusLab
import MeniscusSuite
import MeniscusUI
import TestSupport
import Testing

/// Scenes that fail, replayed in processes of the test's own executable.
@Suite("Probes of real scenes", .timeLimit(.minutes(20)))
struct ReplayProbeTests {
  private static let variable = "MENISCUS_TEST_WORKER"

  private static let scenes = [
    Scene("vault", size: CGSize(width: 120, height: 40)) { Vault() },
    Scene("restless", size: CGSize(width: 120, height: 40)) { Restless() },
  ]

  @Test("What a worker does; it does nothing in a run of the tests")
  func worker() async throws {
    guard let folder = ProcessInfo.processInfo.environment[Self.variable] else { return }
    try await LabWorker.run(in: folder, scenes: Self.scenes)
  }

  #if os(Linux)
    /// A probe whose workers are this executable, asked for the test above alone.
    private func probe(in folder: TemporaryFolder) throws -> ReplayProbe {
      let path = try folder.writeExecutable(
        """
        \(Self.variable)="$2" exec '\(WorkerProcess.ownExecutable)' \
          --testing-library swift-testing --filter 'ReplayProbeTests/worker'
        """, "worker.sh")
      return ReplayProbe(executable: path, timeout: .seconds(300), folder: folder("work"))
    }

    private func trace(_ scene: String, taps: [String], wait: Int = 6) throws -> TraceCandidate {
      let clock = FrameClock(rate: 60)
      var events = taps.enumerated().map { index, id in
        TraceEvent(time: clock.microseconds(of: 2 * index + 1), action: .tap(.id(id)))
      }
      let end = clock.microseconds(of: 2 * taps.count + wait)
      events.append(TraceEvent(time: end, action: .checkpoint("last")))
      events.append(TraceEvent(time: end, action: .end))
      let size = Size2D(width: 120, height: 40)
      return try #require(
        TraceCandidate(
          Trace(header: TraceHeader(scene: scene, size: size, scale: 1), events: events)))
    }

    @Test("A trap in a scene is its failure, with the frame, and nobody else's")
    func trap() async throws {
      let folder = try TemporaryFolder()
      let probe = try probe(in: folder)
      let found = try await probe.replay(try trace("vault", taps: ["a", "c", "b", "c"]).text)
      expectEqual(found.hashLog, nil)
      let failure = try #require(found.failures.first)
      expectEqual(failure.kind, .trap)
      expectEqual(failure.frame, 7)
      expectContains(failure.detail, "Fatal error")
    }

    @Test("Without the combination nothing fails; frames and checkpoints are given")
    func fine() async throws {
      let folder = try TemporaryFolder()
      var manner = ReplayProbe.Manner()
      manner.keepsCheckpoints = true
      let found = try await probe(in: folder).replay(
        try trace("vault", taps: ["c", "b", "a"]).text, manner)
      #expect(found.failures.isEmpty)
      expectEqual(found.hashLog?.frames.count, 13)
      expectEqual(found.files.keys.sorted(), ["last.display.txt", "last.png", "last.tree.txt"])
      #expect(try FileSystem.names(in: folder("work")).isEmpty)
    }

    @Test("A target that is not there: where, and the frames up to it")
    func missing() async throws {
      let folder = try TemporaryFolder()
      let found = try await probe(in: folder).replay(try trace("vault", taps: ["a", "z"]).text)
      expectEqual(
        found.failures,
        [
          ReplayFailure(.missingTarget, stage: .input, view: "z", detail: "a b c", frame: 3)
        ])
      expectEqual(found.hashLog?.frames.count, 3)
    }

    @Test("What never comes to rest names the view that moves")
    func restless() async throws {
      let folder = try TemporaryFolder()
      let found = try await probe(in: folder).replay(try trace("restless", taps: ["go"]).text)
      expectEqual(found.failures.map(\.kind), [.unsettled])
      expectPrefix(found.failures.first?.view, "Restless")
    }
  #endif
}

/// Traps once `a`, `b` and `c` were tapped in this order, whatever comes between.
private struct Vault: View {
  @State private var step = 0

  var body: some View {
    HStack {
      ForEach(["a", "b", "c"], id: \.self) { name in
        Color.red.frame(width: 30, height: 30)
          .onTapGesture { enter(name) }
          .accessibilityIdentifier(name)
      }
    }
  }

  private func enter(_ name: String) {
    let code = ["a", "b", "c"]
    if code[step] == name { step += 1 }
    // The planted fault: the place after the last.
    _ = code[step]
  }
}

private struct Restless: View {
  @State private var isOn = false

  var body: some View {
    Color.red.frame(width: isOn ? 60 : 90, height: 30)
      .onTapGesture {
        withAnimation(.linear(duration: 1).repeatCount(1_000_000)) { isOn.toggle() }
      }
      .accessibilityIdentifier("go")
  }
}
