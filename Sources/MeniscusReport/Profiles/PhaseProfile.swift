import MeniscusDisplay
import MeniscusFormats
import MeniscusTiming

/// Where the time of a replay went: the case, in it frames, in them phases, nested as they ran.
///
/// It is made of the spans that `trace.json` is made of.
package struct PhaseProfile: Equatable, Sendable {
  /// That something begins or ends; what began last ends first.
  struct Event: Equatable, Sendable {
    /// What.
    var name: String
    /// Whether it begins.
    var opens: Bool
    /// When, in nanoseconds since the first span of the profile, never less than before.
    var at: UInt64
  }

  /// The case, and the thread where there are several.
  package let name: String
  /// What begins and ends; each that begins ends.
  let events: [Event]

  /// The profiles of a case, one for each thread that reported phases.
  ///
  /// Complexity: O(n log n) in the spans.
  package static func profiles(of spans: [Span], named name: String) -> [PhaseProfile] {
    let threads = Set(spans.map(\.thread)).sorted()
    return threads.map { thread in
      PhaseProfile(
        name: threads.count > 1 ? "\(name), thread \(thread + 1)" : name, case: name,
        spans: spans.filter { $0.thread == thread })
    }
  }

  private init(name: String, case title: String, spans: [Span]) {
    self.name = name
    let frames = FrameExtent.extents(of: spans)
    let origin = frames.map(\.start).min() ?? 0
    var calls: [(name: String, slice: TraceSlice)] = []
    // What holds others comes first: of slices as long as each other, the first is outside.
    if let end = frames.map(\.end).max() {
      calls.append((title, TraceSlice(start: origin, end: end)))
    }
    calls += frames.map { ("frame \($0.frame)", TraceSlice(start: $0.start, end: $0.end)) }
    calls += spans.compactMap { span in
      Phase(index: span.phase).map {
        ($0.rawValue, TraceSlice(start: span.start, end: span.end))
      }
    }
    var events: [Event] = []
    var open: [(name: String, end: UInt64)] = []
    func close(upTo time: UInt64) {
      while let last = open.last, last.end <= time {
        events.append(Event(name: last.name, opens: false, at: last.end - origin))
        open.removeLast()
      }
    }
    for (slice, place) in TraceSlice.nested(calls.map(\.slice)) {
      close(upTo: slice.start)
      events.append(Event(name: calls[place].name, opens: true, at: slice.start - origin))
      open.append((calls[place].name, slice.end))
    }
    close(upTo: .max)
    self.events = events
  }
}

extension PhaseProfile {
  /// The time that each stack took itself, without what it called, in the order in which they began;
  /// stacks that took none are left out.
  var stacks: [(path: [String], time: UInt64)] {
    var order: [[String]] = []
    var times: [[String]: UInt64] = [:]
    var path: [String] = []
    var last: UInt64 = 0
    for event in events {
      if event.at > last, !path.isEmpty {
        if times[path] == nil { order.append(path) }
        times[path, default: 0] += event.at - last
      }
      last = event.at
      if event.opens { path.append(event.name) } else { path.removeLast() }
    }
    return order.map { ($0, times[$0] ?? 0) }
  }
}
