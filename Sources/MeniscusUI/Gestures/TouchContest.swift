import MeniscusGeometry

/// The contest for one touch, from its beginning until nobody waits for it any more.
@MainActor
final class TouchContest {
  /// A participant with those it has to let go first, and those it can be recognised with.
  private struct Entry {
    let participant: GestureParticipant
    /// How it stands to those of elements inside.
    var rank = GestureRank.normal
    /// The participants that come before.
    var superiors: [GestureParticipant] = []
    /// The participants that come after.
    var inferiors: [GestureParticipant] = []
  }

  let source: TouchSource
  let touch: Int
  /// Whether the touch goes on.
  var isDown = true
  private var entries: [Entry] = []
  private var observers: [any PressObserver] = []

  /// Begins with everybody on a path for whom the touch is, innermost first.
  init(source: TouchSource, touch: Int, event: GestureEvent, path: [ElementNode]) {
    self.source = source
    self.touch = touch
    if case .press = event.action,
      let moving = path.first(where: { $0.scrolling?.isInFlight(at: event.time) == true })
        as? any GestureBearer
    {
      // Who touches what scrolls takes hold of it, whatever is there.
      entries = [Entry(participant: moving.participant)]
      return
    }
    for element in path { add(element, event) }
    if case .press = event.action {
      observers = path.compactMap { $0.environment.isEnabled ? $0 as? any PressObserver : nil }
    }
    for observer in observers { observer.pressBegan(at: event.location) }
  }

  private func add(_ element: ElementNode, _ event: GestureEvent) {
    guard let bearer = element as? any GestureBearer,
      element.environment.isEnabled || bearer.isAlwaysEnabled
    else { return }
    if !bearer.mask.contains(.subviews) { entries = [] }
    let participant = bearer.participant
    guard bearer.mask.contains(.gesture), participant.accepts(event) else { return }
    participant.isFinished = false
    var entry = Entry(participant: participant, rank: bearer.rank)
    // A gesture that is at once with others is at once with the scrolling around, too.
    let rivals = entries.indices.filter {
      !(element.scrolling != nil && entries[$0].rank == .simultaneous)
    }
    switch bearer.rank {
    case .normal:
      entry.superiors = rivals.map { entries[$0].participant }
      for index in rivals { entries[index].inferiors.append(participant) }
      entries.append(entry)
    case .high:
      entry.inferiors = entries.map(\.participant)
      for index in entries.indices { entries[index].superiors.append(participant) }
      entries.insert(entry, at: 0)
    case .simultaneous:
      entries.append(entry)
    }
  }

  /// Whether somebody takes part.
  func contains(_ participant: GestureParticipant) -> Bool {
    entries.contains { $0.participant === participant }
  }

  /// The next time at which somebody changes without an event.
  var deadline: Double? {
    entries.compactMap { $0.participant.isFinished ? nil : $0.participant.deadline }.min()
  }

  /// Hands an event to everybody who is still in.
  func handle(_ event: GestureEvent) {
    if case .move = event.action {
      for observer in observers { observer.pressMoved(to: event.location) }
    }
    for participant in entries.map(\.participant) where !participant.isFinished {
      participant.changing { participant.handle(event) }
      participant.isChanged = true
    }
  }

  /// Tells those who show that they are pressed that it is over.
  func endPress() {
    for observer in observers { observer.pressEnded() }
    observers = []
  }

  /// Ends without a release.
  func abandon() {
    isDown = false
    endPress()
    for entry in entries where !entry.participant.isFinished { entry.participant.cancel() }
  }

  /// Lets begin who may, and runs the actions of who changed; whether anything happened.
  func resolve(among contests: [TouchContest]) -> Bool {
    var hasChanged = false
    for entry in entries where !entry.participant.isFinished {
      let participant = entry.participant
      switch participant.standing {
      case .possible:
        participant.commitIfChanged()
      case .failed:
        finish(participant)
        hasChanged = true
      case .active, .ended:
        if !participant.hasBegun {
          guard !mustWait(entry) else { continue }
          begin(participant, among: contests)
          hasChanged = true
        }
        participant.commitIfChanged()
        if participant.standing == .ended {
          finish(participant)
          hasChanged = true
        }
      }
    }
    return hasChanged
  }

  /// Whether one before it may still come to something without a touch that is down.
  private func mustWait(_ entry: Entry) -> Bool {
    guard entry.participant.standing == .ended, !isDown else { return false }
    return entry.superiors.contains {
      !$0.isFinished && !$0.hasBegun && $0.standing == .possible && $0.isWaiting
    }
  }

  private func begin(_ participant: GestureParticipant, among contests: [TouchContest]) {
    participant.hasBegun = true
    participant.isChanged = true
    for contest in contests { contest.cancelRivals(of: participant) }
    if participant.endsPress { endPress() }
  }

  private func cancelRivals(of participant: GestureParticipant) {
    guard let entry = entries.first(where: { $0.participant === participant }) else { return }
    for rival in entry.superiors + entry.inferiors where !rival.isFinished && !rival.hasBegun {
      rival.cancel()
    }
  }

  private func finish(_ participant: GestureParticipant) {
    participant.finish()
    participant.isFinished = true
  }

  /// The participants whose part is over: all of them once nobody waits any more.
  var done: [GestureParticipant] {
    entries.map(\.participant).filter { $0.isFinished || isOver }
  }

  /// Goes on without a participant.
  func forget(_ participant: GestureParticipant) {
    entries.removeAll { $0.participant === participant }
  }

  /// Whether the touch is over and nobody waits.
  var isOver: Bool {
    guard !isDown else { return false }
    return entries.allSatisfy { entry in
      entry.participant.isFinished
        || (entry.participant.standing == .possible && !entry.participant.isWaiting)
    }
  }
}
