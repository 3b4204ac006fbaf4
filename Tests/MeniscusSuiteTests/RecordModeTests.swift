import MeniscusFormats
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("What a run records of its own accord")
struct RecordModeTests {
  /// Case `s/a` is new, `s/b` has a new checkpoint, `s/c` differs, of `s/d` a checkpoint is new and
  /// another differs, `s/e` is within tolerance, `s/f` is as accepted, `s/g` may not be accepted, `s/h` is expected
  /// to fail.
  private func prepare() throws -> SampleRun {
    func change(_ checkpoint: String, _ kind: BaselineChange.Kind) -> BaselineChange {
      .init(checkpoint: checkpoint, kind: kind)
    }
    var run = try SampleRun()
    try run.add("a", [change("start", .missing), change("end", .missing)])
    try run.add("b", [change("end", .missing)])
    try run.add("c", [change("end", .different)])
    try run.add("d", [change("start", .different), change("end", .missing)])
    try run.add("e", verdict: .withinTolerance)
    try run.folder.write("close", "Baselines/s/e/end.png")
    try run.add("f")
    try run.add("h", verdict: .expectedFailure, isAcceptable: false)
    try run.folder.write("wrong", "Baselines/s/h/end.png")
    try run.add(
      "g", [change("end", .missing)], verdict: .notDeterministic, isAcceptable: false)
    return run
  }

  private func record(_ run: SampleRun, _ mode: RecordMode) throws -> [String] {
    try Acceptance(folders: run.folders).record(mode, date: "now").identifiers
  }

  @Test("Never records nothing, and writes nothing")
  func never() throws {
    let run = try prepare()
    let before = try run.folder.contents()
    #expect(try record(run, .never).isEmpty)
    try expectEqual(run.folder.contents(), before)
  }

  @Test("Missing adds what is new, and checksums where there are none; it replaces nothing")
  func missing() throws {
    let run = try prepare()
    let before = try run.folder.contents(below: "Baselines")
    try expectEqual(record(run, .missing), ["s/a", "s/b", "s/d:end", "s/f"])
    let after = try run.folder.contents(below: "Baselines")
    // The frames of `s/b` are those accepted, with a checkpoint more.
    let replaced = before.filter { after[$0.key] != $0.value }.map(\.key)
    expectEqual(replaced, ["Baselines/s/b/frames.json"])
    #expect(try run.isAccepted("s/a"))
    #expect(try run.isAccepted("s/b"))
    #expect(try run.isAccepted("s/f"))
    try expectEqual(run.baseline("s/e")[BaselineFiles.checksums], nil)
    try expectEqual(run.baseline("s/d")["end.png"], "new s/d end.png")
    try expectEqual(
      run.log(),
      [#"{"accepted":["s/a","s/b","s/d:end","s/f"],"at":"now","cases":8,"record":"missing"}"#])
    try expectEqual(run.pending(), ["s/c:end", "s/d:start"])
  }

  @Test("Failed records what differs too, and leaves what is within tolerance")
  func failed() throws {
    let run = try prepare()
    try expectEqual(record(run, .failed), ["s/a", "s/b", "s/c", "s/d", "s/f"])
    for identifier in ["s/a", "s/b", "s/c", "s/d"] { #expect(try run.isAccepted(identifier)) }
    try expectEqual(run.baseline("s/e")["end.png"], "close")
    #expect(try run.pending().isEmpty)
  }

  @Test("All records what is within tolerance too, and checksums where there are none")
  func all() throws {
    let run = try prepare()
    try expectEqual(record(run, .all), ["s/a", "s/b", "s/c", "s/d", "s/e", "s/f"])
    for identifier in ["s/e", "s/f"] { #expect(try run.isAccepted(identifier)) }
    #expect(try record(run, .all).isEmpty)
    try expectEqual(run.baseline("s/g").keys.sorted().contains("end.png"), false)
    try expectEqual(run.baseline("s/h")["end.png"], "wrong")
  }

  @Test(
    "A build server is told by its variable",
    arguments: [
      ("true", true), ("1", true), ("woodpecker", true), ("", false), ("0", false),
      ("False", false),
    ])
  func unattended(value: String, expected: Bool) {
    expectEqual(RecordMode.isUnattended(["CI": value]), expected)
    #expect(!RecordMode.isUnattended([:]))
  }
}
