import MeniscusFormats
import MeniscusMessages
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Changes of one cause")
struct ChangeGroupTests {
  private static let tint = ChangeCause(
    stage: .display, kind: .recolored, subjects: ["Button"], field: "rgba",
    values: "rgba(1 0 0 1) → rgba(0 0 1 1)")
  private static let size = ChangeCause(stage: .layout, kind: .resized, subjects: ["s/Row"])

  private func change(_ checkpoint: String, _ cause: ChangeCause) -> BaselineChange {
    BaselineChange(checkpoint: checkpoint, kind: .different, cause: cause)
  }

  /// Three cases of which both checkpoints differ: five of one cause and one of another.
  private func prepare() throws -> SampleRun {
    var run = try SampleRun()
    for trace in ["a", "b"] {
      try run.add(trace, [change("start", Self.tint), change("end", Self.tint)])
    }
    try run.add("c", [change("start", Self.tint), change("end", Self.size)])
    return run
  }

  private func accept(_ run: SampleRun, group: String) throws -> AcceptanceOutcome {
    try Acceptance(folders: run.folders).accept(
      ChangeSelection(group: group), reason: nil, date: "now")
  }

  @Test("Three hundred checkpoints of one cause are one group")
  func many() {
    let changes = (0..<300).map { number in
      PendingChange(
        name: CaseName(scene: "s\(number % 7)", trace: "t\(number / 3)"),
        change: change("c\(number)", Self.tint))
    }
    let groups = ChangeGroup.groups(of: changes)
    expectEqual(groups.count, 1)
    expectEqual(groups.first?.changes.count, 300)
    expectEqual(groups.first?.name.count, 6)
  }

  @Test("The largest group comes first; names are the signatures' beginnings and stay the same")
  func groups() throws {
    let run = try prepare()
    let groups = ChangeGroup.groups(of: try Acceptance(folders: run.folders).pending())
    expectEqual(groups.map(\.changes.count), [5, 1])
    expectEqual(groups.map(\.cases.count), [3, 1])
    let names: [String] = [Self.tint, Self.size].map { String($0.signature.prefix(6)) }
    expectEqual(groups.map(\.name), names)
  }

  @Test("One decision takes a cause from every case; the rest waits")
  func accepts() throws {
    let run = try prepare()
    let name = String(Self.tint.signature.prefix(6))
    try expectEqual(accept(run, group: name).identifiers, ["s/a", "s/b", "s/c:start"])
    #expect(try run.isAccepted("s/a") && run.isAccepted("s/b"))
    try expectEqual(run.pending(), ["s/c:end"])
    try expectEqual(run.baseline("s/c")["frames.json"], "old")
    try expectEqual(accept(run, group: Self.size.signature).identifiers, ["s/c"])
    #expect(try run.isAccepted("s/c"))
  }

  @Test("Names that no group has, or several, are answered")
  func unknown() throws {
    let run = try prepare()
    let name = String(Self.tint.signature.prefix(6))
    let wrong = name.dropLast() + (name.hasSuffix("0") ? "1" : "0")
    #expect(throws: SuiteError.unknownGroup(String(wrong), nearest: name, several: [])) {
      try accept(run, group: String(wrong))
    }
    #expect(throws: SuiteError.self) { try accept(run, group: "") }
  }

  @Test("A change that was planted in the replayed view is named and grouped")
  @MainActor
  func replayed() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let changes = try sample.compare(Board(padding: 3)).report.changes
    expectEqual(changes.count, 2)
    expectEqual(Set(changes.map(\.cause.signature)).count, 1)
    let cause = try #require(changes.first).cause
    expectEqual(cause.stage, .layout)
    expectEqual(Messages.cause(cause), "padding: 2 → 3 in Capsule")
    expectEqual(cause.subjects, ["Capsule"])
    let late = try sample.compare(Board(late: .red)).report.changes
    expectEqual(late.map(\.cause.kind), [.frames])
    expectEqual(late.first?.cause.stage, .display)
  }
}
