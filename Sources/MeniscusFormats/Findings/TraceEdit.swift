import MeniscusGeometry

/// A way in which a trace differs from the one that was accepted.
///
/// It is a value, which `MeniscusMessages` words; of two values in it the first is the accepted one.
package enum TraceEdit: Equatable, Codable, Sendable {
  /// The header's extent of the frame, in points.
  case size(Size2D, Size2D)
  /// The header's pixels in a point.
  case scale(Double, Double)
  /// The header's frames a second.
  case rate(Int, Int)
  /// The header's seed.
  case seed(UInt64, UInt64)
  /// The header's environment.
  case environment(TraceEnvironment, TraceEnvironment)
  /// A font that the header names.
  case font(String, Presence)
  /// The case's variant, which the header did not list.
  case variant(String)
  /// How the header has pictures compared.
  case tolerance(TraceTolerance, TraceTolerance)
  /// The rules that the header has no longer, and those that it has now.
  case rules(removed: [ToleranceRule], added: [ToleranceRule])
  /// An event that was not there.
  case added(PlacedEvent)
  /// An event that is gone.
  case removed(PlacedEvent)
  /// An event that does something else.
  case changed(PlacedEvent, PlacedEvent)
  /// An event that comes at another time, and how many after it are as far from where they were;
  /// `isToEnd` where these are all.
  case moved(PlacedEvent, PlacedEvent, others: Int, isToEnd: Bool)
  /// A part that has hardly anything in common: its lines in either trace.
  case rewritten(ClosedRange<Int>, ClosedRange<Int>)
  /// As many edits more.
  case others(Int)
  /// Nobody can tell: the trace that the case was accepted with is not kept.
  case unknown

  /// What became of something with a name.
  package enum Presence: String, CaseIterable, Codable, Sendable {
    /// It was not there.
    case added
    /// It is gone.
    case removed
    /// It is another.
    case replaced
  }

  /// An event and where it stands.
  package struct PlacedEvent: Equatable, Codable, Sendable {
    /// The line, counted from 1.
    package var line: Int
    /// The frame that it belongs to.
    package var frame: Int
    /// Its time, in microseconds.
    package var time: Int
    /// What happens.
    package var action: TraceAction

    /// Places an event of a trace.
    package init(_ index: Int, of trace: Trace) {
      let event = trace.events[index]
      line = Trace.line(ofEvent: index)
      frame = trace.clock.frame(at: event.time)
      time = event.time
      action = event.action
    }
  }
}

extension TraceEdit {
  /// A kind of edit; the raw value is its name in `report.json`.
  package enum Kind: String, CaseIterable, Sendable {
    case size, scale, rate, seed, environment, font, variant, tolerance, rules
    case added, removed, changed, moved, rewritten, others, unknown
  }

  /// What kind of edit it is.
  package var kind: Kind {
    switch self {
    case .size: .size
    case .scale: .scale
    case .rate: .rate
    case .seed: .seed
    case .environment: .environment
    case .font: .font
    case .variant: .variant
    case .tolerance: .tolerance
    case .rules: .rules
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    case .moved: .moved
    case .rewritten: .rewritten
    case .others: .others
    case .unknown: .unknown
    }
  }

  /// The line of the trace that it is about; nil where it has none there.
  package var line: Int? {
    switch self {
    case .size, .scale, .rate, .seed, .environment, .font, .variant, .tolerance, .rules: 1
    case .added(let event), .changed(_, let event), .moved(_, let event, _, _): event.line
    case .rewritten(_, let lines): lines.lowerBound
    case .removed, .others, .unknown: nil
    }
  }

  /// The line of the accepted trace that it is about; nil where it has none there.
  package var acceptedLine: Int? {
    switch self {
    case .size, .scale, .rate, .seed, .environment, .font, .variant, .tolerance, .rules: 1
    case .removed(let event), .changed(let event, _), .moved(let event, _, _, _): event.line
    case .rewritten(let lines, _): lines.lowerBound
    case .added, .others, .unknown: nil
    }
  }
}
