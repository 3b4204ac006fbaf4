/// Recognises something of two gestures.
class PairRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  final let first: GestureRecognizer<First>
  final let second: GestureRecognizer<Second>

  init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }

  override var element: ElementNode? {
    didSet {
      first.element = element
      second.element = element
    }
  }

  override var isWaiting: Bool { first.isWaiting || second.isWaiting }

  override var deadline: Double? {
    switch (first.deadline, second.deadline) {
    case (let one?, let other?): min(one, other)
    case (let one, let other): one ?? other
    }
  }

  override func accepts(_ event: GestureEvent) -> Bool {
    standing == .possible && (first.accepts(event) || second.accepts(event))
  }

  override func commit() {
    first.commit()
    second.commit()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }

  override func finish() {
    first.finish()
    second.finish()
  }

  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }

  override func encode(into encoder: inout StateEncoder) {
    first.encode(into: &encoder)
    second.encode(into: &encoder)
  }
}

/// Recognises two gestures at once; over when neither can go on.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
  override func accepts(_ event: GestureEvent) -> Bool {
    first.accepts(event) || second.accepts(event)
  }

  override func handle(_ event: GestureEvent) {
    first.handle(event)
    second.handle(event)
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    let standings = [first.standing, second.standing]
    let isOver = [first.isOver, second.isOver]
    if isOver == [true, true] {
      if standings.contains(.ended) {
        phase = .ended(value)
      } else if standings.contains(.failed) {
        phase = .failed
      }
    } else if standings.contains(.active) || standings.contains(.ended) {
      phase = .active(value)
    } else {
      let hasValue = value.first != nil || value.second != nil
      phase = .possible(hasValue ? value : nil)
    }
  }
}

extension GestureParticipant {
  /// Whether the gesture will not go on by what it has heard so far.
  fileprivate var isOver: Bool {
    switch standing {
    case .ended, .failed: true
    case .active: false
    case .possible: !isWaiting
    }
  }
}

/// Recognises one gesture after another.
///
/// A touch that is still down when the first ends goes on as the second's, from where it is.
final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
  private var place: GestureEvent?
  /// When the first ended with its touch up, and the second has not begun.
  private var pausedAt: Double?

  override func accepts(_ event: GestureEvent) -> Bool {
    switch first.standing {
    case .possible: first.accepts(event)
    case .ended: second.accepts(event)
    case .active, .failed: false
    }
  }

  override func handle(_ event: GestureEvent) {
    note(event)
    if first.standing == .ended {
      second.handle(event)
      if second.isWaiting || second.standing != .possible { pausedAt = nil }
    } else {
      first.handle(event)
      guard first.standing == .ended else { return phase = combined }
      if var event = place {
        event.action = .press
        second.handle(event)
      } else {
        pausedAt = event.time
      }
    }
    phase = combined
    if let pause = pauseEnd, event.time > pause + GesturePolicy.instant { cancel() }
  }

  /// When a second gesture that has not begun comes too late, as a tap of a row would.
  private var pauseEnd: Double? { pausedAt.map { $0 + GesturePolicy.tapGap } }

  override var deadline: Double? { super.deadline ?? pauseEnd }

  /// Remembers where the touch is while it is down.
  private func note(_ event: GestureEvent) {
    switch event.action {
    case .press, .move: place = event
    case .release: place = nil
    case .time: place?.time = event.time
    case .magnify, .rotate: break
    }
  }

  private var combined: GesturePhase<SequenceGesture<First, Second>.Value> {
    switch first.phase {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      switch second.phase {
      case .possible(let other): return .active(.second(value, other))
      case .active(let other): return .active(.second(value, other))
      case .ended(let other): return .ended(.second(value, other))
      case .failed: return .failed
      }
    }
  }

  override var isWaiting: Bool {
    standing == .possible && (first.isWaiting || second.isWaiting)
  }

  override func reset() {
    super.reset()
    place = nil
    pausedAt = nil
  }
}

/// Recognises the first gesture, or the second where the first fails.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
  override func handle(_ event: GestureEvent) {
    first.handle(event)
    switch first.phase {
    case .possible(let value):
      second.handle(event)
      phase = .possible(value.map { .first($0) })
      if !first.isWaiting { phase = second.phase.map { .second($0) } }
    case .active(let value):
      second.cancel()
      phase = .active(.first(value))
    case .ended(let value):
      second.cancel()
      phase = .ended(.first(value))
    case .failed:
      second.handle(event)
      phase = second.phase.map { .second($0) }
    }
  }

  override func commit() {
    first.commit()
    if first.standing == .failed || (first.standing == .possible && !first.isWaiting) {
      second.commit()
    }
  }
}
