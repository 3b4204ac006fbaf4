import MeniscusFormats
import MeniscusMessages

/// The time of every phase of every frame, in the Chrome trace event format.
///
/// The format is that of Google's "Trace Event Format" document, in its object form; what is used of
/// it is what both Perfetto and catapult read without complaint. A trace in one variant is a
/// process with a single thread. Times are microseconds of the monotonic clock since the first
/// span of the run, so traces that were replayed at once lie side by side.
package enum TraceEventFile {
  /// The greatest number of events: about 50 MB, which every viewer opens.
  package static let limit = 250_000

  /// The document: an event a line, at most `limit` of them.
  package static func text(of report: RunReport, limit: Int = limit) -> String {
    let origin = report.traces.compactMap { $0.spans.map(\.start).min() }.min() ?? 0
    let details = details(of: report, room: limit)
    var lines = runEvents(report)
    for (index, trace) in report.traces.enumerated() {
      let track = TraceTrack(trace: trace, process: index + 1, origin: origin)
      lines += track.events(details[index])
    }
    let omitted = report.traces.indices.filter { details[$0] != .everything }
    let other: JSONValue = [
      "format": "meniscus-trace-events",
      "shortened": .strings(omitted.map { report.traces[$0].identifier }),
    ]
    return """
      {"displayTimeUnit":"ms","otherData":\(other.written()),"traceEvents":\(JSONText.lines(lines))}

      """
  }

  /// How much of each trace has room: what failed first, whole; the rest as far as it goes.
  private static func details(of report: RunReport, room limit: Int) -> [TraceTrack.Detail] {
    var details = [TraceTrack.Detail](repeating: .nothing, count: report.traces.count)
    var room = limit
    let order = report.traces.indices.sorted { left, right in
      let failed = (
        !report.traces[left].verdict.isAccepted, !report.traces[right].verdict.isAccepted
      )
      return failed.0 == failed.1 ? left < right : failed.0
    }
    for index in order {
      for detail in TraceTrack.Detail.allCases {
        let size = TraceTrack.size(of: report.traces[index], detail)
        guard size <= room else { continue }
        details[index] = detail
        room -= size
        break
      }
    }
    return details
  }

  /// What identifies the run, as one instant for all processes.
  private static func runEvents(_ report: RunReport) -> [JSONValue] {
    let name = report.traces.first?.identifier ?? "meniscus"
    let run: JSONValue = [
      "ph": "i", "s": "g", "cat": "run", "name": "run", "pid": 1, "tid": 1, "ts": 0,
      "args": [
        "headline": .string(Headline.text(of: report)),
        "started": .string(report.started),
        "tool": .string(report.toolVersion),
        "build": .string(report.platform.build),
      ],
    ]
    return TraceTrack.names(process: 1, name: name) + [run]
  }
}
