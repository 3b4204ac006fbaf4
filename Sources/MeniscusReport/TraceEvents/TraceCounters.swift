import MeniscusDisplay
import MeniscusFormats

/// The counters of a worker: a counter holds until it is written again, so only changes are.
struct TraceCounters {
  private let worker: Int
  private var last: [String: Int] = [:]
  /// The events up to now.
  private(set) var events: [JSONValue] = []

  /// Makes counters that have no value yet.
  init(worker: Int) {
    self.worker = worker
  }

  /// Sets a counter, at a time in nanoseconds.
  mutating func set(_ name: String, to value: Int, at time: UInt64) {
    guard last[name] != value else { return }
    last[name] = value
    // Viewers tell the counters of a process by name alone.
    events.append([
      "ph": "C", "cat": "work", "name": .string("worker \(worker) \(name)"), "pid": 1,
      "tid": .integer(TraceWorkers.thread(worker)), "ts": .microseconds(time),
      "args": ["value": .integer(value)],
    ])
  }

  /// Sets the counters of a frame's work.
  mutating func set(_ work: WorkCounters, at time: UInt64) {
    for kind in WorkCounters.Kind.headlines { set(kind.rawValue, to: work[kind], at: time) }
  }

  /// Sets what is not 0 to 0: another case follows.
  mutating func end(at time: UInt64) {
    for name in last.keys.sorted() { set(name, to: 0, at: time) }
  }

  /// An upper bound of the events that a case's work gives.
  static func changes(in trace: TraceReport) -> Int {
    var last: WorkCounters?
    return trace.counters.reduce(WorkCounters.Kind.headlines.count) { sum, counters in
      defer { last = counters }
      return sum + WorkCounters.Kind.headlines.count { last?[$0] != counters[$0] }
    }
  }
}
