/// What events of one thread must keep to together: slices nest, begins have ends, flows have
/// slices.
struct TraceEventTracks {
  private struct Slice {
    var start: Int
    var end: Int
    var event: Int
  }

  private struct Track {
    var slices: [Slice] = []
    var begun: [(start: Int, event: Int)] = []
    var orphanedEnds: [Int] = []
    var flows: [(time: Int, event: Int)] = []
  }

  private var tracks: [[Int]: Track] = [:]

  /// Adds an event that has nothing wrong by itself.
  mutating func add(_ event: ParsedTraceEvent, at index: Int) {
    var track = tracks[event.track, default: Track()]
    switch event.phase {
    case "X":
      track.slices.append(
        Slice(start: event.start, end: event.start + event.duration, event: index))
    case "B": track.begun.append((event.start, index))
    case "E":
      if let begin = track.begun.popLast() {
        track.slices.append(Slice(start: begin.start, end: event.start, event: begin.event))
      } else {
        track.orphanedEnds.append(index)
      }
    case "s", "t", "f": track.flows.append((event.start, index))
    default: break
    }
    tracks[event.track] = track
  }

  /// What is wrong, in no particular order.
  func findings() -> [TraceEventValidator.Finding] {
    tracks.values.flatMap { track -> [TraceEventValidator.Finding] in
      var findings = overlaps(track.slices) + flowsOutside(track)
      for event in track.orphanedEnds {
        findings.append(.init(event: event, problem: .endWithoutBegin))
      }
      for slice in track.begun {
        findings.append(.init(event: slice.event, problem: .beginWithoutEnd))
      }
      return findings
    }
  }

  private func overlaps(_ slices: [Slice]) -> [TraceEventValidator.Finding] {
    var open: [Slice] = []
    var findings: [TraceEventValidator.Finding] = []
    let order = slices.sorted { ($0.start, $1.end, $0.event) < ($1.start, $0.end, $1.event) }
    for slice in order {
      while let outer = open.last, outer.end <= slice.start { open.removeLast() }
      if let outer = open.last, slice.end > outer.end {
        findings.append(.init(event: slice.event, problem: .overlaps(event: outer.event)))
      } else {
        open.append(slice)
      }
    }
    return findings
  }

  private func flowsOutside(_ track: Track) -> [TraceEventValidator.Finding] {
    track.flows.filter { flow in
      !track.slices.contains { $0.start <= flow.time && flow.time <= $0.end }
    }
    .map { .init(event: $0.event, problem: .flowOutsideSlice) }
  }
}
