import MeniscusFormats
import MeniscusUI

extension ChangeSource {
  /// An event that reaches the scene in a frame.
  init(_ event: EventCause, in frame: Int) {
    self.init(clock: nil, frame: event.delay == 0 ? frame : event.frame, delay: 0, event: event)
  }
}

extension Trace {
  /// What a change in a frame goes back to.
  ///
  /// - Parameter origins: what brought it about, and what set the clock that did, and so on; empty
  ///   where it is not known: then the last event counts.
  func source(of frame: Int, by origins: [ChangeOrigin]) -> ChangeSource? {
    guard let first = origins.first else {
      guard let event = cause(of: frame) else { return nil }
      if event.delay == 0 { return ChangeSource(event, in: frame) }
      return ChangeSource(
        clock: ChangeSource.Clock(kind: "unknown", view: nil, since: event.frame),
        frame: frame, delay: 0, event: event)
    }
    let root = origins.first { [.event, .touch].contains($0.kind) }
    var source = ChangeSource(
      clock: nil, frame: first.frame, delay: max(frame - first.frame, 0),
      event: root.flatMap { cause(of: $0.frame) })
    if first.kind != .event {
      source.clock = ChangeSource.Clock(
        kind: first.kind.rawValue, view: first.view, since: first.since)
    }
    return source
  }
}
