import MeniscusGeometry

/// Holds the rules of a trace that need more than one line.
package struct TraceSequence {
  private struct Gesture {
    var kind: TraceAction.Kind
    var line: Int
    /// The frame in which it ends; before that frame's events.
    var lastFrame: Int
    /// The pointer that it holds down.
    var pointer: Int?
  }

  private let scale: Double
  private let clock: FrameClock
  private var time = 0
  /// The frame of the last event, and how many it has.
  private var crowd = (frame: 0, events: 0)
  private var checkpoints: [String: Int] = [:]
  private var pressed: [Int] = []
  private var gestures: [Gesture] = []
  private var endLine: Int?

  init(header: TraceHeader) throws(ReplayError) {
    scale = header.scale
    clock = FrameClock(rate: header.rate)
    try Self.checkPixels(of: header.size, scale: scale, line: 1)
    for (index, variant) in header.variants.enumerated()
    where header.variants[..<index].contains(variant) {
      throw .trace(line: 1, column: 1, problem: .duplicateVariant(variant.name))
    }
  }

  /// Takes the event of a line.
  package mutating func append(_ event: TraceEvent, line: Int) throws(ReplayError) {
    if let endLine { throw error(line, .afterEnd(endLine: endLine)) }
    guard event.time >= time else {
      throw error(line, .backwards(time: event.time, previous: time))
    }
    time = event.time
    let frame = clock.frame(at: time)
    crowd = (frame, frame == crowd.frame ? crowd.events + 1 : 1)
    guard crowd.events <= TraceLimit.events else {
      throw error(line, .tooManyEvents(frame: frame, limit: TraceLimit.events))
    }
    // A gesture's last step comes before the events of its last frame.
    gestures.removeAll { $0.lastFrame <= frame }
    switch event.action {
    case .press(let pointer, _):
      guard !isDown(pointer) else { throw error(line, .pointerDown(pointer)) }
      pressed.append(pointer)
    case .move(let pointer, _):
      guard pressed.contains(pointer) else { throw error(line, .pointerUp(pointer)) }
    case .release(let pointer, _):
      guard pressed.contains(pointer) else { throw error(line, .pointerUp(pointer)) }
      pressed.removeAll { $0 == pointer }
    case .scroll, .magnify, .rotate: try begin(event, frame: frame, line: line)
    case .resize(let size): try Self.checkPixels(of: size, scale: scale, line: line)
    case .checkpoint(let name):
      if let first = checkpoints[name] {
        throw error(line, .duplicateCheckpoint(name, firstLine: first))
      }
      checkpoints[name] = line
    case .end:
      if let gesture = gestures.first {
        throw error(line, .gestureUnfinished(line: gesture.line))
      }
      endLine = line
    case .tap, .hover, .wheel, .toggle, .key, .text, .focus, .environment: break
    }
  }

  /// Takes the end of the text, after its last line.
  func finish(line: Int) throws(ReplayError) {
    guard endLine != nil else { throw error(line, .missingEnd) }
  }

  private mutating func begin(
    _ event: TraceEvent, frame: Int, line: Int
  ) throws(ReplayError) {
    let kind = event.action.kind
    let end = event.time + event.action.duration
    guard end <= TraceLimit.time else { throw error(line, .tooLong(limit: TraceLimit.time)) }
    if kind != .scroll, let other = gestures.first(where: { $0.kind == kind }) {
      throw error(line, .gestureUnderWay(line: other.line))
    }
    let lastFrame = clock.frame(at: end)
    guard lastFrame > frame else { return }
    gestures.append(
      Gesture(
        kind: kind, line: line, lastFrame: lastFrame,
        pointer: kind == .scroll ? PointerNumber.lowestFree { isDown($0) } : nil))
  }

  private func isDown(_ pointer: Int) -> Bool {
    pressed.contains(pointer) || gestures.contains { $0.pointer == pointer }
  }

  private static func checkPixels(
    of size: Size2D, scale: Double, line: Int
  ) throws(ReplayError) {
    let pixels = TraceLimit.pixels(of: size, scale: scale)
    guard pixels <= TraceLimit.pixels else {
      throw .trace(
        line: line, column: 1,
        problem: .tooManyPixels(found: pixels, limit: TraceLimit.pixels))
    }
  }

  private func error(_ line: Int, _ problem: TraceProblem) -> ReplayError {
    .trace(line: line, column: 1, problem: problem)
  }
}

/// Which pointer an event without a number of its own is.
package enum PointerNumber {
  /// The lowest number that is not down.
  package static func lowestFree(_ isDown: (Int) -> Bool) -> Int {
    var pointer = 0
    while isDown(pointer) { pointer += 1 }
    return pointer
  }
}
