import Foundation
import MeniscusReport
import TestSupport
import Testing

@Suite("Trace events")
struct TraceEventTests {
  private func problems(_ text: String) -> [TraceEventValidator.Problem] {
    TraceEventValidator.findings(in: Array(text.utf8)).map(\.problem)
  }

  private func events(_ rows: String...) -> [TraceEventValidator.Problem] {
    problems("{\"traceEvents\":[\(rows.joined(separator: ","))]}")
  }

  @Test("A file of ours keeps to the rules")
  func ours() throws {
    for run in [SampleRun.mixed(), SampleRun.accepted(), SampleRun.empty()] {
      let text = TraceEventFile.text(of: run)
      #expect(problems(text).isEmpty)
    }
  }

  @Test("Hostile names keep to the rules too", arguments: Hostile.strings)
  func hostile(text: String) {
    #expect(problems(TraceEventFile.text(of: SampleRun.brief().mapStrings { _ in text })).isEmpty)
    #expect(problems(TraceEventFile.text(of: SampleRun.brief().mapStrings { _ in "" })).isEmpty)
  }

  @Test("Every frame and phase has its slice, every change of a counter its event")
  func completeness() throws {
    let run = SampleRun.accepted(cases: 2, frames: 50)
    let text = TraceEventFile.text(of: run)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rows = try #require(root["traceEvents"] as? [[String: Any]])
    func count(_ phase: String, _ category: String) -> Int {
      rows.count { $0["ph"] as? String == phase && $0["cat"] as? String == category }
    }
    expectEqual(count("X", "frame"), 100)
    expectEqual(count("X", "phase"), 2 * 50 * 6)
    for part in ["X", "s", "f"] { expectEqual(count(part, "input"), 4, "\(part)") }
    expectEqual(count("i", "checkpoint"), 6)
    // The last value of a counter is that of the last frame in which it changed, and then 0.
    let tiles = rows.filter { $0["name"] as? String == "worker 1 tilesPainted" }
    let values = tiles.compactMap { ($0["args"] as? [String: Any])?["value"] as? Int }
    var changes: [Int] = []
    for value in run.traces[0].counters.map({ $0[.tilesPainted] }) + [0]
    where changes.last != value {
      changes.append(value)
    }
    expectEqual(values, changes)
  }

  @Test("However much was run, the file keeps to its limit and the rules")
  func limit() throws {
    var run = SampleRun.accepted(cases: 20, frames: 60)
    run.traces[19].verdict = .different
    run.timed = .all
    func file(_ limit: Int) throws -> TraceEventRows {
      let text = TraceEventFile.text(of: run, limit: limit)
      #expect(problems(text).isEmpty)
      // Beside the events there are four names for each worker.
      #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } <= limit + 90)
      return try TraceEventRows(text)
    }
    // The one that failed is whole, the next has lost its phases, of the rest there is a slice.
    let some = try file(1300)
    #expect(!some.shortened.contains("scene/number19/trace") && some.shortened.count == 19)
    expectEqual(some.rows(.slice, "phase").count, 60 * 6)
    #expect(some.rows(.slice, "frame").count >= 2 * 60)
    expectEqual(some.rows(.slice, "case").count, 20)
    // Where there is room for no more, the last have nothing.
    let few = try file(10)
    let names = few.rows(.slice).map(\.name)
    #expect(names.contains("scene/number19/trace") && names.count == 10)
  }

  @Test("Files that a third party wrote and others read", .enabled(if: Conformance.isPresent))
  func conformance() throws {
    let folder = try #require(Conformance.folder).appendingPathComponent("performance/trace")
    func findings(_ name: String) throws -> [TraceEventValidator.Finding] {
      TraceEventValidator.findings(
        in: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
    // Perfetto and catapult read it with no error and no warning.
    #expect(try findings("handwritten_ok.trace.json").isEmpty)
    // They reject the truncated object, and take the truncated array for whole.
    try expectEqual(findings("truncated_object.trace.json").map(\.event), [nil])
    try expectEqual(findings("truncated_array.trace.json").map(\.event), [nil])
    let bad = try findings("handwritten_bad.trace.json")
    // What they complain of, and what they let pass in silence.
    #expect(bad.contains { $0 == finding(0, .noDuration) })
    #expect(bad.contains { $0 == finding(2, .overlaps(event: 1)) })
    #expect(bad.contains { $0 == finding(3, .unknownPhase) })
    #expect(bad.contains { $0 == finding(4, .noTime) })
    #expect(bad.contains { $0 == finding(5, .endWithoutBegin) })
    #expect(bad.contains { $0 == finding(6, .beginWithoutEnd) })
    #expect(bad.contains { $0 == finding(7, .counterNotSingle) })
    #expect(bad.contains { $0 == finding(8, .invalidIdentity) })
    #expect(bad.contains { $0 == finding(9, .threadZero) })
    expectEqual(bad.count, 9)
  }

  private func finding(
    _ event: Int, _ problem: TraceEventValidator.Problem
  ) -> TraceEventValidator.Finding {
    TraceEventValidator.Finding(event: event, problem: problem)
  }

  @Test("Planted faults are found")
  func planted() {
    let slice = #"{"ph":"X","name":"a","pid":1,"tid":1,"ts":0,"dur":10}"#
    #expect(events(slice).isEmpty)
    expectEqual(problems("[]"), [.notObjectForm])
    expectEqual(problems("{}"), [.notObjectForm])
    expectEqual(problems("{\"traceEvents\":["), [.notJSON(byte: 16)])
    #expect(events("3").contains(.notEvent))
    expectEqual(events(#"{"ph":"X","name":"","pid":1,"tid":1,"ts":0,"dur":1}"#), [.noName])
    expectEqual(events(#"{"ph":"X","name":"a","pid":1,"ts":0,"dur":1}"#), [.noTrack])
    expectEqual(events(#"{"ph":"X","name":"a","pid":1,"tid":1,"ts":-1,"dur":1}"#), [.noTime])
    expectEqual(events(#"{"ph":"i","s":"x","name":"a","pid":1,"tid":1,"ts":1}"#), [.unknownScope])
    expectEqual(
      events(#"{"ph":"C","name":"a","pid":1,"tid":1,"ts":1,"args":{"a":1,"b":2}}"#),
      [.counterNotSingle])
    expectEqual(
      events(#"{"ph":"s","id":1,"cat":"c","name":"a","pid":1,"tid":1,"ts":1}"#),
      [.flowOutsideSlice])
    #expect(
      events(slice, #"{"ph":"s","id":1,"cat":"c","name":"a","pid":1,"tid":1,"ts":1}"#).isEmpty)
    // A thousandth of a microsecond too long is too long; other threads do not matter.
    expectEqual(
      events(slice, #"{"ph":"X","name":"b","pid":1,"tid":1,"ts":5,"dur":5.001}"#),
      [.overlaps(event: 0)])
    #expect(events(slice, #"{"ph":"X","name":"b","pid":1,"tid":1,"ts":5,"dur":5}"#).isEmpty)
    #expect(events(slice, #"{"ph":"X","name":"b","pid":1,"tid":2,"ts":5,"dur":9}"#).isEmpty)
  }

  @Test("Any spans become slices that nest", arguments: 0..<40)
  func nesting(seed: Int) {
    var chance = SampleRun.Chance(seed: UInt64(seed))
    let slices = (0..<60).map { _ in
      let start = UInt64(chance.next(below: 200))
      return TraceSlice(start: start, end: start + UInt64(chance.next(below: 50)))
    }
    let nested = TraceSlice.nested(slices)
    expectEqual(nested.map(\.place).sorted(), Array(slices.indices))
    for (slice, place) in nested {
      expectEqual(slice.start, slices[place].start)
      #expect(slice.start <= slice.end && slice.end <= slices[place].end)
    }
    for (index, (a, _)) in nested.enumerated() {
      for (b, _) in nested[(index + 1)...] {
        let apart = a.end <= b.start || b.end <= a.start
        let inside = a.start <= b.start && b.end <= a.end
        #expect(apart || inside, "\(a) and \(b)")
      }
    }
  }

  @Test("What nests already is left alone")
  func nestingKeeps() {
    let slices = [(0, 100), (0, 40), (40, 100), (50, 60), (60, 60), (100, 130)].map {
      TraceSlice(start: $0.0, end: $0.1)
    }
    expectEqual(TraceSlice.nested(slices).map(\.slice), slices)
  }

  @Test("Spans in disorder still give a file that keeps to the rules", arguments: 0..<10)
  func disorder(seed: Int) {
    var run = SampleRun.accepted(cases: 1, frames: 20)
    var chance = SampleRun.Chance(seed: UInt64(seed))
    for index in run.traces[0].spans.indices {
      run.traces[0].spans[index].start += UInt64(chance.next(below: 5_000_000))
      run.traces[0].spans[index].duration = UInt64(chance.next(below: 8_000_000))
    }
    #expect(problems(TraceEventFile.text(of: run)).isEmpty)
  }
}
