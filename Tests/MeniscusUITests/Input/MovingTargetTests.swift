import MeniscusUI
import TestSupport
import Testing

/// What is in motion is touched where the last frame showed it.
@MainActor
struct MovingTargetTests {
  private struct Target: View {
    let isAway: Bool
    let log: Log

    var body: some View {
      Color.pureRed.frame(width: 10, height: 10)
        .onTapGesture { log.note("hit") }
        .offset(x: isAway ? 120 : 0)
    }
  }

  @Test func aTapMeetsWhatIsSeen() throws {
    let log = Log()
    let lab = Lab(false, isInteractive: true) { Target(isAway: $0, log: log) }
    // 20 points a frame: a frame later it is somewhere else.
    lab.change(to: true, .linear(duration: 0.1))
    lab.stage.run(2)
    let seen = try #require(lab.frame.fills(.pureRed).first).bounds.center
    lab.stage.tap(seen.x, seen.y)
    expectEqual(log.entries, ["hit"])
    let later = try #require(lab.frame.fills(.pureRed).first).bounds.center
    expectClose(later.x, seen.x + 20, closerThan: 1e-6)
  }

  @Test func aTapInTheLastFrameOfAMotionMeetsWhatIsSeen() throws {
    let log = Log()
    let lab = Lab(false, isInteractive: true) { Target(isAway: $0, log: log) }
    lab.change(to: true, .linear(duration: 0.1))
    lab.stage.run(5)
    let seen = try #require(lab.frame.fills(.pureRed).first).bounds.center
    lab.stage.tap(seen.x, seen.y)
    expectEqual(log.entries, ["hit"])
    let later = try #require(lab.frame.fills(.pureRed).first).bounds.center
    expectClose(later.x, seen.x + 20, closerThan: 1e-6)
    // So do a pointer that comes over it and its press in one frame.
    lab.change(to: false, .linear(duration: 0.1))
    lab.stage.run(5)
    let point = try #require(lab.frame.fills(.pureRed).first).bounds.center
    lab.stage.step(
      .hover(at: point), .press(pointer: 0, at: point), .release(pointer: 0, at: point))
    expectEqual(log.entries, ["hit", "hit"])
    lab.change(to: true)
    // At rest: another frame moves nothing.
    lab.stage.run(1)
    expectClose(
      try #require(lab.frame.fills(.pureRed).first).bounds.center.x, later.x, closerThan: 1e-6)
  }
}
