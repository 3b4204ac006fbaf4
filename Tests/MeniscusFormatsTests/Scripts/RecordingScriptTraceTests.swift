import MeniscusFormats
import TestSupport
import Testing

@Suite("Recording script: of a trace")
struct RecordingScriptTraceTests {
  /// The events that a recorder writes for the steps: each event in the next frame, each wait and
  /// gesture in those after it.
  private func events(of script: RecordingScript) -> [TraceEvent] {
    let clock = FrameClock(rate: script.settings.rate ?? 60)
    var frame = 0
    var events: [TraceEvent] = []
    func add(_ action: TraceAction) {
      events.append(TraceEvent(time: clock.microseconds(of: frame), action: action))
    }
    for step in script.steps {
      switch step.action {
      case .event(let action):
        frame += 1
        add(action)
      case .gesture(let action, .frames(let frames)):
        frame += 1
        let time = clock.microseconds(of: frame + frames) - clock.microseconds(of: frame)
        add(action.lasting(time))
        frame += frames
      case .wait(.frames(let frames)): frame += frames
      case .checkpoint(let name): add(.checkpoint(name))
      case .gesture, .wait, .settle: Issue.record("\(step) is not in frames")
      }
    }
    add(.end)
    return events
  }

  @Test("The traces of the package are recorded again, through the script's text")
  func traces() throws {
    let traces = try RecordingScriptWritingTests.texts(below: "Traces", kind: ".jsonl")
    #expect(traces.count > 100)
    var refused: [String: UnscriptedEvent] = [:]
    for (name, text) in traces {
      let trace = try TraceReader().read(text)
      let script: RecordingScript
      do throws(UnscriptedEvent) {
        script = try RecordingScript(recording: trace)
      } catch {
        refused[name] = error
        continue
      }
      let again = try RecordingScript(script.text)
      expectEqual(again, script, "\(name)")
      expectEqual(events(of: again), trace.events, "\(name)")
      let header = TraceHeader(
        scene: trace.header.scene, size: again.settings.size ?? .zero,
        scale: again.settings.scale ?? 2, rate: again.settings.rate ?? 60,
        seed: again.settings.seed ?? 0, environment: again.settings.environment,
        fonts: trace.header.fonts, variants: again.settings.variants,
        tolerance: again.settings.tolerance, rules: again.settings.rules)
      expectEqual(header, trace.header, "\(name)")
    }
    // Recorded by hand, or with several fingers at once.
    #expect(refused.count < traces.count / 10, "\(refused)")
  }

  @Test(
    "What no step can say is told with its line",
    arguments: [
      (#"{"at":0,"tap":{"id":"a"}}"#, 2, UnscriptedEvent.Reason.firstFrame),
      (#"{"at":16667,"tap":{"id":"a"}}"#, 2, .betweenFrames),
      (#"{"at":16666,"tap":{"id":"a"}}"# + "\n" + #"{"at":16666,"key":"b"}"#, 3, .sharedFrame),
      (#"{"at":16666,"checkpoint":"a"}"# + "\n" + #"{"at":16666,"key":"b"}"#, 3, .sharedFrame),
      (
        #"{"at":16666,"scroll":{"id":"a","by":[0,1],"over":33334}}"# + "\n"
          + #"{"at":50000,"key":"b"}"#, 3, .duringGesture
      ),
      (
        #"{"at":16666,"scroll":{"id":"a","by":[0,1],"over":33334}}"# + "\n"
          + #"{"at":33333,"checkpoint":"b"}"#, 3, .duringGesture
      ),
      (#"{"at":16666,"scroll":{"id":"a","by":[0,1],"over":33333}}"#, 2, .betweenFrames),
      (#"{"at":16666,"environment":{}}"#, 2, .emptyChange),
    ])
  func refused(events: String, line: Int, reason: UnscriptedEvent.Reason) throws {
    let header =
      #"{"meniscus":"trace","version":1,"scene":"a","size":[1,1],"scale":1,"rate":60,"seed":0}"#
    let trace = try TraceReader().read("\(header)\n\(events)\n{\"at\":100000,\"end\":true}\n")
    #expect(throws: UnscriptedEvent(line: line, reason: reason)) {
      try RecordingScript(recording: trace)
    }
  }
}

extension TraceAction {
  /// The action with another time that it goes on for.
  fileprivate func lasting(_ duration: Int) -> TraceAction {
    switch self {
    case .scroll(let target, let distance, _): .scroll(target, by: distance, duration: duration)
    case .magnify(let target, let scale, _): .magnify(target, by: scale, duration: duration)
    case .rotate(let target, let angle, _): .rotate(target, by: angle, duration: duration)
    default: self
    }
  }
}
