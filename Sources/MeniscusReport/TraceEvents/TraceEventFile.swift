import MeniscusFormats
import MeniscusMessages
import MeniscusTiming

/// The time of every phase of every frame, in the Chrome trace event format.
///
/// The format is that of Google's "Trace Event Format" document, in its object form; what is used of
/// it is what both Perfetto and catapult read without complaint. The run is a process, and each of
/// its workers a thread on which one case follows the other, with a second thread for what arrives.
/// Times are microseconds of the monotonic clock since the first case began.
package enum TraceEventFile {
  /// The greatest number of events: about 50 MB, which every viewer opens.
  package static let limit = 250_000
  /// The name of the file; beside it stands a compressed one, which viewers open too.
  package static let name = "trace.json"

  /// The document: an event a line, at most `limit` of them.
  package static func text(of report: RunReport, limit: Int = limit) -> String {
    let (count, stretches) = (report.traces.count, report.traces.map(\.stretches))
    let extents = stretches.map(\.judged) + stretches.map(\.second)
    let origin = extents.compactMap { $0?.start }.min() ?? 0
    let workers = TraceWorkers(extents)
    let details = details(of: report, room: limit)
    var lines = runEvents(report) + workers.names
    var flow = 0
    for (index, trace) in report.traces.enumerated() {
      guard let extent = extents[index] else { continue }
      let track = TraceTrack(
        trace: trace, extent: extent, worker: workers.places[index],
        second: extents[count + index].map { ($0, workers.places[count + index]) }, origin: origin)
      lines += track.events(details[index], flow: &flow)
    }
    let shortened = report.traces.indices.filter { details[$0] != .everything }
    let other: JSONValue = [
      "format": "meniscus-trace-events",
      "detailed": .string(report.timed.rawValue),
      "shortened": .strings(shortened.map { report.traces[$0].identifier }),
    ]
    return """
      {"displayTimeUnit":"ms","otherData":\(other.written()),"traceEvents":\(JSONText.lines(lines))}

      """
  }

  /// How much of each trace is written: what is asked for and has room.
  private static func details(of report: RunReport, room limit: Int) -> [TraceTrack.Detail] {
    var details = [TraceTrack.Detail](repeating: .nothing, count: report.traces.count)
    var room = limit
    let ranks = ranks(of: report)
    for index in report.traces.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
      let isAsked = ranks[index] <= report.timed.rank
      for detail in TraceTrack.Detail.allCases where isAsked || detail >= .work {
        let size = TraceTrack.size(of: report.traces[index], detail)
        guard size <= room else { continue }
        details[index] = detail
        room -= size
        break
      }
    }
    return details
  }

  /// 0 for what failed, 1 for what took longest, 2 for the rest.
  private static func ranks(of report: RunReport) -> [Int] {
    let traces = report.traces
    let slowest = traces.indices
      .sorted { (traces[$1].duration, $0) < (traces[$0].duration, $1) }
      .prefix(TimedCases.slowCount)
    var ranks = [Int](repeating: 2, count: traces.count)
    for index in slowest { ranks[index] = 1 }
    for index in traces.indices where !traces[index].verdict.isAccepted { ranks[index] = 0 }
    return ranks
  }

  /// What identifies the run, as one instant for all threads.
  private static func runEvents(_ report: RunReport) -> [JSONValue] {
    let run: JSONValue = [
      "ph": "i", "s": "g", "cat": "run", "name": "run", "pid": 1, "tid": 1, "ts": 0,
      "args": [
        "headline": .string(Headline.text(of: report)),
        "started": .string(report.started),
        "tool": .string(report.toolVersion),
        "build": .string(report.platform.build),
      ],
    ]
    return [TraceWorkers.row("process_name", thread: 1, ["name": "meniscus test"]), run]
  }
}

extension TimedCases {
  /// The greatest rank that is written in every detail.
  fileprivate var rank: Int {
    switch self {
    case .failed: 0
    case .slow: 1
    case .all: 2
    }
  }
}

extension TraceReport {
  /// From the begin of the case to its end, nil where it never began; the same of the second replay
  /// where other cases may lie between the two.
  var stretches: (judged: TraceSlice?, second: TraceSlice?) {
    let own = Self.slices(spans, work.filter { $0.kind != .reference })
    let others = Self.slices(referenceSpans, work.filter { $0.kind == .reference })
    guard let second = TraceSlice(around: others), second.start < start else {
      let whole = start > 0 ? [TraceSlice(start: start, end: start + duration)] : []
      return (TraceSlice(around: own + others + whole), nil)
    }
    return (TraceSlice(around: own + [TraceSlice(start: start, end: start + stretch)]), second)
  }

  private static func slices(_ spans: [Span], _ work: [CaseWork]) -> [TraceSlice] {
    spans.map { TraceSlice(start: $0.start, end: $0.end) }
      + work.map { TraceSlice(start: $0.start, end: $0.start + $0.duration) }
  }
}

extension TraceSlice {
  /// The slice from the first begin to the last end; nil for none.
  fileprivate init?(around slices: [TraceSlice]) {
    guard let first = slices.map(\.start).min(), let last = slices.map(\.end).max() else {
      return nil
    }
    self.init(start: first, end: last)
  }
}
