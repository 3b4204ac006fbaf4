import Foundation
import MeniscusFormats
import MeniscusSuite
import MeniscusTesting
import MeniscusUI
import TestSupport
import Testing

@Suite("Replays and recording as traits")
@MainActor
struct ReplayTraitTests {
  private nonisolated static let scene = Scene("swatch", size: CGSize(width: 32, height: 24)) {
    Color.red
  }
  private nonisolated static let other = Scene("swatch", size: CGSize(width: 32, height: 24)) {
    Color.blue
  }

  /// A package folder with a trace of the scene; nothing is accepted of it.
  private nonisolated static func prepare() async throws -> String {
    let folder = FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-\(UUID().uuidString)")
    let trace = try await RecordingScript("checkpoint end\n").record(scene)
    try FileSystem.write(
      TraceWriter.text(of: trace).utf8, to: folder.appendingPath("Traces/swatch/still.jsonl"))
    return folder
  }

  /// Runs a test's body under a trait, and gives the issues with their lines.
  private func issues(
    of traits: [any TestTrait & TestScoping]
  ) async throws -> [(text: String, line: Int?)] {
    let test = try #require(Test.current)
    let found = Found()
    try await withKnownIssue(isIntermittent: true) {
      var body: @Sendable () async throws -> Void = { found.ran() }
      for trait in traits.reversed() {
        let inner = body
        body = { try await trait.provideScope(for: test, testCase: nil, performing: inner) }
      }
      try await body()
    } matching: { issue in
      found.add("\(issue.comments.map(\.rawValue).joined())", issue.sourceLocation?.line)
      return true
    }
    expectEqual(found.count, 1)
    return found.issues
  }

  private func baseline(in folder: String) -> [String] {
    (try? FileSystem.names(in: folder.appendingPath("Baselines/swatch/still")).sorted()) ?? []
  }

  @Test("Without the trait nothing is recorded; the issue is at the trait, the body runs")
  func never() async throws {
    let folder = try await Self.prepare()
    defer { try? FileSystem.remove(folder) }
    let trait: ReplayTrait = .replay("swatch/still", scenes: [Self.scene], in: folder)
    let line = #line - 1
    let issues = try await issues(of: [trait])
    expectEqual(
      issues.map(\.text),
      [
        "swatch/still: no baseline yet; look at the pictures and run "
          + "`meniscus accept swatch/still`"
      ])
    expectEqual(issues.map(\.line), [line])
    expectEqual(FileSystem.kind(of: folder.appendingPath("Baselines")), nil)
  }

  @Test("What is missing is recorded, said, and as accepted the next time")
  func missing() async throws {
    let folder = try await Self.prepare()
    defer { try? FileSystem.remove(folder) }
    let trait: ReplayTrait = .replay("swatch/still", scenes: [Self.scene], in: folder)
    let record: ReplayRecordTrait = .record(.missing)
    let first = try await issues(of: [record, trait])
    expectEqual(first.count, 2)
    expectEqual(first.last?.text.hasPrefix("swatch/still: recorded everything; look at"), true)
    expectEqual(
      baseline(in: folder),
      [
        "checksums.json", "end.display.txt", "end.png", "end.tree.txt", "frames.json",
        "trace.jsonl",
      ])
    let log = try FileSystem.readText(folder.appendingPath("Baselines/log.jsonl"))
    #expect(log.contains("\"accepted\":[\"swatch/still\"]") && log.contains("\"missing\""))
    #expect(try await issues(of: [record, trait]).isEmpty)
    #expect(try await issues(of: [trait]).isEmpty)
  }

  @Test("What differs is replaced only where failures are recorded")
  func modes() async throws {
    let folder = try await Self.prepare()
    defer { try? FileSystem.remove(folder) }
    let trait: ReplayTrait = .replay("swatch/still", scenes: [Self.scene], in: folder)
    let changed: ReplayTrait = .replay("swatch/still", scenes: [Self.other], in: folder)
    _ = try await issues(of: [.record(.missing), trait] as [any TestTrait & TestScoping])
    let picture = folder.appendingPath("Baselines/swatch/still/end.png")
    let accepted = try FileSystem.read(picture)
    for mode in [RecordMode.missing, .never] {
      try await expectEqual(issues(of: [ReplayRecordTrait.record(mode), changed]).count, 1)
      try expectEqual(FileSystem.read(picture), accepted)
    }
    let failed = try await issues(of: [ReplayRecordTrait.record(.failed), changed])
    #expect(failed.map(\.text).contains { $0.contains("stage display") })
    expectEqual(failed.count, 2)
    #expect(try FileSystem.read(picture) != accepted)
    #expect(try await issues(of: [changed]).isEmpty)
    // All is recorded too where it is within tolerance; what is the same is left alone.
    #expect(try await issues(of: [ReplayRecordTrait.record(.all), changed]).isEmpty)
  }

  @Test("The mode of the inner trait counts, and holds for a plain call as well")
  func nesting() async throws {
    let folder = try await Self.prepare()
    defer { try? FileSystem.remove(folder) }
    let trait: ReplayTrait = .replay("swatch/still", scenes: [Self.scene], in: folder)
    _ = try await issues(of: [
      ReplayRecordTrait.record(.all), ReplayRecordTrait.record(.never), trait,
    ])
    expectEqual(FileSystem.kind(of: folder.appendingPath("Baselines")), nil)
    let test = try #require(Test.current)
    try await ReplayRecordTrait.record(.all).provideScope(for: test, testCase: nil) {
      await withKnownIssue {
        await expectReplay("swatch/still", scenes: [Self.scene], in: folder)
      }
    }
    #expect(baseline(in: folder).contains("frames.json"))
  }

  @Test(
    "A test's own traits are found, whichever stands first",
    .enabled(if: true), .record(.never), .tags())
  func own() throws {
    let test = try #require(Test.current)
    expectEqual(test.traits.compactMap { $0 as? ReplayRecordTrait }.map(\.mode), [.never])
    let trait: ReplayTrait = .replay("a/b", scenes: [])
    expectSuffix(trait.file, "ReplayTraitTests.swift")
    expectEqual(trait.identifier, "a/b")
  }
}

/// A suite whose mode holds for the tests in it.
@Suite("A suite that records nothing", .record(.never))
struct RecordingSuiteTests {
  @Test("The trait is handed on to the tests")
  func handedOn() throws {
    let test = try #require(Test.current)
    expectEqual(test.traits.compactMap { $0 as? ReplayRecordTrait }.map(\.mode), [.never])
  }
}

/// A package folder in which the scene is as accepted, made before the traits behind it.
private struct Accepted: TestTrait, TestScoping {
  static let scene = Scene("swatch", size: CGSize(width: 32, height: 24)) { Color.red }
  static let folder = FileManager.default.temporaryDirectory.path
    .appendingPath("meniscus-accepted-\(ProcessInfo.processInfo.processIdentifier)")

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    defer { try? FileSystem.remove(Self.folder) }
    try await prepare()
    try await body()
  }

  @MainActor
  private func prepare() throws {
    let trace = try RecordingScript("checkpoint end\n").record(Self.scene)
    try FileSystem.write(
      TraceWriter.text(of: trace).utf8, to: Self.folder.appendingPath("Traces/swatch/still.jsonl"))
    _ = try ReplayExpectation(
      identifier: "swatch/still", scenes: [Self.scene], folder: Self.folder
    ).check(recording: .missing)
  }
}

extension Trait where Self == Accepted {
  fileprivate static var accepted: Self { Accepted() }
}

/// Traits where people write them.
@Suite("Traits of a test")
struct ReplayTraitPlaceTests {
  private static let line = #line + 5

  @Test(
    "The body runs behind a replay that is as accepted; the trait knows where it stands",
    .accepted, .replay("swatch/still", scenes: [Accepted.scene], in: Accepted.folder))
  func replayed() throws {
    let test = try #require(Test.current)
    let trait = try #require(test.traits.compactMap { $0 as? ReplayTrait }.first)
    expectEqual(trait.sourceLocation.line, Self.line)
    expectEqual(trait.sourceLocation.fileName, "ReplayTraitTests.swift")
    expectSuffix(trait.file, "ReplayTraitTests.swift")
    expectEqual(
      FileSystem.kind(of: Accepted.folder.appendingPath("Baselines/swatch/still")), .folder)
  }
}

/// What was found while a body ran.
private final class Found: @unchecked Sendable {
  private let lock = NSLock()
  private var bodies = 0
  private var list: [(text: String, line: Int?)] = []

  var count: Int { lock.withLock { bodies } }
  var issues: [(text: String, line: Int?)] { lock.withLock { list } }

  func ran() { lock.withLock { bodies += 1 } }
  func add(_ text: String, _ line: Int?) { lock.withLock { list.append((text, line)) } }
}
