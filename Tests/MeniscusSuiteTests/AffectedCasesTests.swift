import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("Cases that a change can touch, and cases that failed")
struct AffectedCasesTests {
  private static let names = [
    "lamp/tap", "lamp/tap@dark", "lamp/drag", "glass/morph/toggle",
  ].compactMap { CaseName(identifier: $0) }
  private static let all = Set(names)

  /// A package in a folder of a repository.
  private func package() throws -> GitSample {
    let git = try GitSample()
    try git.commit(
      "first",
      [
        "app/Package.swift": "// package", "app/README.md": "lamp", "other/lib.swift": "let a = 1",
        "app/Traces/lamp/tap.jsonl": "tap", "app/Traces/lamp/drag.jsonl": "drag",
        "app/Traces/glass/morph/toggle.jsonl": "toggle", "app/Traces/tolerances.json": "{}",
        "app/Traces/budgets.json": "{}", "app/Traces/suite.json": "{}",
        "app/Baselines/lamp/tap/start.png": "p", "app/Baselines/lamp/tap/dark/start.png.same": "p",
        "app/Baselines/log.jsonl": "{}", "app/Baselines/gone/x/frames.json": "{}",
        "app/docs/lamp.txt": "text", "app/.gitignore": "Reports/\n",
        "app/Sources/app/main.swift":
          "let scenes = [\n  Scene(\"lamp\") { LampView() },\n  Scene(\"glass/morph\") { Morph() },\n]\n",
        "app/Sources/app/Lamp/LampView.swift":
          "struct LampView: View {\n  var body: some View\n}\n",
        "app/Sources/app/Glass/Morph/Morph.swift": "struct Morph {\n  func f() {}\n}\n",
        "app/Sources/app/Lamp/Bulb.png": "bulb", "app/Sources/app/Shared.swift": "struct Row {}\n",
      ])
    return git
  }

  private func selection(
    _ git: GitSample, since revision: String = "HEAD"
  ) async throws -> CaseSelection {
    try await .affected(
      since: revision,
      among: Self.names.map { ($0, "Traces/\($0.ofTrace.folder).jsonl") }, in: SuiteFolders(),
      package: git.root.appendingPath("app"))
  }

  /// What changes, and the cases that it can touch.
  private static let changes: [(files: [String: String?], cases: [String]?)] = [
    ([:], []),
    (["app/Traces/lamp/tap.jsonl": "other"], ["lamp/tap", "lamp/tap@dark"]),
    (["app/Traces/lamp/drag.jsonl": nil], ["lamp/drag"]),
    (["app/Traces/lamp/new.jsonl": "new"], []),
    (["app/Baselines/lamp/tap/dark/start.png.same": "q"], ["lamp/tap", "lamp/tap@dark"]),
    (["app/Baselines/lamp/drag/frames.json": "{}"], ["lamp/drag"]),
    (["app/Baselines/log.jsonl": "", "app/Baselines/gone/x/frames.json": nil], []),
    (["app/README.md": "more", "app/docs/lamp.txt": "more", "app/Reports/x.swift": "x"], []),
    (
      ["app/Traces/suite.json": "[]", "app/Traces/alerts.txt": "#", "app/.gitignore": "Reports\n"],
      []
    ),
    (["app/Traces/tolerances.json": "[]"], nil), (["app/Traces/budgets.json": "[]"], nil),
    (["app/Traces/.ignore": "x"], nil), (["app/Baselines/.gitattributes": "* text"], nil),
    (["app/Package.swift": "// other"], nil), (["app/Package@swift-6.swift": "// other"], nil),
    (["other/lib.swift": "let a = 2"], nil), (["README.md": "outside of the package"], nil),
    (["app/Sources/app/main.swift": "let scenes = []\n"], nil),
    (["app/Sources/app/Shared.swift": "struct Row { }\n"], nil),
    (["app/Sources/app/Lamp/Bulb.png": "another"], nil), (["app/Tests/x.swift": "x"], nil),
    // A scene's own folder, and what makes it others' too: something but types at file scope, a name
    // that others use, then or now.
    (
      ["app/Sources/app/Lamp/LampView.swift": "struct LampView: View {\n  var body: Int\n}\n"],
      ["lamp/tap", "lamp/tap@dark", "lamp/drag"]
    ),
    (["app/Sources/app/Glass/Morph/Morph.swift": "struct Morph {}\n"], ["glass/morph/toggle"]),
    (
      ["app/Sources/app/Lamp/New.swift": "enum Lit { case on }\n"],
      ["lamp/tap", "lamp/tap@dark", "lamp/drag"]
    ),
    (["app/Sources/app/Lamp/New.swift": "extension Int { }\n"], nil),
    (["app/Sources/app/Lamp/New.swift": "let shared = 1\n"], nil),
    (["app/Sources/app/Lamp/New.swift": "  func shared() {}\n"], nil),
    (["app/Sources/app/Lamp/New.swift": "struct Row {}\n"], nil),
    (["app/Sources/app/Lamp/New.swift": "struct\n  Hidden {}\n"], nil),
    (["app/Sources/app/Lamp/New.swift": "struct Open {\n"], nil),
    (["app/Sources/app/Glass/Other.swift": "struct Other {}\n"], nil),
    (
      ["app/Traces/glass/morph/toggle.jsonl": "x", "app/Baselines/lamp/drag/a.png": "x"],
      ["glass/morph/toggle", "lamp/drag"]
    ),
  ]

  @Test(
    "A change leaves out only cases that it cannot touch, and says why", arguments: changes.indices)
  func reach(index: Int) async throws {
    let git = try package()
    let (files, cases) = Self.changes[index]
    try git.write(files)
    let found = try await selection(git)
    let expected = cases.map { Set($0.compactMap { CaseName(identifier: $0) }) }
    #expect(found.names == expected, "\(files)")
    expectEqual(found.remarks.count, 1)
    switch found.remarks.first {
    case .affected(_, _, let count): expectEqual(count, expected?.count)
    case .allAffected(_, let path): #expect(files.keys.contains { $0.hasSuffix(path) }, "\(path)")
    default: Issue.record("\(found.remarks)")
    }
  }

  @Test("Committed, staged and unstaged changes count alike; a renamed trace is two files")
  func commits() async throws {
    let git = try package()
    try git.commit("second", ["app/Traces/lamp/drag.jsonl": "other"])
    try git.write(["app/Traces/lamp/tap.jsonl": "other"])
    try git.shell("git add -A")
    try git.shell("git mv app/Traces/glass/morph/toggle.jsonl app/Traces/glass/morph/toggled.jsonl")
    let found = try await selection(git, since: "HEAD~1")
    expectEqual(found.names, Self.all)
    try await expectEqual(selection(git).names, Self.all.filter { $0.trace != "drag" })
    // A type that was there and shadowed another touches others, though it is gone.
    try git.commit("third", ["app/Sources/app/Lamp/Old.swift": "struct Row {}\n"])
    try git.write(["app/Sources/app/Lamp/Old.swift": "struct Mine {}\n"])
    try await expectEqual(selection(git).names, nil)
    await #expect(throws: RevisionError.unknownRevision("none")) {
      try await selection(git, since: "none")
    }
  }

  @Test("What others use may use what changed; one line may name two scenes; scenes may nest")
  func uses() async throws {
    let git = try package()
    let lamp = "app/Sources/app/Lamp/"
    try git.commit(
      "second",
      [
        lamp + "Cord.swift": "struct Cord {\n  let length = 1\n}\n",
        lamp + "Switch.swift": "struct Switch {\n  let cord = Cord()\n}\n",
      ])
    try git.write([lamp + "Cord.swift": "struct Cord {\n  let length = 2\n}\n"])
    try await expectEqual(selection(git).names, Self.all.filter { $0.scene == "lamp" })
    let main = "app/Sources/app/main.swift"
    for line in [
      "let other = Switch()", #"Scene("lamp") { Switch() }; Scene("other") { Switch() }"#,
    ] {
      try git.commit("third", [main: line, lamp + "Cord.swift": "struct Cord {\n}\n"])
      try git.write([lamp + "Cord.swift": "struct Cord {\n  let length = 3\n}\n"])
      try await expectEqual(selection(git).names, nil, "\(line)")
    }
    try git.commit("fourth", [main: "let scenes = [Scene(\"lamp\") { Lamp() }]"])
    try git.write([lamp + "Bright/Own.swift": "struct Own {\n}\n"])
    let nested = try #require(CaseName(identifier: "lamp/bright/tap"))
    let found = try await CaseSelection.affected(
      since: "HEAD", among: [(Self.names[0], "a"), (nested, "b")], in: SuiteFolders(),
      package: git.root.appendingPath("app"))
    expectEqual(found.names, [nested])
    try git.write([lamp + "Bright/Own.swift": nil, lamp + "New.swift": "struct New {\n}\n"])
    let outer = try await CaseSelection.affected(
      since: "HEAD", among: [(Self.names[0], "a"), (nested, "b")], in: SuiteFolders(),
      package: git.root.appendingPath("app"))
    expectEqual(outer.names, nil)
  }

  @Test("What git is told to show of changes changes nothing")
  func settings() async throws {
    let git = try package()
    try git.shell("git config diff.relative true && git config diff.noprefix true")
    try git.write(["README.md": "outside of the package"])
    try git.shell("git add -A")
    try await expectEqual(selection(git).names, nil)
  }

  @Test("Of the last run the cases are left that failed or were not run; else all, with a reason")
  func lastFailed() throws {
    let folder = try TemporaryFolder()
    let report = folder("latest")
    func selection(_ chosen: [CaseName] = Self.names) throws -> CaseSelection {
      try .lastFailed(in: report, among: chosen)
    }
    try expectEqual(selection(), CaseSelection(nil, .noLastRun(folder: report)))
    var manifest = RunManifest(
      started: "",
      cases: zip(Self.names, [TraceReport.Verdict.same, .crashed, .expectedFailure]).map {
        RunManifest.Case(
          name: $0, verdict: $1, isAcceptable: false, trace: "", traceHash: "", files: [])
      })
    manifest.notRun = [Self.names[3]]
    try manifest.write(in: report)
    let left = [Self.names[1], Self.names[3]]
    try expectEqual(
      selection(), CaseSelection(Set(left), .lastFailed(folder: report, cases: 2)))
    try expectEqual(
      selection([Self.names[0]]), CaseSelection(nil, .noLastFailure(folder: report, elsewhere: 2)))
    manifest.fault = "rim-missing"
    try manifest.write(in: report)
    try expectEqual(selection(), CaseSelection(nil, .noLastRun(folder: report)))
    manifest.fault = nil
    manifest.notRun = nil
    manifest.cases.removeAll { $0.verdict == .crashed }
    try manifest.write(in: report)
    try expectEqual(
      selection(), CaseSelection(nil, .noLastFailure(folder: report, elsewhere: 0)))
    try folder.write("{}", "latest/actual/manifest.json")
    #expect(throws: SuiteError.unreadableRun(path: report.appendingPath(RunManifest.path))) {
      try selection()
    }
    let one = CaseSelection([left[0]], .noLastRun(folder: "a"))
    let both = CaseSelection(Set(left), .noLastRun(folder: "b")).and(one)
    #expect(both.names == [left[0]] && both.remarks.count == 2 && CaseSelection().and(one) == one)
  }
}
