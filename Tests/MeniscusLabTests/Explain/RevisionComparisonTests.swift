import MeniscusFormats
import MeniscusImage
import MeniscusLab
import MeniscusMessages
import MeniscusReplay
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// Two builds, for which scripts stand that hand out what replays in this process gave.
@Suite("Where two builds part")
@MainActor
struct RevisionComparisonTests {
  private static let answers = Memo<ReplayKey, [String: [UInt8]]>()

  /// The files of what is shown in the first frames of a view, in folders by frame, and the hashes
  /// of them all.
  private static func answers(
    _ view: some View & Sendable, _ sample: SampleCase
  ) throws -> [String: [UInt8]] {
    let scene = SampleCase.scene(view)
    let options = ReplayOptions(requirements: [])
    var files: [String: [UInt8]] = [:]
    for frame in 0..<sample.trace.frameCount {
      let (trace, checkpoint) = sample.trace.captured(at: frame)
      var replay = try Replay(trace, on: scene, options: options)
      while replay.frame < frame, try replay.showNextFrame() {}
      let capture = try #require(replay.record().captures.first { $0.name == checkpoint })
      func path(_ kind: BaselineFiles.Kind) -> String {
        "\(frame)/\(BaselineFiles.name(of: checkpoint, kind))"
      }
      files[path(.tree)] = Array(capture.tree.utf8)
      files[path(.display)] = Array(capture.display.utf8)
      files[path(.picture)] = PNG.encode(capture.bitmap)
      if frame > 8 { break }
    }
    let hashLog = try Replayer.run(sample.trace, on: scene, options: options).hashLog
    files["frames.json"] = Array(hashLog.json.utf8)
    return files
  }

  /// A tool that answers with the replays of a view: with its frames, and with the files of the
  /// checkpoint that is asked for.
  private func tool(
    _ name: String, _ view: some View & Sendable, _ sample: SampleCase, knowsProbes: Bool = true
  ) throws -> String {
    let folder = sample.folder
    let files = try Self.answers.value(of: sample.key(view)) { try Self.answers(view, sample) }
    for (path, bytes) in files { try FileSystem.write(bytes, to: folder("\(name)/\(path)")) }
    return try folder.writeExecutable(
      """
      cd \(folder(name))
      \(knowsProbes ? "" : "if [ -e \"$2/probe.json\" ]; then echo unknown >&2; exit 5; fi")
      cp frames.json "$2/frames.json"
      printf '{"failures":[]}' > "$2/found.json"
      frame=$(sed -n 's/.*"lastFrame":\\([0-9]*\\).*/\\1/p' "$2/probe.json")
      if [ -n "$frame" ]; then mkdir "$2/files"; cp "$frame"/* "$2/files"; fi
      echo '{}' > "$2/result.json"
      """, "\(name).sh")
  }

  private func outcome(
    _ sample: SampleCase, _ own: String, against other: String
  ) async throws -> RevisionExplanation {
    Messages.worded(
      try await RevisionComparison(name: sample.name, trace: sample.trace, executable: own)
        .outcome(against: other, revision: "HEAD~1", commit: "0123456789abcdef"))
  }

  @Test("The first frame, its stage, views, event, and what differs in it")
  func different() async throws {
    let sample = try SampleCase()
    let old = try tool("old", Board(), sample)
    let new = try tool("new", Board(late: .red), sample)
    let found = try await outcome(sample, new, against: old)
    #expect(!found.equal && found.exitCode == .different)
    let tap = try #require(
      sample.trace.events.first { if case .tap = $0.action { true } else { false } })
    let first = try #require(found.first)
    #expect(first.stage == "display" && first.views.first?.contains("Ellipse") == true)
    #expect((0...4).contains(first.frame - sample.trace.clock.frame(at: tap.time)))
    expectEqual(found.cause?.title, "tap go")
    expectPrefix(found.summary, "display: Ellipse")
    expectEqual(found.differences.map(\.kind), ["recolored"])
    let lines = Messages(command: "meniscus").lines(on: found)
    expectPrefix(lines[0], "board/tap: frame \(first.frame) (")
    expectContains(lines[0], "is the first that differs from HEAD~1 (0123456789ab), stage display")
    expectContains(lines.last, "`meniscus explain board/tap --frame \(first.frame)`")
  }

  @Test("A layout that differs from the start, with its pixels")
  func layout() async throws {
    let sample = try SampleCase()
    let old = try tool("old", Board(), sample)
    let new = try tool("new", Board(padding: 3), sample)
    let found = try await outcome(sample, new, against: old)
    #expect(found.first?.frame == 0 && found.first?.stage == "layout" && found.cause == nil)
    #expect(found.differences.contains { $0.kind == "resized" })
    #expect((found.pixels ?? 0) > 0)
  }

  @Test("A display list that cannot be read does not keep pixels from being counted")
  func unreadableDisplay() async throws {
    let sample = try SampleCase()
    let old = try tool("old", Board(), sample)
    let new = try tool("new", Board(padding: 3), sample)
    let checkpoint = sample.trace.captured(at: 0).1
    try sample.folder.write("display 2", "new/0/" + BaselineFiles.name(of: checkpoint, .display))
    let found = try await outcome(sample, new, against: old)
    #expect(found.differences.isEmpty && found.summary == nil)
    #expect((found.pixels ?? 0) > 0)
  }

  @Test(
    "An older build's display list that cannot be read does not keep layout from being compared")
  func unreadableOlderDisplay() async throws {
    let sample = try SampleCase()
    let old = try tool("old", Board(), sample)
    let new = try tool("new", Board(padding: 3), sample)
    let checkpoint = sample.trace.captured(at: 0).1
    try sample.folder.write("display 1", "old/0/" + BaselineFiles.name(of: checkpoint, .display))
    let found = try await outcome(sample, new, against: old)
    #expect(found.differences.contains { $0.kind == "resized" })
    expectEqual(Set(found.differences.map(\.kind)).contains("recolored"), false)
    #expect(found.summary != nil && (found.pixels ?? 0) > 0)
  }

  @Test("Two that show the same say so")
  func same() async throws {
    let sample = try SampleCase()
    let old = try tool("old", Board(), sample)
    let found = try await outcome(sample, old, against: old)
    #expect(found.equal && found.exitCode == .accepted && found.first == nil)
    expectEqual(
      Messages(command: "meniscus").lines(on: found),
      [
        "board/tap: \(Messages.count(sample.trace.frameCount, "frame")), none differs from "
          + "HEAD~1 (0123456789ab)"
      ])
  }

  @Test("An older tool, which knows no probes, is asked for its frames alone")
  func older() async throws {
    let sample = try SampleCase()
    let old = try tool("old", Board(), sample, knowsProbes: false)
    let new = try tool("new", Board(padding: 3), sample)
    let found = try await outcome(sample, new, against: old)
    #expect(found.first?.frame == 0 && found.first?.stage == "layout")
    #expect(found.summary == nil && found.differences.isEmpty && found.pixels == nil)
  }

  @Test("A replay that fails on one side alone differs, with its sentence")
  func failing() async throws {
    let sample = try SampleCase()
    let old = try tool("old", Board(), sample)
    let trap = try sample.folder.writeExecutable(
      "echo '3 3' > \"$2/progress.txt\"; kill -ILL $$", "trap.sh")
    let found = try await outcome(sample, trap, against: old)
    #expect(!found.equal && found.first == nil)
    #expect(found.failures.actual.count == 1 && found.failures.expected.isEmpty)
    let both = try await outcome(sample, trap, against: trap)
    #expect(both.equal)
    await #expect(throws: SuiteError.self) {
      try await outcome(sample, sample.folder("none"), against: old)
    }
  }

  @Test("A checkpoint more does not change the trace, and keeps its name apart")
  func captured() throws {
    let sample = try SampleCase()
    let last = sample.trace.frameCount - 1
    for frame in [0, 3, last] {
      let (trace, name) = sample.trace.captured(at: frame)
      #expect(trace.checkpoints.contains(.init(name: name, frame: frame)))
      expectEqual(trace.frameCount, sample.trace.frameCount)
      try expectEqual(TraceReader().read(Array(TraceWriter.text(of: trace).utf8)), trace)
      let again = trace.captured(at: frame)
      #expect(again.name != name)
    }
  }
}
