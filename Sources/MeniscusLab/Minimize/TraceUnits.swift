import MeniscusFormats

/// The events of a trace that stay or go together, by their places.
///
/// What a pointer does from its press to its release is one unit. The end, and the last checkpoint,
/// without which a replay would prove nothing, belong to none: they stay.
package struct TraceUnits: Equatable, Sendable {
  /// The units, by their first event; the places in each rise.
  package private(set) var units: [[Int]] = []
  /// The places of the events that stay.
  package private(set) var pinned: [Int] = []

  /// Finds the units of a trace.
  ///
  /// Complexity: linear in the events.
  package init(of trace: Trace) {
    let events = trace.events
    let checkpoint = events.lastIndex { $0.action.kind == .checkpoint }
    var open: [Int: Int] = [:]
    for (place, event) in events.enumerated() {
      switch event.action {
      case .end: pinned.append(place)
      case .checkpoint where place == checkpoint: pinned.append(place)
      case .press(let pointer, _):
        open[pointer] = units.count
        units.append([place])
      case .move(let pointer, _): add(place, to: open[pointer])
      case .release(let pointer, _): add(place, to: open.removeValue(forKey: pointer))
      default: units.append([place])
      }
    }
  }

  private mutating func add(_ place: Int, to unit: Int?) {
    if let unit { units[unit].append(place) } else { units.append([place]) }
  }

  /// The trace of some of the units, and of what stays.
  package func trace(_ units: [[Int]], of trace: Trace) -> Trace {
    let places = (units.flatMap { $0 } + pinned).sorted()
    return Trace(header: trace.header, events: places.map { trace.events[$0] })
  }
}
