import MeniscusGeometry
import MeniscusUI

/// A gesture that goes on over frames, at an even pace.
struct ContinuousGesture {
  /// What is done.
  enum Path {
    /// A finger that is down moves by a distance in points.
    case drag(pointer: Int, by: Size2D)
    /// Two fingers spread from a scale of 1.
    case magnify(to: Double)
    /// Two fingers turn by an angle in radians.
    case rotate(by: Double)
  }

  let path: Path
  /// Where it begins, in scene points.
  let point: Point2D
  /// When it begins, in microseconds.
  let begin: Int
  /// How long it goes on, in microseconds; at least 1.
  let duration: Int
  /// The frame in which it ends.
  let lastFrame: Int

  /// When it ends, in microseconds.
  var end: Int { begin + duration }

  /// The pointer that is down meanwhile.
  var pointer: Int? {
    if case .drag(let pointer, _) = path { return pointer }
    return nil
  }

  /// What reaches the scene in the first frame.
  var first: [InputEvent] {
    switch path {
    case .drag(let pointer, _): [.press(pointer: pointer, at: point)]
    case .magnify: [.magnify(.began, at: point, scale: 1)]
    case .rotate: [.rotate(.began, at: point, radians: 0)]
    }
  }

  /// What reaches the scene in a later frame; in the last one the gesture also ends.
  func step(at time: Int, isLast: Bool) -> [InputEvent] {
    let passed = Double(min(max(time - begin, 0), duration)) / Double(duration)
    let fraction = isLast ? 1 : passed
    switch path {
    case .drag(let pointer, let distance):
      let point = Point2D(
        x: self.point.x + distance.width * fraction,
        y: self.point.y + distance.height * fraction)
      let move = InputEvent.move(pointer: pointer, at: point)
      return isLast ? [move, .release(pointer: pointer, at: point)] : [move]
    case .magnify(let target):
      let scale = isLast ? target : 1 + (target - 1) * fraction
      let change = InputEvent.magnify(.changed, at: point, scale: scale)
      return isLast ? [change, .magnify(.ended, at: point, scale: scale)] : [change]
    case .rotate(let angle):
      let radians = angle * fraction
      let change = InputEvent.rotate(.changed, at: point, radians: radians)
      return isLast ? [change, .rotate(.ended, at: point, radians: radians)] : [change]
    }
  }
}
