import MeniscusFormats

/// What makes a trace smaller; whether the result is one is for ``TraceCandidate`` to say.
extension Trace {
  /// The frame of each event.
  package var eventFrames: [Int] {
    let clock = clock
    return events.map { clock.frame(at: $0.time) }
  }

  /// The trace with its events in other frames; one that stays in its frame keeps its time.
  func placing(_ frames: [Int]) -> Trace {
    let clock = clock
    var trace = self
    for (index, frame) in frames.enumerated() where clock.frame(at: events[index].time) != frame {
      trace.events[index].time = clock.microseconds(of: frame)
    }
    return trace
  }

  /// The trace as it is up to a frame, which is its last, or the first after it in which no gesture
  /// goes on; what a pointer began by then stays whole.
  package func cut(after frame: Int) -> Trace {
    let (units, frames, clock) = (TraceUnits(of: self), eventFrames, clock)
    let kept = units.units.filter { frames[$0[0]] <= frame }
    let ends = kept.joined().map { clock.frame(at: events[$0].time + events[$0].action.duration) }
    let last = max(min(frame, frameCount - 1), ends.max() ?? 0)
    let trace = units.trace(kept, of: self)
    return trace.placing(trace.eventFrames.map { min($0, last) })
  }

  /// The trace with other pauses: the frames from the event before, from frame 0 for the first.
  func pausing(_ pauses: [Int]) -> Trace {
    var frame = 0
    return placing(
      pauses.map { pause in
        frame += pause
        return frame
      })
  }

  /// The frames between each event and the one before, from frame 0 for the first.
  var pauses: [Int] {
    let frames = eventFrames
    return frames.indices.map { $0 == 0 ? frames[0] : frames[$0] - frames[$0 - 1] }
  }

  /// The trace with another duration of a gesture that goes on over frames.
  func lasting(_ frames: Int, at place: Int) -> Trace {
    var trace = self
    let microseconds = clock.microseconds(of: frames)
    switch events[place].action {
    case .scroll(let target, let distance, _):
      trace.events[place].action = .scroll(target, by: distance, duration: microseconds)
    case .magnify(let target, let scale, _):
      trace.events[place].action = .magnify(target, by: scale, duration: microseconds)
    case .rotate(let target, let angle, _):
      trace.events[place].action = .rotate(target, by: angle, duration: microseconds)
    default: break
    }
    return trace
  }
}
