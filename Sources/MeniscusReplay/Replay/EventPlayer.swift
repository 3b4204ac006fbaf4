import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// Turns the events of a trace into what reaches the scene, frame by frame.
///
/// Recorder and replayer share it, so that a recording is replayed as it was made.
@MainActor
package struct EventPlayer {
  private let host: SceneHost
  private let clock: FrameClock
  private var configuration: SceneConfiguration
  private var gestures: [ContinuousGesture] = []
  /// The pointers that `press` put down, and where they are.
  private var pressed: [(pointer: Int, point: Point2D)] = []

  /// Makes a player of a host that has shown what the first events are to find.
  package init(host: SceneHost, clock: FrameClock) {
    self.host = host
    self.clock = clock
    configuration = host.configuration
  }

  /// What reaches the scene in a frame: a step of every gesture under way, then the new events.
  ///
  /// - Parameter events: the events that belong to the frame, each with its line.
  package mutating func inputs(
    at frame: Int, events: [(line: Int, event: TraceEvent)]
  ) throws(ReplayError) -> [TimedInput] {
    let time = clock.microseconds(of: frame)
    var inputs: [TimedInput] = []
    for gesture in gestures {
      let isLast = frame >= gesture.lastFrame
      inputs += timed(
        gesture.step(at: time, isLast: isLast), at: isLast ? gesture.end : time, in: frame)
    }
    gestures.removeAll { $0.lastFrame <= frame }
    for (line, event) in events {
      let place = EventPlace(line: line, frame: frame)
      inputs += timed(try self.inputs(of: event, at: place), at: event.time, in: frame)
      if let gesture = gestures.last, gesture.lastFrame <= frame {
        // It begins and ends in one frame.
        inputs += timed(
          gesture.step(at: event.time, isLast: true), at: gesture.end, in: frame)
        gestures.removeLast()
      }
    }
    return inputs
  }

  /// Events with their time in microseconds, where it is not that at which recorders write the frame.
  private func timed(_ events: [InputEvent], at time: Int, in frame: Int) -> [TimedInput] {
    let own = time == clock.microseconds(of: frame) ? nil : Double(time) / 1e6
    return events.map { TimedInput($0, at: own) }
  }

  private mutating func inputs(
    of event: TraceEvent, at place: EventPlace
  ) throws(ReplayError) -> [InputEvent] {
    switch event.action {
    case .tap(let target): return tap(at: try point(of: target, at: place))
    case .toggle(let identifier):
      guard let toggle = try find(identifier.id, at: place).toggle else {
        throw .notAToggle(identifier.id, at: place)
      }
      return tap(at: try inside(identifier, of: toggle, at: place))
    case .press(let pointer, let target):
      let point = try point(of: target, at: place)
      pressed.append((pointer, point))
      return [.press(pointer: pointer, at: point)]
    case .move(let pointer, let target):
      let point = try point(of: target, at: place, anywhere: true)
      for index in pressed.indices where pressed[index].pointer == pointer {
        pressed[index].point = point
      }
      return [.move(pointer: pointer, at: point)]
    case .release(let pointer, let target): return try release(pointer, at: target, place)
    case .hover(nil): return [.hover(at: nil)]
    case .hover(let target?): return [.hover(at: try point(of: target, at: place))]
    case .wheel(let target, let distance):
      return [.wheel(at: try point(of: target, at: place), delta: distance)]
    case .scroll(let target, let distance, _):
      let path = ContinuousGesture.Path.drag(
        pointer: PointerNumber.lowestFree { isDown($0) }, by: distance)
      return begin(path, event, from: try point(of: target, at: place))
    case .magnify(let target, let scale, _):
      return begin(.magnify(to: scale), event, from: try point(of: target, at: place))
    case .rotate(let target, let angle, _):
      return begin(.rotate(by: angle), event, from: try point(of: target, at: place))
    case .key(let key): return [.key(key)]
    case .text(let text): return [.text(text)]
    case .focus(let id):
      if let id { _ = try find(id, at: place) }
      return [.focus(id)]
    case .environment(let change):
      var environment = TraceEnvironment(configuration)
      change.apply(to: &environment)
      environment.apply(to: &configuration)
      return [.environment(configuration)]
    case .resize(let size):
      configuration.size = size
      return [.resize(size)]
    case .checkpoint, .end: return []
    }
  }

  private func tap(at point: Point2D) -> [InputEvent] {
    let pointer = PointerNumber.lowestFree { isDown($0) }
    return [.press(pointer: pointer, at: point), .release(pointer: pointer, at: point)]
  }

  private mutating func release(
    _ pointer: Int, at target: TraceTarget?, _ place: EventPlace
  ) throws(ReplayError) -> [InputEvent] {
    var point = pressed.first { $0.pointer == pointer }?.point ?? .zero
    if let target { point = try self.point(of: target, at: place, anywhere: true) }
    pressed.removeAll { $0.pointer == pointer }
    return [.release(pointer: pointer, at: point)]
  }

  private mutating func begin(
    _ path: ContinuousGesture.Path, _ event: TraceEvent, from point: Point2D
  ) -> [InputEvent] {
    let gesture = ContinuousGesture(
      path: path, point: point, begin: event.time, duration: event.action.duration,
      lastFrame: clock.frame(at: event.time + event.action.duration))
    gestures.append(gesture)
    return gesture.first
  }

  private func isDown(_ pointer: Int) -> Bool {
    pressed.contains { $0.pointer == pointer }
      || gestures.contains { $0.pointer == pointer }
  }
}

/// Where targets are.
extension EventPlayer {
  /// The point of a target in the scene, by what the last frame showed.
  ///
  /// - Parameter anywhere: whether it may lie outside the frame, as a pointer that is down may.
  private func point(
    of target: TraceTarget, at place: EventPlace, anywhere: Bool = false
  ) throws(ReplayError) -> Point2D {
    switch target {
    case .point(let point): return point
    case .identifier(let identifier):
      let frame = try find(identifier.id, at: place).frame
      if anywhere { return identifier.point(in: frame) }
      return try inside(identifier, of: frame, at: place)
    }
  }

  private func inside(
    _ identifier: TraceIdentifier, of frame: Rect2D, at place: EventPlace
  ) throws(ReplayError) -> Point2D {
    let point = identifier.point(in: frame)
    // The extent that the last frame had; one that changes in this frame is not shown yet.
    let size = host.configuration.size
    guard (0...size.width).contains(point.x), (0...size.height).contains(point.y) else {
      throw .targetOutside(identifier.id, at: place, point: point)
    }
    return point
  }

  private func find(
    _ id: String, at place: EventPlace
  ) throws(ReplayError) -> (frame: Rect2D, toggle: Rect2D?) {
    switch host.match(identifier: id) {
    case .found(let frame, let toggle): return (frame, toggle)
    case .ambiguous(let count): throw .ambiguousTarget(id, at: place, count: count)
    case .missing(let known):
      let unique = known.withoutRepeats
      throw .missingTarget(
        id, at: place, known: unique,
        suggestion: NearestName.suggestion(for: id, among: unique))
    }
  }
}
