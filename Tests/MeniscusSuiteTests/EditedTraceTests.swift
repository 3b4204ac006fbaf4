import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// A panel on which every kind of event leaves something to see.
private struct Panel: View {
  var step = 1
  @State private var count = 0
  @State private var knob = 0.0
  @State private var name = ""
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 2) {
      HStack(spacing: 2) {
        button("add") { count += step }
        button("remove") { count -= 1 }
        Text("\(count)")
      }
      Circle().fill(colorScheme == .dark ? .white : .black).frame(width: 12, height: 12)
        .offset(x: knob)
        .gesture(DragGesture(minimumDistance: 0).onChanged { knob = $0.translation.width })
        .accessibilityIdentifier("knob")
      TextField("", text: $name).accessibilityIdentifier("name")
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 60)
          Color.blue.frame(height: 60)
        }
      }
      .frame(height: 40).accessibilityIdentifier("list")
    }
  }

  private func button(_ name: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { Rectangle().fill(.red).frame(width: 12, height: 12) }
      .accessibilityIdentifier(name)
  }
}

@Suite("A trace that was edited since it was accepted")
@MainActor
struct EditedTraceTests {
  private static let script = """
    size 120x160
    scale 1
    rate 20
    checkpoint start
    tap #add
    press #knob
    move 70,40
    release 90,40
    scroll #list 0 -20 over 2f
    focus #name
    text "abc"
    key Delete
    environment boldText=true
    checkpoint middle
    resize 130x160
    settle
    wait 4f
    checkpoint end
    """

  /// A case whose accepted trace lies in its baseline.
  private func sample(_ script: String = script) throws -> SampleCase {
    let sample = try SampleCase(script, on: Panel())
    try sample.accept(Panel())
    try sample.acceptTrace()
    return sample
  }

  /// An edit, and what the first sentence says of it.
  private struct Edit: CustomTestStringConvertible {
    var testDescription: String { said }
    var said: String
    var edit: @Sendable (inout Trace) -> Void

    init(_ said: String, _ edit: @escaping @Sendable (inout Trace) -> Void) {
      (self.said, self.edit) = (said, edit)
    }
  }

  private nonisolated static let edits = [
    Edit("the header now has frames of 120×170 instead of 120×160") {
      $0.header.size.height = 170
    },
    Edit("the header now has a scale of 2 instead of 1") { $0.header.scale = 2 },
    Edit("the header now has 30 frames per second instead of 20") { $0.header.rate = 30 },
    Edit("the header now asks for dark") { $0.header.environment.colorScheme = .dark },
    Edit("the header now asks for right to left and now asks for bold text") {
      $0.header.environment.layoutDirection = .rightToLeft
      $0.header.environment.boldText = true
    },
    Edit("the header now asks for text accessibility1 instead of text large") {
      $0.header.environment.dynamicTypeSize = .accessibility1
    },
    Edit("line 3, tap #add, is gone") { $0.events.remove(at: 1) },
    Edit("line 4, tap #remove, is new") {
      $0.events.insert(
        TraceEvent(time: $0.events[1].time, action: .tap(.id("remove"))), at: 2)
    },
    Edit("line 3: the tap is at #remove instead of #add") {
      $0.events[1].action = .tap(.id("remove"))
    },
    Edit("line 3: the tap is at 0.1, 0.5 of #add instead of #add") {
      $0.events[1].action = .tap(.id("add", unit: Point2D(x: 0.1, y: 0.5)))
    },
    Edit("line 3, tap #add, comes at frame 2 instead of 1") {
      $0.events[1].time = $0.events[2].time
    },
    Edit("line 5: the move goes to 80, 40 instead of 70, 40") {
      $0.events[3].action = .move(pointer: 0, .point(Point2D(x: 80, y: 40)))
    },
    Edit("line 6: the drag ends at 120, 40 instead of 90, 40") {
      $0.events[4].action = .release(pointer: 0, .point(Point2D(x: 120, y: 40)))
    },
    Edit("line 7: the scroll goes by 0, -30 instead of 0, -20") {
      guard case .scroll(let target, _, let duration) = $0.events[5].action else { return }
      $0.events[5].action = .scroll(target, by: Size2D(width: 0, height: -30), duration: duration)
    },
    Edit("line 7: the scroll takes 50 ms instead of 100 ms") {
      guard case .scroll(let target, let distance, _) = $0.events[5].action else { return }
      $0.events[5].action = .scroll(target, by: distance, duration: 50_000)
    },
    Edit("line 8: the focus goes to nothing instead of #name") {
      $0.events[6].action = .focus(nil)
    },
    Edit("line 9: the text is \"abd\" instead of \"abc\"") { $0.events[7].action = .text("abd") },
    Edit("line 10: the key is \"LeftArrow\" instead of \"Delete\"") {
      $0.events[8].action = .key("LeftArrow")
    },
    Edit("line 11: the environment becomes no bold text instead of bold text") {
      var change = TraceEnvironmentChange()
      change.boldText = false
      $0.events[9].action = .environment(change)
    },
    Edit("line 12: checkpoint middle is now called midway") {
      $0.events[10].action = .checkpoint("midway")
    },
    Edit("line 12, checkpoint middle, is gone") { $0.events.remove(at: 10) },
    Edit("line 3, checkpoint more, is new") {
      $0.events.insert(TraceEvent(time: 0, action: .checkpoint("more")), at: 1)
    },
    Edit("line 13: the resize is to 140×160 instead of 130×160") {
      $0.events[11].action = .resize(Size2D(width: 140, height: 160))
    },
    Edit("line 15: the trace ends at frame 20 instead of ") { $0.events[13].time = 1_000_000 },
    Edit("line 4, press 0 #knob, and everything after it come 4 frames (200 ms) later") {
      for index in 2..<$0.events.count { $0.events[index].time += 200_000 }
    },
  ]

  @Test("Edits are each named by the first sentence, before any stage", arguments: edits)
  private func named(edit: Edit) throws {
    var sample = try sample()
    edit.edit(&sample.trace)
    let report = try sample.compare(Panel()).report
    #expect(!report.verdict.isAccepted)
    let first = report.sentences.first ?? ""
    expectPrefix(first, "\(sample.path): edited since it was accepted: \(edit.said)")
    expectEqual(report.words.leading, first)
    expectEqual(report.words.summary(limit: 1), [first])
    expectEqual(report.edits.count, 1)
  }

  @Test("What the code did is not blamed on a trace that nobody touched")
  func untouched() throws {
    let sample = try sample()
    let report = try sample.compare(Panel(step: 2)).report
    #expect(report.edits.isEmpty && !report.lacksTrace)
    expectContains(report.sentences.first, "stage state")
    // Nor on its formatting.
    let path = sample.baseline.appendingPath(BaselineFiles.trace)
    let text = try FileSystem.readText(path).replacing(",\"", with: ", \"")
    try FileSystem.write(text.utf8, to: path)
    #expect(try sample.compare(Panel(step: 2)).report.edits.isEmpty)
  }

  @Test("An edit that changes nothing is kept for a note; a replay that stops tells of it first")
  func unseen() throws {
    var sample = try sample()
    sample.trace.header.seed = 7
    let report = try sample.compare(Panel()).report
    #expect(report.verdict == .same && report.sentences.isEmpty)
    expectEqual(report.edits, [.seed(0, 7)])
    sample.trace.events[1].action = .tap(.id("gone"))
    let stopped = sample.execution(Panel()).makeReference(beside: sample.baseline).report
    expectEqual(stopped.verdict, .desynchronised)
    expectEqual(
      stopped.sentences.first,
      "\(sample.path): edited since it was accepted: the header now has the seed 7 instead of 0; "
        + "line 3: the tap is at #gone instead of #add")
  }

  @Test("A baseline without the accepted trace is as good as before, and says what it lacks")
  func unkept() throws {
    var sample = try sample()
    try FileSystem.remove(sample.baseline.appendingPath(BaselineFiles.trace))
    sample.trace.header.seed = 7
    let report = try sample.compare(Panel()).report
    #expect(report.verdict == .same && report.lacksTrace && report.edits.isEmpty)
    try FileSystem.remove(sample.baseline)
    #expect(try !sample.compare(Panel()).report.lacksTrace)
  }

  @Test("An accepted trace that the frames were not made by does not belong to them")
  func damaged() throws {
    var sample = try sample()
    let path = sample.baseline.appendingPath(BaselineFiles.trace)
    let text = try FileSystem.readText(path)
    // Frames of before say nothing of their trace: it has to have them at least.
    try FileSystem.write(text.replacing("\"end\":true", with: "\"focus\":null").utf8, to: path)
    expectEqual(try sample.compare(Panel()).report.verdict, .unreadable)
    let longer = text.replacing("checkpoint\":\"middle", with: "checkpoint\":\"centre")
    try FileSystem.write(longer.utf8, to: path)
    let other = try sample.compare(Panel()).report
    expectEqual(other.verdict, .unreadable)
    expectPrefix(
      other.sentences.first, "\(path): not the trace that `frames.json` was accepted with")
    // Frames of now say it: any byte of the trace counts.
    sample.traceHash = StableHash.hash(Array(text.utf8))
    try sample.accept(Panel())
    for (damage, verdict) in [
      (text, TraceReport.Verdict.same),
      (text.replacing("\"seed\":0", with: "\"seed\":1"), .unreadable),
      (text.replacing(",\"", with: ", \""), .unreadable),
    ] {
      try FileSystem.write(damage.utf8, to: path)
      expectEqual(try sample.compare(Panel()).report.verdict, verdict)
    }
  }

  @Test("A case that was accepted with the trace as it is was not edited, whatever others were")
  func othersTrace() throws {
    var sample = try sample()
    let now = try FileSystem.read(sample.path)
    // The variant is accepted with another trace, which is the kept one.
    var old = sample.trace
    old.header.seed = 3
    let oldBytes = Array(TraceWriter.text(of: old).utf8)
    try FileSystem.write(oldBytes, to: sample.baseline.appendingPath(BaselineFiles.trace))
    sample.traceHash = StableHash.hash(now)
    try sample.accept(Panel())
    try FileSystem.write(oldBytes, to: sample.baseline.appendingPath(BaselineFiles.trace))
    let frames = sample.baseline.appendingPath(BaselineFiles.hashLog)
    var variant = try FrameHashLog(json: FileSystem.read(frames))
    variant.trace = StableHash.hash(oldBytes)
    try FileSystem.write(
      variant.json.utf8, to: sample.baseline.appendingPath("dark/\(BaselineFiles.hashLog)"))
    expectEqual(try sample.compare(Panel()).report.edits, [])
    // Edited again, what it was in between is not kept.
    sample.trace.header.seed = 9
    sample.traceHash = 1
    let report = try sample.compare(Panel(step: 2)).report
    expectEqual(report.edits, [.unknown])
    expectEqual(
      report.sentences.first,
      "\(sample.path): edited since it was accepted: what it was when this case was accepted is "
        + "not kept")
  }

  @Test("A run says it once: of traces whose edits change nothing, and of those that are not kept")
  func remarks() {
    func report(_ name: String, _ variant: String? = nil, _ edit: (inout TraceReport) -> Void)
      -> TraceReport
    {
      var report = TraceReport(scene: "s", name: name, variant: variant, file: "s/\(name).jsonl")
      edit(&report)
      return report
    }
    let edits: [TraceEdit] = [.seed(0, 1)]
    let remarks = RunRemark.remarks(onBaselinesOf: [
      report("a") { $0.edits = edits }, report("a", "dark") { $0.edits = edits },
      report("b") { $0.edits = edits },
      report("b", "dark") { ($0.edits, $0.verdict) = (edits, .different) },
      report("c") { $0.lacksTrace = true }, report("c", "dark") { $0.lacksTrace = true },
      report("d") { $0.lacksTrace = true },
      report("e", "dark") { $0.lacksChecksums = true }, report("e") { _ in },
    ])
    expectEqual(
      remarks.map { Messages.remark($0) },
      [
        "s/a.jsonl: edited since it was accepted: the header now has the seed 1 instead of 0; nothing "
          + "differs by it: `accept s/a` keeps the trace as it is now",
        "2 baselines without the accepted trace (s/c and s/d), so that no edit of it can be told; "
          + "`test --record missing` adds what is missing",
        "1 baseline without checksums (s/e@dark), so that files vouch for each other alone; "
          + "`test --record missing` adds what is missing",
      ])
  }
}
