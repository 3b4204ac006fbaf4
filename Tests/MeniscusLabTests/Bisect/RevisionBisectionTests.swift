import MeniscusFormats
import MeniscusLab
import MeniscusSuite
import Synchronization
import TestSupport
import Testing

/// Revisions of a made-up package, whose tool is a script that says what the revision's files say.
@Suite("Bisection: revisions of a repository")
struct RevisionBisectionTests {
  private let git: GitSample
  private let trace: Trace
  /// The command that builds a revision's tool; it notes each build.
  private var build: String {
    """
    echo built >> \(git.folder("built.txt"))
    grep -q broken work.txt && echo "a.swift:1: error: no" && exit 1
    { echo '#!/bin/sh'; cat work.txt \(git.folder("answer.sh")); } > tool
    chmod +x tool; echo tool
    """
  }

  init() throws {
    git = try GitSample()
    trace = try TraceReader().read(
      Array(
        """
        {"meniscus":"trace","version":1,"scene":"lamp","size":[32,24],"scale":2,"rate":60,"seed":0}
        {"at":0,"checkpoint":"start"}
        {"at":0,"end":true}

        """.utf8))
    try git.folder.write(
      """
      [ "$passes" = trap ] && kill -ILL $$
      [ "$passes" = refuse ] && { echo what; exit 5; }
      if [ -f "$2/probe.json" ]
      then echo '{"failures":[]}' > "$2/found.json"; cp \(git.folder("pixels"))-$pixels "$2/frames.json"
      else printf '{"timing":{"repetitions":1,"phases":{},"kinds":["glassPasses","bodies"],\
      "counters":[[%s,%s]],"framesHash":1,"spans":0,"probeCost":0}}' $passes $bodies > "$2/timed.json"
      fi

      """, "answer.sh")
    for pixels in 1...2 {
      var hashes = StageHashes()
      hashes[.pixels] = UInt64(pixels)
      let log = FrameHashLog(
        rate: 60, pixelWidth: 64, pixelHeight: 48, tileSize: 64,
        frames: [.init(hashes: hashes, views: [], tiles: [])])
      try git.folder.write(log.json, "pixels-\(pixels)")
    }
  }

  /// A commit for each line of work, and their hashes.
  @discardableResult
  private func commit(_ work: [String]) throws -> [String] {
    try work.enumerated().map { index, line in
      try git.commit("change \(index)", ["app/work.txt": line + "\n# \(index)\n"])
    }
  }

  private func run(
    _ good: String, _ bad: String = "HEAD", _ metric: String? = nil, store: String? = nil,
    above threshold: Double? = nil,
    progress: @escaping @Sendable (RevisionBisection.Progress) -> Void = { _ in }
  ) async throws -> Bisection {
    var bisection = RevisionBisection(
      cases: [(CaseName(scene: "lamp", trace: "still"), trace)], good: good, bad: bad)
    bisection.metric = metric.flatMap { BisectionMetric(name: $0) }
    bisection.threshold = threshold
    let worktree = RevisionWorktree(
      package: git.root.appendingPath("app"), product: "meniscus", command: build, store: store)
    return try #require(try await bisection.run(in: worktree, progress: progress).first)
  }

  private var builds: Int {
    (try? FileSystem.readText(git.folder("built.txt")).split(separator: "\n").count) ?? 0
  }

  @Test("Planted changes of a counter, of another and of pixels are each found at their revision")
  func planted() async throws {
    let commits = try commit([
      "passes=3 bodies=9 pixels=1", "passes=3 bodies=9 pixels=1", "passes=3 bodies=8 pixels=1",
      "passes=3 bodies=8 pixels=1", "passes=3 bodies=8 pixels=2", "passes=4 bodies=8 pixels=2",
      "passes=4 bodies=8 pixels=2", "passes=4 bodies=8 pixels=2",
    ])
    let told = Mutex<[RevisionBisection.Progress]>([])
    let passes = try await run("HEAD~7", "HEAD", "glassPasses") { step in
      told.withLock { $0.append(step) }
    }
    guard case .first(let found, let before) = passes.outcome else {
      Issue.record("\(passes)")
      return
    }
    expectEqual(found.commit.commit, commits[5])
    expectEqual(
      found.commit,
      CommitDescription(
        commit: commits[5], date: found.commit.date, author: "Ada <ada@example.org>",
        subject: "change 5"))
    expectPrefix(found.commit.date, "2026-11-20T09:30:00")
    expectEqual([before.value, found.value], [.number(3), .number(4)])
    expectEqual(before.commit.commit, commits[4])
    #expect(passes.exitCode == .accepted && passes.metric?.phase == .render && passes.count == 7)
    // Both ends and three in between, each built once.
    expectEqual(builds, 5)
    expectEqual(told.withLock { $0.count { if case .building = $0 { true } else { false } } }, 5)
    for (metric, place) in [("counters.bodies", 2), ("pixels", 4), ("counters.glassPasses", 5)] {
      let result = try await run(commits[0], commits[7], metric)
      guard case .first(let step, _) = result.outcome else {
        Issue.record("\(metric): \(result)")
        continue
      }
      expectEqual(step.commit.commit, commits[place], "\(metric)")
    }
    // Without a metric it is what got worse, and the others are named.
    let worst = try await run("HEAD~7")
    expectEqual(worst.metric?.name, "counters.glassPasses")
    expectEqual(worst.others.map(\.name), ["counters.bodies", "pixels"])
    try expectEqual(git.shell("git worktree list --porcelain | grep -c ^worktree"), "1")
    try expectEqual(git.shell("git status --porcelain"), "")
  }

  @Test(
    "Revisions that do not build, trap or refuse are passed over; where they hide it, it is said")
  func skipped() async throws {
    let commits = try commit([
      "passes=3 bodies=1", "passes=3 bodies=1", "broken", "passes=trap", "passes=refuse",
      "passes=4 bodies=1", "passes=4 bodies=1",
    ])
    let hidden = try await run("HEAD~6", "HEAD", "glassPasses")
    guard case .oneOf(let suspects, let last, let before) = hidden.outcome else {
      Issue.record("\(hidden)")
      return
    }
    expectEqual(suspects.map(\.commit), Array(commits[2...5]))
    expectEqual([before.commit.commit, last.commit.commit], [commits[1], commits[5]])
    expectEqual(hidden.exitCode, .unproven)
    let problems = Dictionary(
      hidden.steps.map { ($0.commit.commit, $0.problem) }, uniquingKeysWith: { $1 })
    expectEqual(
      problems[commits[2]],
      .build(.buildFailed(revision: String(commits[2].prefix(10)), output: "a.swift:1: error: no")))
    expectEqual(problems[commits[3]], .replay(ReplayFailure(.trap, detail: "signal 4")))
    guard case .build(.suite(.workerRefused(_, "what"))) = problems[commits[4]] else {
      Issue.record("\(problems)")
      return
    }
    let end = try await run("HEAD~6", "HEAD~4", "glassPasses")
    expectEqual(end.outcome, .unknownEnd)
    #expect(end.exitCode == .unproven && end.bad.problem != nil && end.good.problem == nil)
  }

  @Test("Other values count for the nearer end, or by a threshold; ends that are alike are said")
  func values() async throws {
    let commits = try commit(
      [10, 10, 12, 19, 20, 20].map { "passes=\($0) bodies=1 pixels=1" })
    func first(_ threshold: Double?) async throws -> String? {
      let result = try await run("HEAD~5", "HEAD", "glassPasses", above: threshold)
      if case .first(let step, _) = result.outcome { return step.commit.commit }
      return nil
    }
    try await expectEqual(first(nil), commits[3])
    try await expectEqual(first(11), commits[2])
    try await expectEqual(first(19.5), commits[4])
    let nearer = try await run("HEAD~5", "HEAD", "glassPasses")
    #expect(nearer.steps.contains { !$0.isExact && $0.side == .good })
    let outside = try await run("HEAD~5", "HEAD", "glassPasses", above: 20)
    expectEqual(outside.outcome, .notBetween(20))
    let alike = try await run("HEAD~1", "HEAD", "glassPasses")
    #expect(alike.outcome == .alike && alike.exitCode == .unproven)
    let nothing = try await run("HEAD~1")
    #expect(nothing.outcome == .alike && nothing.metric == nil)
  }

  @Test("Tools are kept by revision and command, and taken the next time")
  func stored() async throws {
    try commit([3, 3, 4, 4].map { "passes=\($0) bodies=1 pixels=1" })
    let store = git.folder("tools")
    let first = try await run("HEAD~3", "HEAD", "glassPasses", store: store)
    let count = builds
    let second = try await run("HEAD~3", "HEAD", "glassPasses", store: store)
    #expect(first == second && first.exitCode == .accepted && count > 0)
    expectEqual(builds, count)
    expectEqual(try FileSystem.names(in: store).count, count)
    // What was kept in part is built again.
    for name in try FileSystem.names(in: store) {
      try FileSystem.remove(store.appendingPath(name).appendingPath("tool"))
    }
    let third = try await run("HEAD~3", "HEAD", "glassPasses", store: store)
    expectEqual(third, first)
    expectEqual(builds, 2 * count)
  }

  @Test("Revisions between which nothing can be searched are refused")
  func refused() async throws {
    try FileSystem.createFolder(git.root.appendingPath("app"))
    await #expect(throws: RevisionError.noCommits) { try await run("HEAD") }
    try commit([3, 4, 4].map { "passes=\($0) bodies=1 pixels=1" })
    try git.shell("git checkout -q -b other HEAD~1 && git commit -q --allow-empty -m beside")
    let table: [(good: String, bad: String, error: RevisionError)] = [
      ("nothing", "main", .unknownRevision("nothing")),
      ("--all", "main", .unknownRevision("--all")),
      ("main~1", "gone", .unknownRevision("gone")), ("main", "main", .notBefore("main", "main")),
      ("main", "main~2", .notBefore("main", "main~2")),
      ("other", "main", .notBefore("other", "main")),
    ]
    for (good, bad, error) in table {
      await #expect(throws: error) { try await run(good, bad, "glassPasses") }
    }
    expectEqual(builds, 0)
    try git.shell("git clone -q --depth 1 file://\(git.root) ../shallow")
    let shallow = GitRepository(of: git.folder("shallow"))
    await #expect(throws: RevisionError.shallow("HEAD~1")) {
      try await shallow.commits(after: "HEAD~1", upTo: "HEAD")
    }
    await #expect(throws: RevisionError.self) {
      try await GitRepository(of: git.folder.path).commit(of: "HEAD")
    }
  }

  @Test("Only first parents are searched: a merge is one revision")
  func merges() async throws {
    try commit(["passes=3 bodies=1 pixels=1"])
    try git.shell("git checkout -q -b side")
    try commit(["passes=3 bodies=1 pixels=1", "passes=5 bodies=1 pixels=1"])
    try git.shell("git checkout -q main && git commit -q --allow-empty -m main")
    try git.shell("git merge -q --no-ff -m 'the side' side")
    let result = try await run("HEAD~2", "HEAD", "glassPasses")
    guard case .first(let step, _) = result.outcome else {
      Issue.record("\(result)")
      return
    }
    expectEqual(step.commit.subject, "the side")
  }
}
