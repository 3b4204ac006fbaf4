import MeniscusDisplay
import MeniscusFormats
import MeniscusTiming

/// The events of one trace in one variant: a process of the trace event file.
struct TraceTrack {
  /// How much of a trace is written.
  enum Detail: CaseIterable {
    /// Frames, phases, counters and marks.
    case everything
    /// Frames and marks.
    case frames
    /// Nothing but the name.
    case nothing
  }

  /// What is written.
  let trace: TraceReport
  /// The number of the process, from 1; viewers take 0 for something else.
  let process: Int
  /// What counts as time 0, in nanoseconds of the monotonic clock.
  let origin: UInt64

  /// An upper bound of the number of events.
  static func size(of trace: TraceReport, _ detail: Detail) -> Int {
    let marks = trace.events.count + trace.checkpoints.count + trace.frames + 4
    return switch detail {
    case .everything:
      marks + trace.frames + trace.spans.count + counterChanges(of: trace)
    case .frames: marks + trace.frames
    case .nothing: 4
    }
  }

  /// What names a process and its thread.
  static func names(process: Int, name: String) -> [JSONValue] {
    func row(_ kind: String, _ arguments: JSONValue) -> JSONValue {
      [
        "ph": "M", "name": .string(kind), "pid": .integer(process), "tid": 1, "ts": 0,
        "args": arguments,
      ]
    }
    return [
      row("process_name", ["name": .string(name)]),
      row("process_sort_index", ["sort_index": .integer(process)]),
      row("thread_name", ["name": "pipeline"]),
      row("thread_sort_index", ["sort_index": 1]),
    ]
  }

  /// The events, frame by frame.
  func events(_ detail: Detail) -> [JSONValue] {
    let names =
      process == 1 ? [] : Self.names(process: process, name: trace.identifier)
    guard detail != .nothing else { return names }
    let slices = slices(withPhases: detail == .everything)
    let starts = Dictionary(
      slices.filter(\.isFrame).map { ($0.frame, $0.slice.start) },
      uniquingKeysWith: { first, _ in first })
    var events = names + slices.map(event)
    if detail == .everything { events += counters(starts) }
    return events + hitches(slices) + marks(starts)
  }

  private struct NamedSlice {
    var slice: TraceSlice
    var name: String
    var frame: Int
    var isFrame: Bool
  }

  /// Frames and the phases in them, nested.
  private func slices(withPhases: Bool) -> [NamedSlice] {
    let extents = FrameExtent.extents(of: trace.spans)
    var slices = extents.map { extent in
      NamedSlice(
        slice: TraceSlice(start: extent.start - origin, end: extent.end - origin),
        name: "frame", frame: extent.frame, isFrame: true)
    }
    if withPhases {
      for span in trace.spans {
        guard let phase = Phase(index: span.phase) else { continue }
        let start = span.start - origin
        slices.append(
          NamedSlice(
            slice: TraceSlice(start: start, end: start + span.duration), name: phase.rawValue,
            frame: span.frame, isFrame: false))
      }
    }
    return TraceSlice.nested(slices.map(\.slice)).map { nested in
      var named = slices[nested.place]
      named.slice = nested.slice
      return named
    }
  }

  private func event(_ slice: NamedSlice) -> JSONValue {
    var arguments = [JSONMember("frame", .integer(slice.frame))]
    if slice.isFrame {
      let budget = 1_000_000_000 / max(trace.rate, 1)
      let duration = Int(slice.slice.end - slice.slice.start)
      let differing = differingStages(slice.frame)
      arguments += [
        JSONMember("sceneTimeUs", .integer(slice.frame * 1_000_000 / max(trace.rate, 1))),
        JSONMember("budgetUs", .integer(budget / 1000)),
        JSONMember("overrunUs", .integer(max(0, duration - budget) / 1000)),
        JSONMember("differs", .string(differing)),
      ]
    }
    return [
      "ph": "X", "cat": slice.isFrame ? "frame" : "phase", "name": .string(slice.name),
      "pid": .integer(process), "tid": 1, "ts": .microseconds(slice.slice.start),
      "dur": .microseconds(slice.slice.end - slice.slice.start), "args": .object(arguments),
    ]
  }

  private func differingStages(_ frame: Int) -> String {
    guard trace.stageDifferences.indices.contains(frame) else { return "" }
    return trace.stageDifferences[frame].stages.map(\.rawValue).joined(separator: " ")
  }

  /// A counter holds until it is written again, so only changes are.
  private func counters(_ starts: [Int: UInt64]) -> [JSONValue] {
    var last = [Int?](repeating: nil, count: WorkCounters.Kind.allCases.count)
    var events: [JSONValue] = []
    for (frame, counters) in trace.counters.enumerated() {
      guard let start = starts[frame] else { continue }
      for kind in WorkCounters.Kind.allCases where last[kind.index] != counters[kind] {
        last[kind.index] = counters[kind]
        events.append([
          "ph": "C", "cat": "work", "name": .string(kind.rawValue), "pid": .integer(process),
          "tid": 1, "ts": .microseconds(start), "args": ["value": .integer(counters[kind])],
        ])
      }
    }
    return events
  }

  private static func counterChanges(of trace: TraceReport) -> Int {
    var last: WorkCounters?
    return trace.counters.reduce(0) { sum, counters in
      defer { last = counters }
      return sum + WorkCounters.Kind.allCases.count { last?[$0] != counters[$0] }
    }
  }

  /// Frames that took longer than the display waits, as instants where they end their budget.
  private func hitches(_ slices: [NamedSlice]) -> [JSONValue] {
    let budget = 1_000_000_000 / UInt64(max(trace.rate, 1))
    return slices.filter { $0.isFrame && $0.slice.end - $0.slice.start > budget }.map { frame in
      instant("hitch", "over budget", frame.slice.start + budget, ["frame": .integer(frame.frame)])
    }
  }

  /// Events and checkpoints, as instants where their frame begins.
  private func marks(_ starts: [Int: UInt64]) -> [JSONValue] {
    let events = trace.events.compactMap { event in
      starts[event.frame].map {
        instant("input", event.title, $0, ["line": .integer(event.line)])
      }
    }
    let checkpoints = trace.checkpoints.compactMap { checkpoint in
      checkpoint.frame.flatMap { starts[$0] }.map {
        instant(
          "checkpoint", "checkpoint " + checkpoint.name, $0,
          ["verdict": .string(checkpoint.verdict.rawValue)])
      }
    }
    return events + checkpoints
  }

  private func instant(
    _ category: String, _ name: String, _ start: UInt64, _ arguments: JSONValue
  ) -> JSONValue {
    [
      "ph": "i", "s": "p", "cat": .string(category), "name": .string(name.isEmpty ? "?" : name),
      "pid": .integer(process), "tid": 1, "ts": .microseconds(start), "args": arguments,
    ]
  }
}
