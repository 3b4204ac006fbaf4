import Foundation
import MeniscusFormats
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

/// Accepting from a run that may be of another machine, another revision or another day.
@Suite("Accepting a report from elsewhere")
struct ElsewhereTests {
  private static let date = "2026-11-20T10:00:00Z"

  /// Case `s/t` differs, and the run says what it was compared with and of which revision it is.
  private func prepare(
    _ change: (inout RunManifest) throws -> Void = { _ in }
  ) throws -> SampleRun {
    var run = try SampleRun()
    try run.add("t", SampleRun.checkpoints.map { .init(checkpoint: $0, kind: .different) })
    var manifest = try RunManifest(in: run.folders.report)
    try manifest.noteAccepted(in: run.folders.baselines)
    manifest.revision = ProjectRevision(commit: "aaaa", isDirty: false)
    try change(&manifest)
    try manifest.write(in: run.folders.report)
    return run
  }

  private func accept(_ run: SampleRun, at commit: String? = nil) throws {
    var acceptance = try Acceptance(folders: run.folders)
    acceptance.here = commit.map { ProjectRevision(commit: $0, isDirty: true) }
    _ = try acceptance.accept(.init(), reason: nil, date: Self.date)
  }

  @Test("A run notes the files that it was compared with")
  func noted() throws {
    let run = try prepare()
    let entry = try #require(try RunManifest(in: run.folders.report).cases.first)
    let accepted = try #require(entry.accepted)
    expectEqual(
      Set(accepted.map(\.name)),
      Set(BaselineFiles.names(of: SampleRun.checkpoints) + [BaselineFiles.trace]))
    expectEqual(
      accepted.first { $0.name == "end.png" },
      RunManifest.File(name: "end.png", bytes: Array("old".utf8)))
  }

  @Test(
    "What was accepted since the run is not replaced by it",
    arguments: ["end.png", "start.tree.txt", "frames.json"])
  func changedBaseline(file: String) throws {
    let run = try prepare()
    let path = try run.folder.write("newer", "Baselines/s/t/\(file)")
    let before = try run.folder.contents(below: "Baselines")
    #expect(throws: SuiteError.changedBaseline(path: path)) { try accept(run) }
    // Of another revision it is the revision that is told.
    #expect(throws: SuiteError.otherRevision(path: path, of: "aaaa", here: "bbbb")) {
      try accept(run, at: "bbbb")
    }
    try expectEqual(run.folder.contents(below: "Baselines"), before)
  }

  @Test("What was accepted since and is what the run produced is no change")
  func acceptedSince() throws {
    let run = try prepare()
    let name = try #require(CaseName(identifier: "s/t"))
    try run.folder.write(run.produced(name, "end.png"), "Baselines/s/t/end.png")
    try accept(run)
    #expect(try run.isAccepted("s/t"))
  }

  @Test("A report of another revision is accepted while traces and baselines are the same")
  func otherRevision() throws {
    let run = try prepare()
    try accept(run, at: "bbbb")
    #expect(try run.isAccepted("s/t"))
    let other = try prepare()
    let path = try other.folder.write(
      traceText(scene: "s", checkpoints: ["other"]), "Traces/s/t.jsonl")
    #expect(throws: SuiteError.otherRevision(path: path, of: "aaaa", here: "bbbb")) {
      try accept(other, at: "bbbb")
    }
    #expect(throws: SuiteError.changedTrace(path: path)) { try accept(other, at: "aaaa") }
  }

  /// The report of a run as an archive, below some folders.
  private func archive(
    of run: SampleRun, below folder: String, and others: [ZipSample.File] = []
  ) throws -> String {
    let files = try run.folder.contents(below: "Reports/latest").sorted { $0.key < $1.key }
    let sample = ZipSample(
      files.map { file in
        ZipSample.File(folder + file.key.dropFirst("Reports/latest/".count), file.value)
      } + others)
    let path = run.folder("report.zip")
    try FileSystem.write(sample.bytes, to: path)
    return path
  }

  @Test(
    "An archive is accepted from, whose traces are found by their names",
    arguments: ["", "Reports/latest/", "a/b/c/"])
  func archive(folder: String) throws {
    let run = try prepare { $0.cases[0].trace = "/elsewhere/Traces/s/t.jsonl" }
    let path = try archive(of: run, below: folder, and: [.init("index.html", "<p>")])
    let report = try DownloadedReport(path)
    defer { report.remove() }
    expectEqual(try FileSystem.names(in: report.folder), ["actual"])
    var folders = run.folders
    folders.report = report.folder
    _ = try Acceptance(folders: folders, isElsewhere: true)
      .accept(.init(), reason: nil, date: Self.date)
    #expect(try run.isAccepted("s/t"))
    report.remove()
    #expect(FileSystem.kind(of: report.folder) == nil)
  }

  @Test("An archive gives the frames that are kept, and nothing else of theirs")
  func frames() throws {
    let run = try prepare { manifest in
      manifest.cases[0].frames = RunManifest.File(name: "frames.bin", bytes: Array("new".utf8))
    }
    try run.folder.write("new", "Reports/latest/frames/s/t/frames.bin")
    try run.folder.write("picture", "Reports/latest/frames/s/t/3.png")
    let report = try DownloadedReport(archive(of: run, below: "x/"))
    defer { report.remove() }
    try expectEqual(
      FileSystem.names(in: report.folder.appendingPath("frames/s/t")), ["frames.bin"])
    var folders = run.folders
    folders.report = report.folder
    _ = try Acceptance(folders: folders, isElsewhere: true)
      .accept(.init(), frames: .keep, reason: nil, date: Self.date)
    try expectEqual(run.baseline("s/t")["frames.bin"], "new")
  }

  @Test("A file of an archive that is not what the run noted is not accepted")
  func forged() throws {
    let run = try prepare()
    try run.folder.write("forged", "Reports/latest/actual/s/t/end.png")
    let report = try DownloadedReport(archive(of: run, below: ""))
    defer { report.remove() }
    var folders = run.folders
    folders.report = report.folder
    let path = report.folder.appendingPath("actual/s/t/end.png")
    #expect(throws: SuiteError.changedRun(path: path)) {
      try Acceptance(folders: folders, isElsewhere: true)
        .accept(.init(), reason: nil, date: Self.date)
    }
  }

  @Test("Archives without a run, with two, and such as lead elsewhere are refused")
  func refused() throws {
    let run = try prepare()
    let manifest = try FileSystem.readText(run.folders.report.appendingPath(RunManifest.path))
    let second = ZipSample.File("other/" + RunManifest.path, manifest)
    let hostile: [(others: [ZipSample.File], problem: ZipProblem)] = [
      ([second], .severalRuns("", "other/")),
      ([.init("actual/../../../evil.png")], .unsafeName("actual/../../../evil.png")),
    ]
    for (others, problem) in hostile {
      let path = try archive(of: run, below: "", and: others)
      #expect(throws: SuiteError.archive(path: path, problem)) { try DownloadedReport(path) }
    }
    let path = run.folder("none.zip")
    try FileSystem.write(ZipSample([.init("index.html")]).bytes, to: path)
    #expect(throws: SuiteError.archive(path: path, .noRun)) { try DownloadedReport(path) }
  }

  @Test("The revision of a folder under version control")
  func revision() async throws {
    let folder = try TemporaryFolder()
    func git(_ words: String...) throws -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let name = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
      process.arguments = ["git", "-C", folder.path] + name + words
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
    #expect(await ProjectRevision.current(of: folder.path) == nil)
    try #require(try git("init", "-q", "-b", "main"))
    #expect(await ProjectRevision.current(of: folder.path) == nil)
    try #require(try git("commit", "-q", "--allow-empty", "-m", "first"))
    let clean = try #require(await ProjectRevision.current(of: folder.path))
    #expect(clean.commit.count == 40 && clean.commit.allSatisfy(\.isHexDigit) && !clean.isDirty)
    try folder.write("new", "new.txt")
    let dirty = await ProjectRevision.current(of: folder.path)
    var expected = ProjectRevision(commit: clean.commit, isDirty: true)
    expected.branch = "main"
    expectEqual(dirty, expected)
  }
}
