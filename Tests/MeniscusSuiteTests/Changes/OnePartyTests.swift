import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// A shelf of shapes of as many kinds, each of which can be at fault.
private struct Shelf: View {
  var back = Color.white
  var card = Color.blue
  var width: CGFloat = 20
  var opacity = 1.0
  var blur: CGFloat = 0
  var label = "A"
  var hasBadge = true
  var tint = Color.clear
  var step = 1
  @State private var count = 0

  var body: some View {
    ZStack {
      Rectangle().fill(back)
      HStack(spacing: 4) {
        RoundedRectangle(cornerRadius: 2).fill(card).frame(width: width, height: 10)
          .opacity(opacity).blur(radius: blur)
        Button(action: { count += step }) { Ellipse().fill(.red).frame(width: 12, height: 12) }
          .accessibilityIdentifier("go")
        Circle().fill(.green).frame(width: 8, height: 8).offset(y: CGFloat(count))
        Text(label)
        Color.clear.frame(width: 30, height: 12).glassEffect(.regular.tint(tint), in: .capsule)
      }
      if hasBadge { Capsule().fill(.orange).frame(width: 10, height: 4).offset(y: 17) }
    }
  }
}

@Suite("One planted change is blamed on one party")
@MainActor
struct OnePartyTests {
  private static let script = """
    size 160x40
    scale 1
    checkpoint start
    tap #go
    settle
    checkpoint end
    """

  /// A change, what is named for it everywhere, and what its group is called.
  private struct Planted: CustomTestStringConvertible {
    var testDescription: String { group }
    /// What sentence, group and region name.
    var party: String
    var group: String
    var fault: Fault?
    var change: @MainActor @Sendable (inout Shelf) -> Void

    init(
      _ party: String, _ group: String, with fault: Fault? = nil,
      _ change: @escaping @MainActor @Sendable (inout Shelf) -> Void = { _ in }
    ) {
      (self.party, self.group, self.fault, self.change) = (party, group, fault, change)
    }
  }

  private nonisolated static let planted = [
    Planted("Rectangle[0]", "fill: white → mint in Rectangle") { $0.back = .mint },
    Planted("RoundedRectangle", "fill: blue → orange in RoundedRectangle") { $0.card = .orange },
    Planted("RoundedRectangle", "frame: 20×10 → 26×10 in RoundedRectangle") { $0.width = 26 },
    Planted("RoundedRectangle", "opacity: 1 → 0.5 in RoundedRectangle") { $0.opacity = 0.5 },
    Planted("RoundedRectangle", "blur: none → 2 in RoundedRectangle") { $0.blur = 2 },
    Planted("Text", "text: \"A\" → \"ABC\" in Text") { $0.label = "ABC" },
    Planted("Capsule", "layout: ") { $0.hasBadge = false },
    Planted("Color", "tint: none → #FF8D28 at 50 % in Color") { $0.tint = .orange.opacity(0.5) },
    Planted("Shelf", "state count of Shelf: 1 → 3") { $0.step = 3 },
    Planted("glass", "surfaces: ", with: .surfaceShifted),
  ]

  @Test("Sentence, group and region name the same", arguments: planted)
  private func named(planted: Planted) throws {
    var faulty = Shelf()
    planted.change(&faulty)
    let sample = try SampleCase(Self.script, on: Shelf())
    try sample.accept(Shelf())
    let report = try sample.compare(faulty, with: planted.fault).report
    expectEqual(report.verdict, .different)
    let sentence = try #require(report.sentences.first)
    expectContains(sentence, planted.party)
    // All checkpoints that differ have one cause.
    let groups = ChangeGroup.groups(
      of: report.changes.map { PendingChange(name: sample.name, change: $0) })
    expectEqual(groups.count, 1)
    let group = Messages.cause(try #require(groups.first).cause)
    expectPrefix(group, planted.group)
    let party = planted.party.prefix { $0 != "[" }
    expectContains(group, String(party))
    for checkpoint in report.checkpoints where checkpoint.verdict == .different {
      let region = try #require(checkpoint.toldRegion)
      let change = try #require(region.change)
      if planted.party != "Shelf" { expectContains(Messages.change(change), String(party)) }
      // Who is named is the first of those that drew there, if it draws itself.
      if let view = change.view, region.owners.contains(view) {
        expectEqual(region.owners.first, view)
      }
      expectContains(sentence, String(Messages.place(region.pixels.points(scale: 1)).dropLast(3)))
    }
  }

  @Test("Nothing is said to be gone, or new, that the same operations draw")
  func contradictions() throws {
    for kind in RegionChange.Kind.allCases {
      for glass in [nil, RegionChange.Glass.itself, .behind] {
        var change = RegionChange(kind, view: "A/Row[1]", operation: "fill")
        (change.isMeasured, change.glass, change.glassView) = (true, glass, "A/Pane[2]")
        let text = Messages.change(change)
        #expect(!text.contains("is gone") && !text.contains("is new"), "\(text)")
        #expect(text.contains("same operations") || kind == .noise, "\(text)")
      }
    }
  }

  /// Changes the accepted frames of a case of which the pictures are as accepted.
  private func causes(_ change: (inout FrameHashLog) -> Void) throws -> [ChangeCause] {
    let sample = try SampleCase(Self.script, on: Shelf())
    try sample.accept(Shelf())
    let path = sample.baseline.appendingPath(BaselineFiles.hashLog)
    var hashLog = try FrameHashLog(json: FileSystem.read(path))
    change(&hashLog)
    try FileSystem.write(hashLog.json.utf8, to: path)
    try sample.listFiles()
    return try sample.compare(Shelf()).report.changes.map(\.cause)
  }

  @Test(
    "Another rate, length or frame of a checkpoint, and a contradiction, are groups of their own")
  func mismatches() throws {
    var tolerant = try SampleCase(Self.script, on: Shelf())
    tolerant.trace.header.tolerance = .flip(.init())
    try tolerant.save()
    try tolerant.accept(Shelf())
    try tolerant.repaint("end") { $0.samples[0] ^= 1 }
    let causes = try [
      causes { $0.rate = 50 }, causes { $0.frames += $0.frames.suffix(1) },
      causes { $0.checkpoints[1].frame -= 1 }, causes { $0.tileSize = 32 },
      causes { $0.frames[1].hashes[.layout] ^= 1 },
      tolerant.compare(Shelf()).report.changes.map(\.cause),
    ]
    expectEqual(causes.map(\.count), [1, 1, 1, 1, 1, 1])
    let found = causes.flatMap { $0 }
    try #require(found.count == 6)
    expectEqual(Set(found.map(\.signature)).count, found.count)
    let frames = try SampleCase(Self.script, on: Shelf()).trace.frameCount
    let texts = found.map { Messages.cause($0) }
    expectEqual(texts[0], "frames come at a different rate: 50 → 60")
    expectEqual(
      texts[1], "the replay has a different number of frames: \(frames + 1) → \(frames)")
    expectPrefix(texts[2], "end at a different frame: ")
    expectPrefix(texts[3], "tiles have a different size: 32 → ")
    expectPrefix(texts[4], "layout: frames between checkpoints")
    expectEqual(texts[5], "the files of the baseline of board/tap contradict each other")
  }

  @Test("What follows from a checkpoint's other frame has no other cause")
  func movedCheckpoint() throws {
    var sample = try SampleCase(Self.script, on: Shelf(step: 6))
    try sample.accept(Shelf(step: 6))
    // The end is shown where the beginning was.
    let index = sample.trace.events.count - 2
    sample.trace.events[index].time = 0
    sample.trace.events.swapAt(index, 1)
    let report = try sample.compare(Shelf(step: 6)).report
    expectEqual(
      report.changes.filter { $0.checkpoint == "end" }.map(\.cause.kind), [.checkpoints])
  }

  @Test("What proves nothing offers nothing that is refused")
  func refused() throws {
    // Something moves at the end, and nothing is accepted.
    var sample = try SampleCase(on: Board(duration: 0.2))
    sample.trace.events.removeLast(2)
    let last = sample.trace.events.count - 1
    let time = sample.trace.events[last].time + 50_000
    sample.trace.events += [
      TraceEvent(time: time, action: .checkpoint("end")), TraceEvent(time: time, action: .end),
    ]
    let outcome = try sample.compare(Board(duration: 0.2))
    #expect(!outcome.isAcceptable && !outcome.report.mayBeAccepted)
    expectContains(outcome.report.sentences.joined(), "no baseline yet")
    var run = RunReport(
      started: "", toolVersion: "0", platform: .current, threads: 1)
    run.traces = [outcome.report]
    let said = outcome.report.sentences + Messages.causes(of: run)
    #expect(said.allSatisfy { !$0.contains("accept ") }, "\(said)")
    #expect(!run.groups.isEmpty && run.groups.allSatisfy { !$0.isOpen })
  }
}
