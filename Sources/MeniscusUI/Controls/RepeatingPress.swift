/// Whether what is pressed acts again while it is held.
enum PressRepeating {
  case never
  /// Where `buttonRepeatBehavior` asks for it.
  case asAsked
  /// Always: what it does again and again, and what hears when that begins and ends.
  case always(again: () -> Void, edited: (Bool) -> Void)
}

/// When what is held acts again: after a while, then at a pace that quickens once.
///
/// That the pace depends on how long it is held is Apple's documentation of `UIStepper`; the numbers
/// are ours.
struct PressRepetition {
  static let delay = 0.5
  static let interval = 0.1
  static let quickInterval = 0.05
  /// How often it acts at the first pace.
  static let slowCount = 10

  /// When it acts next; nil for never.
  private(set) var due: Double?
  /// How often it has acted.
  private(set) var count = 0

  mutating func begin(at time: Double) { due = time + Self.delay }

  mutating func pause() { due = nil }

  /// How often it has to act until a time.
  mutating func take(upTo time: Double) -> Int {
    // What was missed while it was switched off is not made up for.
    if let next = due, time - next > Self.delay { due = time }
    var taken = 0
    while let next = due, next <= time + GesturePolicy.instant {
      taken += 1
      count += 1
      due = next + (count < Self.slowCount ? Self.interval : Self.quickInterval)
    }
    return taken
  }
}

/// A press that acts again while the pointer stays on the element; then its release does nothing.
final class RepeatingPress: PressParticipant {
  var repeating: PressRepeating
  private var repetition = PressRepetition()
  private var pending = 0
  private var isEditing = false

  init(isPressed: Binding<Bool>, repeating: PressRepeating, action: @escaping () -> Void) {
    self.repeating = repeating
    super.init(isPressed: isPressed, action: action)
  }

  private var repeats: Bool {
    guard let environment = element?.environment, environment.isEnabled else { return false }
    return switch repeating {
    case .never: false
    case .asAsked: environment.buttonRepeatBehavior == .enabled
    case .always: true
    }
  }

  override var deadline: Double? { touch != nil && repeats ? repetition.due : nil }

  override func handle(_ event: GestureEvent) {
    let isOwn = touch == event.touch
    super.handle(event)
    switch event.action {
    case .press where !isOwn && touch == event.touch:
      if repeats { repetition.begin(at: event.time) }
    case .move where isOwn: follow(event)
    case .release where isOwn:
      if repetition.count > 0 { state = .ended }
    case .time where touch != nil && repeats:
      pending += repetition.take(upTo: event.time)
      if pending > 0 { state = .active }
    default: break
    }
  }

  /// Leaving the element stops it; coming back begins anew.
  private func follow(_ event: GestureEvent) {
    guard covers(event.location) else { return repetition.pause() }
    if repetition.due == nil, repeats { repetition.begin(at: event.time) }
  }

  override func commit() {
    guard repetition.count > 0 else { return super.commit() }
    show(state == .active && isInside)
    while pending > 0 {
      pending -= 1
      act()
    }
  }

  private func act() {
    guard case .always(let again, let edited) = repeating else { return action() }
    if !isEditing {
      isEditing = true
      edited(true)
    }
    again()
  }

  override func finish() {
    super.finish()
    if isEditing, case .always(_, let edited) = repeating { edited(false) }
    isEditing = false
  }

  override func reset() {
    super.reset()
    repetition = PressRepetition()
    pending = 0
  }
}
