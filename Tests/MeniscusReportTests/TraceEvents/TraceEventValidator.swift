import MeniscusFormats

/// Holds a trace event file against the rules that its viewers have, and those that they break in
/// silence.
enum TraceEventValidator {
  /// Something wrong in a file.
  struct Finding: Equatable, Sendable {
    /// The place of the event in `traceEvents`, or nil for the file as a whole.
    let event: Int?
    /// What is wrong.
    let problem: Problem

    /// Makes a finding.
    init(event: Int?, problem: Problem) {
      self.event = event
      self.problem = problem
    }
  }

  /// What can be wrong.
  enum Problem: Equatable, Sendable {
    /// The text is no JSON, from this byte on.
    case notJSON(byte: Int)
    /// The file is no object with an array `traceEvents`: viewers take a truncated array for whole.
    case notObjectForm
    /// An event is no object.
    case notEvent
    /// An event has no phase, or one that is not known.
    case unknownPhase
    /// An event has no name or an empty one.
    case noName
    /// An event has no whole process, or no whole thread where it needs one.
    case noTrack
    /// The thread is 0, which viewers rename.
    case threadZero
    /// An event has no time, or one that is negative.
    case noTime
    /// A slice has no duration, or one that is negative.
    case noDuration
    /// A slice sticks out of the one that it begins in.
    case overlaps(event: Int)
    /// An end without a begin.
    case endWithoutBegin
    /// A begin without an end.
    case beginWithoutEnd
    /// A counter has not exactly one value, or one that is no number.
    case counterNotSingle
    /// An instant has a scope other than thread, process and global.
    case unknownScope
    /// An asynchronous event or a flow has no identity that viewers take.
    case invalidIdentity
    /// A flow begins or ends where there is no slice.
    case flowOutsideSlice
  }

  /// What is wrong in a file, in the order of its events; empty where nothing is.
  ///
  /// Complexity: O(n log n) in the events.
  static func findings(in bytes: [UInt8]) -> [Finding] {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONReader.read(bytes[...])
    } catch {
      return [Finding(event: nil, problem: .notJSON(byte: error.offset))]
    }
    guard case .array(let values)? = root["traceEvents"]?.content else {
      return [Finding(event: nil, problem: .notObjectForm)]
    }
    var findings: [Finding] = []
    var tracks = TraceEventTracks()
    for (index, value) in values.enumerated() {
      let event = ParsedTraceEvent(value)
      findings += event.problems.map { Finding(event: index, problem: $0) }
      if event.problems.isEmpty { tracks.add(event, at: index) }
    }
    findings += tracks.findings()
    return findings.sorted { ($0.event ?? -1) < ($1.event ?? -1) }
  }
}
