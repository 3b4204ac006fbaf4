import MeniscusFormats
import MeniscusReplay

/// In which frames of a trace a person moves something, or the surroundings change.
struct LintTouches: Sendable {
  private var spans: [ClosedRange<Int>] = []
  /// The frames of what is done to the scene, in order.
  private var inputs: [Int] = []

  /// Goes through the events of a trace.
  init(_ trace: Trace) {
    var pressed: [Int: Int] = [:]
    for event in trace.events {
      let frame = trace.clock.frame(at: event.time)
      if event.action.isInput { inputs.append(frame) }
      switch event.action {
      case .press(let pointer, _): pressed[pointer] = frame
      case .release(let pointer, _):
        spans.append((pressed.removeValue(forKey: pointer) ?? frame)...frame + 1)
      case .scroll(_, _, let duration), .magnify(_, _, let duration), .rotate(_, _, let duration):
        spans.append(frame...trace.clock.frame(at: event.time + duration) + 1)
      case .wheel, .hover, .environment, .resize: spans.append(frame...frame + 1)
      case .tap, .move, .toggle, .key, .text, .focus, .checkpoint, .end: break
      }
    }
    for start in pressed.values { spans.append(start...max(start, trace.frameCount)) }
  }

  /// The last frame up to one in which something was done to the scene; nil for none.
  func lastInput(at frame: Int) -> Int? { inputs.last { $0 <= frame } }

  /// Whether that is so in a frame.
  func holds(_ frame: Int) -> Bool { spans.contains { $0.contains(frame) } }
}
