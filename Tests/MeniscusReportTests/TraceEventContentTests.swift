import MeniscusFormats
import MeniscusReport
import MeniscusTiming
import TestSupport
import Testing

@Suite("What a trace event file tells")
struct TraceEventContentTests {
  /// A case as a run has it: a second replay, the replay, comparing with writing in it.
  private func timed(_ name: String, at start: UInt64, frames: Int = 12) -> TraceReport {
    var trace = SampleRun.same("scene", name, frames: frames)
    let first = trace.spans.map(\.start).min() ?? 0
    func moved(_ spans: [Span], to start: UInt64) -> [Span] {
      spans.map { span in
        var span = span
        span.start = span.start - first + start
        return span
      }
    }
    let length = (trace.spans.map(\.end).max() ?? 0) - first
    trace.referenceSpans = moved(trace.spans, to: start + 1000)
    trace.spans = moved(trace.spans, to: start + length + 3000)
    trace.start = start
    trace.duration = 2 * length + 50_000
    let compared = start + 2 * length + 5000
    trace.work = [
      CaseWork(.reference, start: start + 500, duration: length + 1000),
      CaseWork(.replay, start: start + length + 2500, duration: length + 1000),
      CaseWork(.writing, start: compared + 200, duration: 300),
      CaseWork(.writing, start: compared + 600, duration: 300),
      CaseWork(.comparing, start: compared, duration: 20_000),
    ]
    return trace
  }

  private func file(_ traces: [TraceReport], _ timed: TimedCases = .all) throws -> TraceEventRows {
    var run = SampleRun.empty()
    run.traces = traces
    run.timed = timed
    let text = TraceEventFile.text(of: run)
    #expect(TraceEventValidator.findings(in: Array(text.utf8)).isEmpty)
    return try TraceEventRows(text)
  }

  @Test("Workers are threads of one process, on which cases follow one another")
  func workers() throws {
    var traces = [timed("a", at: 1_000_000), timed("b", at: 2_000_000)]
    traces.append(timed("c", at: traces[0].start + traces[0].duration))
    let file = try file(traces)
    expectEqual(Set(file.rows.map(\.process)), [1])
    expectEqual(file.rows(.slice, "case").map(\.thread), [1, 3, 1])
    let names = file.rows(.name).filter { $0.name == "thread_name" }
    expectEqual(
      names.map { $0.arguments["name"] as? String },
      ["worker 1", "worker 1 input", "worker 2", "worker 2 input"])
    expectEqual(names.map(\.thread), [1, 2, 3, 4])
  }

  @Test("Both replays, comparing and writing lie in the case, frames in their replay")
  func work() throws {
    let file = try file([timed("a", at: 1_000_000)])
    let whole = file.rows(.slice, "case")[0]
    expectEqual(whole.name, "scene/a")
    let work = file.rows(.slice, "work")
    expectEqual(
      work.map(\.name), ["second replay", "replay", "comparing", "writing", "writing"])
    #expect(work.allSatisfy(whole.holds) && work[3...].allSatisfy(work[2].holds))
    for (category, replay) in [("reference", work[0]), ("frame", work[1])] {
      let frames = file.rows(.slice, category)
      expectEqual(frames.map(\.name), (0..<12).map { "frame \($0)" })
      #expect(frames.allSatisfy(replay.holds))
      let phases = file.rows(.slice, "phase").filter(replay.holds)
      expectEqual(phases.count, 12 * 6)
      #expect(phases.allSatisfy { phase in frames.contains { $0.holds(phase) } })
    }
  }

  @Test("An event flows to the frame that shows it")
  func flows() throws {
    var trace = timed("a", at: 1_000_000)
    trace.events = [
      EventReport(frame: 3, line: 2, title: "press a"),
      EventReport(frame: 3, line: 3, title: "release a"),
      EventReport(frame: 7, line: 4, title: "tap b"),
    ]
    let file = try file([trace, timed("b", at: 1_000_000)])
    let (begins, ends) = (file.rows(.flowBegin), file.rows(.flowEnd))
    let identities = begins.compactMap(\.identity)
    expectEqual(identities.count, 3 + 2)
    expectEqual(Set(identities).count, identities.count)
    for (event, begin) in zip(trace.events, begins) {
      let slice = try #require(
        file.rows(.slice, "input").first { $0.holds(begin) && $0.name == event.title })
      expectEqual(slice.arguments["line"] as? Int, event.line)
      let end = try #require(ends.first { $0.identity == begin.identity })
      let order = file.rows.compactMap { $0.identity == begin.identity ? $0.phase : nil }
      #expect(order == ["s", "f"] && begin.start <= end.start)
      // What is open there is the frame, and no phase of it yet.
      let open = file.rows(.slice).filter { $0.holds(end) }
      expectEqual(open.last?.name, "frame \(event.frame)")
      expectEqual(open.map(\.category), ["case", "work", "frame"])
    }
  }

  @Test("Frames over budget are counters, and no instants")
  func overruns() throws {
    var trace = SampleRun.same("scene", "a", frames: 4)
    let budget: UInt64 = 16_666_666
    trace.spans = [1_000_000, budget + 2_000_000, budget * 5 / 2, 1_000_000].enumerated().map {
      Span(phase: 0, frame: $0, start: UInt64($0) * 100_000_000 + 1, duration: $1)
    }
    let file = try file([trace])
    func values(_ name: String) -> [Int?] {
      file.rows(.counter).filter { $0.name == name }.map { $0.arguments["value"] as? Int }
    }
    expectEqual(values("worker 1 overrun"), [0, 2000, 24_999, 0])
    expectEqual(values("worker 1 hitches"), [0, 1, 2, 0])
    expectEqual(Set(file.rows(.instant).map(\.category)), ["run", "checkpoint"])
  }

  @Test(
    "Whose frames there are",
    arguments: [(TimedCases.failed, 2), (.slow, 11), (.all, 16)])
  func choice(timed choice: TimedCases, count: Int) throws {
    // Two fail, of which one is among the slowest; of all there is what was done with them.
    var traces = (0..<16).map { timed("n\($0)", at: 1_000_000 + UInt64($0), frames: 3) }
    for index in traces.indices { traces[index].duration += UInt64(index) * 1000 }
    for index in [0, 15] { traces[index].verdict = .different }
    let file = try file(traces, choice)
    expectEqual(file.rows(.slice, "frame").count, 3 * count)
    expectEqual(file.rows(.slice, "work").count, 16 * 5)
    expectEqual(file.shortened.count, 16 - count)
    #expect(!file.shortened.contains("scene/n0") && !file.shortened.contains("scene/n15"))
  }
}
