import MeniscusFormats
import MeniscusMessages
import TestSupport
import Testing

/// Words that say which of two came first: turned round, every sentence still reads well.
@Suite("Words of time")
struct TimeWordTests {
  private static let tap = EventCause(title: "tap go", line: 3, frame: 2, delay: 0)
  private static let late = EventCause(title: "tap go", line: 3, frame: 2, delay: 4)

  @Test("What a frame goes back to comes before it")
  func sources() {
    expectEqual(Messages.cause(Self.tap), "tap go (line 3, frame 2)")
    expectEqual(Messages.cause(Self.late), "the clock, 4 frames after tap go (line 3, frame 2)")
    expectEqual(
      Messages.source(ChangeSource(frame: 2, delay: 5, event: Self.tap)),
      "the motion started by tap go (line 3, frame 2), 5 frames earlier")
    func clock(_ kind: String, _ event: EventCause?) -> String {
      Messages.source(
        ChangeSource(
          clock: .init(kind: kind, view: "A/B", since: 7), frame: 9, delay: 0, event: event))
    }
    expectEqual(
      clock("timer", Self.tap), "the timer of B, set in frame 7 by tap go (line 3, frame 2)")
    expectEqual(
      clock("task", nil), "the task of B waiting for the clock, set in frame 7 without an event")
    expectEqual(clock("touch", Self.tap), "the time that passed since tap go (line 3, frame 2)")
  }

  @Test(
    "Movements are late or early, and end later or earlier",
    arguments: [
      (TimingChange.Kind.retimed(by: 2), "timing: A is 2 frames (33 ms) late, otherwise unchanged"),
      (.retimed(by: -2), "timing: A is 2 frames (33 ms) early, otherwise unchanged"),
      (.settles(by: 2), "timing: A reaches the same end 2 frames (33 ms) later"),
      (.settles(by: -2), "timing: A reaches the same end 2 frames (33 ms) earlier"),
      (.extra(2), "timing: 2 frames (33 ms) more than in the baseline from frame 5 on"),
      (.missing(2), "timing: 2 frames (33 ms) fewer than in the baseline from frame 5 on"),
    ])
  func timing(kind: TimingChange.Kind, text: String) {
    let change = TimingChange(kind, first: 5, last: 9)
    expectPrefix(Messages.timing(change, of: "A", clock: FrameClock(rate: 60)), text)
  }

  @Test(
    "Lines that come too soon or too late",
    arguments: [
      (
        TraceProblem.backwards(time: 5, previous: 9),
        "the time 5 is before 9, that of the previous line"
      ),
      (.tooLong(limit: 7), "the gesture lasts beyond 7 µs, the limit of a trace; shorten it"),
      (.pointerDown(1), "pointer 1 goes down but is already down; release it first"),
      (.pointerUp(1), "pointer 1 is not down; press it first"),
      (.gestureUnderWay(line: 2), "the gesture on line 2 is still in progress; start later"),
      (
        .gestureUnfinished(line: 2),
        "the trace ends while the gesture on line 2 is in progress; end it later"
      ),
      (.afterEnd(endLine: 2), "a line follows the end on line 2; remove it"),
      (
        .duplicateCheckpoint("a", firstLine: 2),
        "the checkpoint `a` is already on line 2; rename one"
      ),
    ])
  func traces(problem: TraceProblem, text: String) {
    let said = Messages.sentence(
      for: ReplayError.trace(line: 4, column: 1, problem: problem), in: "t")
    expectPrefix(said, "t: line 4, byte 1: \(text)")
  }

  @Test(
    "Steps that come too soon or too late",
    arguments: [
      (
        ScriptProblem.settingAfterStep("rate"),
        "`rate` comes after the first step; put settings before all steps"
      ),
      (.duplicateSetting("rate", firstLine: 2), "`rate` is already set on line 2; remove one"),
      (.afterEnd(endLine: 2), "a step follows the end on line 2; remove it"),
    ])
  func scripts(problem: ScriptProblem, text: String) {
    expectEqual(
      Messages.sentence(for: ReplayError.script(line: 4, problem: problem), in: "t"),
      "t: line 4: \(text)")
  }
}
