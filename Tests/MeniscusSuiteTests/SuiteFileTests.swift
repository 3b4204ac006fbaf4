import MeniscusFormats
import MeniscusMessages
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("The cases that there have to be")
struct SuiteFileTests {
  private func change(_ checkpoint: String) -> BaselineChange {
    BaselineChange(checkpoint: checkpoint, kind: .different)
  }

  private func list(_ run: SampleRun) throws -> [String]? {
    try SuiteFile(in: run.folders.traces)?.cases.map(\.identifier)
  }

  private func remarks(_ run: SampleRun) async throws -> [String] {
    var options = SuiteOptions()
    options.folders = run.folders
    options.folders.report = run.folder("other")
    // No worker can be started: what is said of the cases themselves is not asked for here.
    let suite = Suite(scenes: ["s"], options: options, executable: run.folder("nothing"))
    let report = try await suite.run().report
    return report.remarks.map {
      Messages.remark($0).replacing(run.folders.traces.appendingPath("suite.json"), with: "list")
    }
  }

  @Test("A list reads back as it was written, sorted, a case a line")
  func roundTrip() throws {
    let names = ["b/x", "a/b/x@dark", "a/b/x"].compactMap { CaseName(identifier: $0) }
    let file = SuiteFile(names + names)
    expectEqual(
      file.text,
      """
      {"meniscus":"suite","version":1,"cases":[
      "a/b/x",
      "a/b/x@dark",
      "b/x"
      ]}

      """)
    try expectEqual(SuiteFile(bytes: Array(file.text.utf8), of: "x"), file)
    try expectEqual(SuiteFile(bytes: Array(SuiteFile([]).text.utf8), of: "x").cases, [])
  }

  @Test(
    "A list that breaks the format is refused, with the place",
    arguments: [
      ("", "x: line 1, byte 1"), ("[]", "x: line 1, byte 1"),
      (#"{"meniscus":"trace","version":1,"cases":[]}"#, "x: line 1, byte 13"),
      (#"{"meniscus":"suite","version":2,"cases":[]}"#, "x: line 1, byte 31"),
      (#"{"meniscus":"suite","version":1}"#, "x: line 1, byte 1"),
      (#"{"meniscus":"suite","version":1,"cases":[],"more":1}"#, "x: line 1, byte 44"),
      ("{\"meniscus\":\"suite\",\"version\":1,\"cases\":[\n\"a\"]}", "x: line 2, byte 1"),
      (#"{"meniscus":"suite","version":1,"cases":["../a/b"]}"#, "x: line 1, byte 42"),
      (#"{"meniscus":"suite","version":1,"cases":["a/b@"]}"#, "x: line 1, byte 42"),
      (#"{"meniscus":"suite","version":1,"cases":[1]}"#, "x: line 1, byte 42"),
    ])
  func malformed(text: String, place: String) {
    do throws(SuiteError) {
      _ = try SuiteFile(bytes: Array(text.utf8), of: "x")
      Issue.record("It was read.")
    } catch {
      expectPrefix(Messages(command: "meniscus").sentence(for: error), place)
    }
  }

  @Test("What is accepted is listed, with all that has a baseline; nothing else writes the list")
  func listing() throws {
    var run = try SampleRun()
    try run.add("a", [change("end")])
    try run.add("b", [change("end")])
    try run.add("b", variant: "dark")
    try run.add("new", Self.missing)
    _ = try run.pending()
    var acceptance = try Acceptance(folders: run.folders)
    _ = try acceptance.reject(.init(patterns: [Pattern("s/b")]), reason: nil, date: "now")
    _ = try acceptance.record(.never, date: "now")
    try expectEqual(list(run), nil)
    _ = try acceptance.accept(.init(patterns: [Pattern("s/a")]), reason: nil, date: "now")
    // The trace lists no variant, and of `new` nothing is accepted.
    try expectEqual(list(run), ["s/a", "s/b"])
    expectEqual(
      try run.log().last,
      #"{"accepted":["s/a"],"at":"now","cases":2}"#)
    // The variant was run, and its baseline gets checksums.
    _ = try acceptance.record(.missing, date: "later")
    try expectEqual(list(run), ["s/a", "s/b", "s/b@dark", "s/new"])
    // What is listed stays, whatever became of its trace.
    try FileSystem.remove(run.folder("Traces/s/new.jsonl"))
    try FileSystem.remove(run.folder("Baselines/s/new"))
    try run.add("c", Self.missing)
    _ = try Acceptance(folders: run.folders).accept(
      .init(patterns: [Pattern("s/c")]), reason: nil, date: "now")
    try expectEqual(list(run), ["s/a", "s/b", "s/b@dark", "s/c", "s/new"])
  }

  private static let missing = SampleRun.checkpoints.map {
    BaselineChange(checkpoint: $0, kind: .missing)
  }

  @Test("A run names what has no trace, what is not listed, and a list that is gone")
  func checking() async throws {
    var run = try SampleRun()
    try run.add("a", [change("end")])
    expectEqual(
      try await remarks(run),
      ["list: not found, so nobody would notice a case that is gone; `accept --all` writes it"])
    _ = try Acceptance(folders: run.folders).accept(.init(), reason: nil, date: "now")
    expectEqual(try await remarks(run), [])
    try SuiteFile(["s/a@dark", "s/gone"].compactMap { CaseName(identifier: $0) })
      .write(in: run.folders.traces)
    expectEqual(
      try await remarks(run),
      [
        "list: lists s/a@dark, which has no trace; restore the trace, or say that it is to be gone "
          + "with `accept --removed s/a@dark`",
        "list: lists s/gone, which has no trace; restore the trace, or say that it is to be gone "
          + "with `accept --removed s/gone`",
        "list: does not list s/a, though there are baselines; `accept --all` lists what has a "
          + "baseline",
      ])
    // A trace that cannot be read may have all its variants.
    try run.folder.write("broken", "Traces/s/a.jsonl")
    expectEqual(try await remarks(run).count, 2)
    try FileSystem.remove(run.folder("Traces/suite.json"))
    expectEqual(
      try await remarks(run),
      ["list: not found, though decisions were made by it; restore it from version control"])
    // A new one would not have what is gone.
    try run.add("b", [change("end")])
    _ = try Acceptance(folders: run.folders).accept(.init(), reason: nil, date: "now")
    #expect(try run.isAccepted("s/b"))
    try expectEqual(list(run), nil)
  }

  @Test("What has no trace is taken off by request alone, and logged; the rest stays")
  func removal() throws {
    var run = try SampleRun()
    try run.add("a")
    try SuiteFile(["s/a", "s/x", "s/y@dark", "t/z"].compactMap { CaseName(identifier: $0) })
      .write(in: run.folders.traces)
    let removal = try CaseRemoval(folders: run.folders)
    expectEqual(removal.missing.map(\.identifier), ["s/x", "s/y@dark", "t/z"])
    #expect(throws: SuiteError.stillThere(CaseName(scene: "s", trace: "a"))) {
      try removal.remove([Pattern("s/a")], reason: nil, date: "now")
    }
    #expect(throws: SuiteError.nothingChosen(patterns: ["s/b"], nearest: "s/x")) {
      try removal.remove([Pattern("s/b")], reason: nil, date: "now")
    }
    let removed = try removal.remove([Pattern("s/")], reason: "gone", date: "now")
    expectEqual(removed.map(\.identifier), ["s/x", "s/y@dark"])
    try expectEqual(list(run), ["s/a", "t/z"])
    expectEqual(
      try run.log(),
      [#"{"at":"now","cases":2,"reason":"gone","removed":["s/x","s/y@dark"]}"#])
    expectEqual(
      try CaseRemoval(folders: run.folders).remove([], reason: nil, date: "now").count, 1)
    expectEqual(try CaseRemoval(folders: run.folders).remove([], reason: nil, date: "now"), [])
    try expectEqual(run.log().count, 2)
  }

  @Test("The list of this package is what its traces and baselines make it")
  func ownList() throws {
    let package = #filePath.parentPaths.first {
      FileSystem.kind(of: $0.appendingPath("Package.swift")) != nil
    }
    let traces = try #require(package).appendingPath("Traces")
    let library = try TraceLibrary(in: traces, scenes: nil)
    let listed = try #require(try SuiteFile(in: traces))
    let made = SuiteFile(library.cases.map(\.name))
    expectEqual(listed.cases.filter { !made.cases.contains($0) }.map(\.identifier), [])
    expectEqual(made.cases.filter { !listed.cases.contains($0) }.map(\.identifier), [])
    let isAsWritten = listed.text == made.text
    #expect(isAsWritten)
    #expect(library.cases.count >= 126)
    expectEqual(library.remarks(), [])
  }
}
