import MeniscusDisplay
import MeniscusFormats
import MeniscusTiming

/// The events of one case: a stretch of its worker's thread, and another one where its second replay was
/// made apart.
struct TraceTrack {
  /// How much of a case is written.
  enum Detail: Int, CaseIterable, Comparable {
    /// Frames of both replays with their phases, counters and marks.
    case everything
    /// Frames of the replay that is judged, and marks.
    case frames
    /// What was done with the case.
    case work
    /// Nothing.
    case nothing

    static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  /// What is written.
  let trace: TraceReport
  /// From the begin of the case to its end, in nanoseconds of the monotonic clock.
  let extent: TraceSlice
  /// The worker that had the case, from 1.
  let worker: Int
  /// The same of its second replay; nil where that is within the case.
  let second: (extent: TraceSlice, worker: Int)?
  /// What counts as time 0, in nanoseconds of the monotonic clock.
  let origin: UInt64

  /// An upper bound of the number of events.
  static func size(of trace: TraceReport, _ detail: Detail) -> Int {
    let work = (trace.stretches.second == nil ? 1 : 2) + trace.work.count
    // An event is a slice and the two ends of a flow.
    let marks = 3 * trace.events.count + trace.checkpoints.count + 2 * trace.frames + 2
    return switch detail {
    case .everything:
      work + marks + 2 * trace.frames + trace.spans.count + trace.referenceSpans.count
        + TraceCounters.changes(in: trace)
    case .frames: work + marks + trace.frames
    case .work: work
    case .nothing: 0
    }
  }

  /// The events.
  ///
  /// - Parameter flow: the number of flows in the file up to now.
  func events(_ detail: Detail, flow: inout Int) -> [JSONValue] {
    guard detail < .nothing else { return [] }
    let slices = slices(detail)
    guard detail < .work else { return slices.map(event) }
    let frames = slices.filter { $0.category == .frame }
    let arrivals = arrivals(in: frames, flow: &flow)
    let events = slices.flatMap { slice -> [JSONValue] in
      [event(slice)] + (slice.category == .frame ? arrivals.ends[slice.frame ?? -1] ?? [] : [])
    }
    // Viewers want the begin of a flow before its end.
    return arrivals.begins + events + checkpoints(frames) + counters(frames, detail)
  }

  /// What a slice shows.
  private enum Category: String {
    case `case`, work, frame, phase
    /// A frame of the second replay.
    case reference
  }

  private struct NamedSlice {
    var slice: TraceSlice
    var name: String
    var category: Category
    var frame: Int?
    var worker = 0
  }

  /// The case, what was done with it, frames and the phases in them, nested.
  private func slices(_ detail: Detail) -> [NamedSlice] {
    let own =
      [NamedSlice(slice: extent, name: trace.identifier, category: .case)]
      + work { second == nil || $0 != .reference } + frames(detail, isSecond: false)
    let others = frames(detail, isSecond: true)
    guard let second else { return nested(own + others, by: worker) }
    let whole = NamedSlice(slice: second.extent, name: trace.identifier, category: .case)
    return nested(own, by: worker)
      + nested([whole] + work { $0 == .reference } + others, by: second.worker)
  }

  private func work(_ includes: (CaseWork.Kind) -> Bool) -> [NamedSlice] {
    trace.work.filter { includes($0.kind) }.map { work in
      NamedSlice(
        slice: TraceSlice(start: work.start, end: work.start + work.duration),
        name: work.kind.rawValue, category: .work)
    }
  }

  /// The frames of a replay, and the phases in them where everything is shown.
  private func frames(_ detail: Detail, isSecond: Bool) -> [NamedSlice] {
    guard detail < .work, detail == .everything || !isSecond else { return [] }
    let spans = isSecond ? trace.referenceSpans : trace.spans
    let frames = frames(spans, isSecond ? .reference : .frame)
    guard detail == .everything else { return frames }
    let begins = Set(frames.filter { $0.category == .frame }.map(\.slice.start))
    return frames
      + spans.compactMap { span -> NamedSlice? in
        // The frame alone is open where it begins, so that flows end in it and not in a phase.
        let start = begins.contains(span.start) ? min(span.start + 1, span.end) : span.start
        return Phase(index: span.phase).map { phase in
          NamedSlice(
            slice: TraceSlice(start: start, end: span.end), name: phase.rawValue,
            category: .phase, frame: span.frame)
        }
      }
  }

  private func nested(_ slices: [NamedSlice], by worker: Int) -> [NamedSlice] {
    TraceSlice.nested(slices.map(\.slice)).map { nested in
      var named = slices[nested.place]
      (named.slice, named.worker) = (nested.slice, worker)
      return named
    }
  }

  private func frames(_ spans: [Span], _ category: Category) -> [NamedSlice] {
    FrameExtent.extents(of: spans).map { extent in
      NamedSlice(
        slice: TraceSlice(start: extent.start, end: extent.end), name: "frame \(extent.frame)",
        category: category, frame: extent.frame)
    }
  }

  private func event(_ slice: NamedSlice) -> JSONValue {
    [
      "ph": "X", "cat": .string(slice.category.rawValue), "name": .string(slice.name), "pid": 1,
      "tid": .integer(TraceWorkers.thread(slice.worker)), "ts": time(slice.slice.start),
      "dur": .microseconds(slice.slice.end - slice.slice.start), "args": arguments(of: slice),
    ]
  }

  private func arguments(of slice: NamedSlice) -> JSONValue {
    switch (slice.category, slice.frame) {
    case (.case, _): return ["verdict": .string(trace.verdict.rawValue)]
    case (.frame, let frame?):
      let duration = Int(slice.slice.end - slice.slice.start)
      return [
        "frame": .integer(frame),
        "sceneTimeUs": .integer(frame * 1_000_000 / max(trace.rate, 1)),
        "budgetUs": .integer(budget / 1000),
        "overrunUs": .integer(max(0, duration - budget) / 1000),
        "differs": .string(differingStages(frame)),
      ]
    case (.reference, let frame?), (.phase, let frame?): return ["frame": .integer(frame)]
    default: return [:]
    }
  }

  /// The time between two refreshes, in nanoseconds.
  private var budget: Int { 1_000_000_000 / max(trace.rate, 1) }

  private func differingStages(_ frame: Int) -> String {
    guard trace.stageDifferences.indices.contains(frame) else { return "" }
    return trace.stageDifferences[frame].stages.map(\.rawValue).joined(separator: " ")
  }

  private func time(_ nanoseconds: UInt64) -> JSONValue { .microseconds(nanoseconds - origin) }

  /// Events where their frame begins, on a thread of their own, and the flows to that frame.
  ///
  /// Of several the later lie in the earlier: no flow may begin later than it ends.
  private func arrivals(
    in frames: [NamedSlice], flow: inout Int
  ) -> (begins: [JSONValue], ends: [Int: [JSONValue]]) {
    let events = Dictionary(grouping: trace.events, by: \.frame)
    var arrivals: [(slice: TraceSlice, event: EventReport)] = []
    for frame in frames {
      guard let number = frame.frame, let arriving = events[number] else { continue }
      let start = frame.slice.start
      let share = (frame.slice.end - start) / UInt64(arriving.count)
      for (index, event) in arriving.enumerated() {
        let length = share * UInt64(arriving.count - index)
        arrivals.append((TraceSlice(start: start, end: start + length), event))
      }
    }
    var (begins, ends): ([JSONValue], [Int: [JSONValue]]) = ([], [:])
    for (slice, place) in TraceSlice.nested(arrivals.map(\.slice)) {
      flow += 1
      let event = arrivals[place].event
      begins.append([
        "ph": "X", "cat": "input", "name": .string(event.title.isEmpty ? "?" : event.title),
        "pid": 1, "tid": .integer(TraceWorkers.inputThread(worker)), "ts": time(slice.start),
        "dur": .microseconds(slice.end - slice.start), "args": ["line": .integer(event.line)],
      ])
      begins.append(end(flow, "s", TraceWorkers.inputThread(worker), slice.start))
      ends[event.frame, default: []].append(
        end(flow, "f", TraceWorkers.thread(worker), slice.start))
    }
    return (begins, ends)
  }

  /// An end of the flow from an event to the frame that shows it.
  private func end(_ flow: Int, _ end: String, _ thread: Int, _ start: UInt64) -> JSONValue {
    let row: JSONValue = [
      "ph": .string(end), "cat": "input", "name": "shown", "id": .integer(flow), "pid": 1,
      "tid": .integer(thread), "ts": time(start),
    ]
    guard end == "f", case .object(let members) = row.content else { return row }
    // It ends in the slice around it, not in the next.
    return JSONValue(content: .object(members + [JSONMember("bp", "e")]))
  }

  /// Checkpoints, as instants where their frame begins.
  private func checkpoints(_ frames: [NamedSlice]) -> [JSONValue] {
    let starts = Dictionary(
      frames.map { ($0.frame, $0.slice.start) }, uniquingKeysWith: { first, _ in first })
    return trace.checkpoints.compactMap { checkpoint in
      guard let start = checkpoint.frame.flatMap({ starts[$0] }) else { return nil }
      return [
        "ph": "i", "s": "t", "cat": "checkpoint",
        "name": .string("checkpoint " + checkpoint.name), "pid": 1,
        "tid": .integer(TraceWorkers.thread(worker)), "ts": time(start),
        "args": ["verdict": .string(checkpoint.verdict.rawValue)],
      ]
    }
  }

  private func counters(_ frames: [NamedSlice], _ detail: Detail) -> [JSONValue] {
    var counters = TraceCounters(worker: worker)
    for frame in frames {
      let duration = Int(frame.slice.end - frame.slice.start)
      let start = frame.slice.start - origin
      counters.set("overrun", to: max(0, duration - budget) / 1000, at: start)
      counters.set("hitches", to: max(0, (duration + budget - 1) / budget - 1), at: start)
      guard detail == .everything, let number = frame.frame,
        trace.counters.indices.contains(number)
      else { continue }
      counters.set(trace.counters[number], at: start)
    }
    if let end = frames.last?.slice.end { counters.end(at: end - origin) }
    return counters.events
  }
}
