import MeniscusGeometry

/// An element that shows that it is pressed, whoever answers the pointer.
@MainActor
protocol PressObserver: AnyObject {
  /// A pointer went down on the element, at a place in the scene.
  func pressBegan(at point: Point2D)
  /// The pointer that is down moved.
  func pressMoved(to point: Point2D)
  /// The pointer went up, or scrolls now.
  func pressEnded()
}

/// An element that can be pressed in place of a control inside it.
@MainActor
protocol PressArea: AnyObject {
  /// Whether a point of the scene lies on the element.
  func contains(_ point: Point2D) -> Bool
}

/// Decides whom touches belong to.
///
/// Everybody on the way from the touched view outwards takes part, in an order: gestures of views
/// inside come before those around, but for those of high priority. Who first goes on (a drag, a
/// pan) or ends (a tap) begins, and all rivals are out. Of those that could begin by the same
/// event the first in the order does. One that would begin by ending with its touch up waits as
/// long as one before it may still come to something: a tap for a double tap inside.
@MainActor
final class GestureArena {
  private var contests: [TouchContest] = []
  private var lastTouch = 0

  /// Whether something will change by the time alone.
  var isWaiting: Bool { contests.contains { $0.deadline != nil } }

  /// Begins with a touch on the elements `path`, innermost first.
  ///
  /// - Parameter source: what tells touches apart that go on at once: the pointer, or two.
  func begin(_ source: TouchSource, _ event: GestureEvent, path: [ElementNode]) {
    release(source)
    lastTouch += 1
    var event = event
    event.touch = lastTouch
    let contest = TouchContest(source: source, touch: lastTouch, event: event, path: path)
    contests.append(contest)
    contest.handle(event)
    settle()
  }

  /// Goes on with a touch that has begun; others are ignored.
  func proceed(_ source: TouchSource, _ event: GestureEvent, isLast: Bool) {
    guard let contest = contests.first(where: { $0.isDown && $0.source == source }) else { return }
    var event = event
    event.touch = contest.touch
    if isLast { contest.isDown = false }
    contest.handle(event)
    if isLast { contest.endPress() }
    settle()
  }

  /// Forgets a touch that was never heard to end.
  private func release(_ source: TouchSource) {
    for contest in contests where contest.isDown && contest.source == source {
      contest.abandon()
    }
    settle()
  }

  /// Goes on to a time: what waits for nothing but time changes.
  func advance(to time: Double) {
    let instant = GesturePolicy.instant
    guard contests.contains(where: { $0.deadline.map { $0 <= time + instant } ?? false }) else {
      return
    }
    let event = GestureEvent(action: .time, touch: 0, location: .zero, time: time)
    for contest in contests { contest.handle(event) }
    settle()
  }

  /// Lets begin who may, until nothing changes any more, and forgets what is over.
  private func settle() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for contest in contests where contest.resolve(among: contests) { hasChanged = true }
    }
    forgetDone()
  }

  /// Makes participants ready for new touches that have no part in what goes on.
  private func forgetDone() {
    for participant in contests.flatMap(\.done) {
      let isBusy = contests.contains {
        $0.contains(participant) && ($0.isDown || !(participant.isFinished || $0.isOver))
      }
      guard !isBusy else { continue }
      if !participant.isFinished { participant.finish() }
      participant.changing { participant.reset() }
      participant.hasBegun = false
      participant.isFinished = false
      for contest in contests where !contest.isDown { contest.forget(participant) }
    }
    contests.removeAll { $0.isOver }
  }
}

/// What a touch comes from.
enum TouchSource: Equatable {
  /// A pointer by its number.
  case pointer(Int)
  /// The button of a remote control.
  case remote
  /// Two pointers that spread.
  case magnify
  /// Two pointers that turn.
  case rotate
}
