import Foundation
import MeniscusUI
import TestSupport
import Testing

private struct Working: View {
  var id = 0
  let log: Log
  let work: @MainActor (Log) async -> Void
  var body: some View {
    Color.red
      .task(id: id) { await work(log) }
      .onAppear { log.note("appears") }
  }
}

@Observable
@MainActor
private final class Loader {
  var items: [Int] = []

  nonisolated func load(_ count: Int) async throws -> [Int] {
    try await Task.sleep(for: .milliseconds(100))
    return Array(0..<count)
  }
}

private actor Elsewhere {
  func answer() -> Int { 42 }
}

@MainActor
struct TaskTests {
  private let log = Log()

  @Test func aTaskBeginsInTheFrameInWhichItsViewAppears() {
    let log = log
    let stage = Stage {
      Color.red
        .task { log.note("task") }
        .onAppear { log.note("appears") }
    }
    expectEqual(log.take(), ["appears", "task"])
    stage.run(3)
    #expect(log.take().isEmpty)
    #expect(stage.frame.isSettled)
  }

  @Test(arguments: [10, 60])
  func sleepingIsCountedInFrames(_ rate: Int) {
    let log = log
    let stage = Stage(rate: rate) {
      Working(log: log) { log in
        for step in 1...3 {
          try? await Task.sleep(for: .seconds(0.1))
          log.note("\(step) at \(VirtualClock().now.seconds)")
        }
      }
    }
    #expect(!stage.frame.isSettled)
    stage.run(rate / 10 - 1)
    expectEqual(log.take(), ["appears"])
    stage.step()
    expectEqual(log.take(), ["1 at 0.1"])
    stage.run(rate * 2 / 10)
    expectEqual(log.take(), ["2 at 0.2", "3 at 0.3"])
    #expect(stage.frame.isSettled)
    #expect(stage.frame.issues.isEmpty)
  }

  @Test func whatATaskChangesShowsInItsFrame() {
    struct Screen: View {
      @State private var loader = Loader()
      var body: some View {
        HStack(spacing: 0) {
          ForEach(loader.items, id: \.self) { _ in Color.pureRed.frame(width: 10, height: 10) }
        }
        .task { loader.items = (try? await loader.load(4)) ?? [] }
      }
    }
    let stage = Stage(rate: 10) { Screen() }
    #expect(stage.frame.fills(.pureRed).isEmpty)
    stage.step()
    expectEqual(stage.frame.fills(.pureRed).count, 4)
    #expect(stage.frame.isSettled)
  }

  @Test func changesOfATaskMayBeAnimated() {
    struct Screen: View {
      @State private var width = 0.0
      var body: some View {
        Color.pureRed.frame(width: width, height: 10)
          .task { withAnimation(.linear(duration: 1)) { width = 100 } }
      }
    }
    let stage = Stage(rate: 10) { Screen() }
    stage.run(5)
    expectClose(stage.frame.fills(.pureRed).first?.bounds.width ?? 0, 50, closerThan: 1)
  }

  @Test func aTaskIsCancelledWhenItsViewGoes() {
    let log = log
    let lab = Lab(true) { isThere in
      if isThere {
        Working(log: log) { log in
          do {
            try await Task.sleep(for: .seconds(5))
            log.note("woke")
          } catch {
            log.note("cancelled \(Task.isCancelled)")
          }
        }
      }
    }
    _ = log.take()
    lab.change(to: false)
    expectEqual(log.take(), ["cancelled true"])
    #expect(lab.frame.isSettled)
  }

  @Test func anotherIdentityStartsTheTaskAgain() {
    let log = log
    let lab = Lab(1) { id in
      Working(id: id, log: log) { log in
        do {
          try await Task.sleep(for: .milliseconds(50))
          log.note("done \(id)")
        } catch {
          log.note("cancelled")
        }
      }
    }
    _ = log.take()
    lab.change(to: 1)
    #expect(log.take().isEmpty)
    lab.change(to: 2)
    expectEqual(log.take(), ["cancelled"])
    lab.stage.run(5)
    expectEqual(log.take(), ["done 2"])
  }

  /// Tasks, child tasks and groups run one after the other, in the order of their start.
  @Test func theOrderIsTheSameInEveryRun() {
    func run() -> [String] {
      let log = Log()
      let stage = Stage(rate: 10) {
        VStack {
          ForEach(0..<3) { number in
            Color.red.task {
              log.note("start \(number)")
              await withTaskGroup(of: Int.self) { group in
                for child in 0..<3 {
                  group.addTask {
                    try? await Task.sleep(for: .milliseconds(100 * (3 - child)))
                    return child
                  }
                }
                for await child in group { log.note("\(number): \(child)") }
              }
              async let late: Void? = try? Task.sleep(for: .seconds(0.1))
              _ = await late
              log.note("end \(number)")
            }
          }
        }
      }
      stage.run(6)
      #expect(stage.frame.isSettled && stage.frame.issues.isEmpty)
      return log.take()
    }
    let first = run()
    expectEqual(first.prefix(3), ["start 0", "start 1", "start 2"])
    expectEqual(first.dropFirst(3).prefix(3), ["0: 2", "1: 2", "2: 2"])
    expectEqual(first.count, 15)
    for _ in 0..<20 { expectEqual(run(), first) }
  }

  @Test func tasksOfActionsRunInTheirFrame() {
    struct Screen: View {
      @State private var count = 0
      let log: Log
      var body: some View {
        Color.pureRed.frame(width: CGFloat(10 + count), height: 20)
          .onTapGesture {
            Task {
              log.note("task")
              count += 1
              try await Task.sleep(nanoseconds: 200_000_000)
              count += 1
            }
            log.note("action")
          }
      }
    }
    let log = log
    let stage = Stage(rate: 10) { Screen(log: log) }
    stage.tap(160, 120)
    expectEqual(log.take(), ["action", "task"])
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.width, 11)
    stage.run(2)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.width, 12)
  }

  @Test func aTaskMayWaitForAnother() {
    let log = log
    let stage = Stage(rate: 10) {
      Working(log: log) { log in
        let other = Task { () -> Int in
          try? await VirtualClock().sleep(for: .seconds(0.2))
          return 7
        }
        log.note("\(await other.value)")
      }
    }
    stage.step()
    #expect(stage.frame.issues.isEmpty)
    stage.step()
    expectEqual(log.take(), ["appears", "7"])
  }

  @Test func streamsThatActionsFeedAreRead() {
    struct Screen: View {
      let stream: AsyncStream<Int>
      let continuation: AsyncStream<Int>.Continuation
      let log: Log
      var body: some View {
        Color.red
          .task { for await number in stream { log.note("got \(number)") } }
          .onTapGesture { continuation.yield(5) }
      }
    }
    let log = log
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let stage = Stage { Screen(stream: stream, continuation: continuation, log: log) }
    stage.tap(10, 10)
    expectEqual(log.take(), ["got 5"])
  }

  @Test func whatIsForeignIsReportedAndNotWaitedFor() {
    let log = log
    let stage = Stage {
      Color.red.accessibilityIdentifier("view")
        .task {
          log.note("before")
          log.note("\(await Elsewhere().answer())")
        }
    }
    expectEqual(stage.frame.issues, [.strandedTask(view: "Color#view")])
    #expect(stage.frame.isSettled)
    stage.run(3)
    expectEqual(log.take(), ["before"])
    expectEqual(stage.frame.issues.count, 1)
  }

  /// What wakes by a real clock comes at another frame in every run: it is not let in.
  @Test func realTimeDoesNotWakeATask() {
    let log = log
    let stage = Stage {
      Color.red.task {
        try? await ContinuousClock().sleep(for: .milliseconds(1))
        log.note("woke")
      }
    }
    expectEqual(stage.frame.issues.count, 1)
    Thread.sleep(forTimeInterval: 0.05)
    stage.run(3)
    #expect(log.take().isEmpty)
  }

  @Test func aTaskThatNeverRestsIsReported() throws {
    let stage = Stage {
      Color.red.task { while !Task.isCancelled { await Task.yield() } }
    }
    guard case .endlessUpdate(let views, _) = try #require(stage.frame.issues.first) else {
      Issue.record("Another issue was reported.")
      return
    }
    expectEqual(views, ["Color"])
  }

  @Test func ticksComeByTheClock() {
    let log = log
    let lab = Lab(true, rate: 10) { isThere in
      if isThere {
        Color.red.onTick(every: 0.25) { log.note("\($0.timeIntervalSinceReferenceDate)") }
      }
    }
    // The first frame at or after 0.25, 0.5, 0.75 and 1 second; the times are the ticks' own.
    var frames: [Int] = []
    for frame in 1...10 {
      lab.stage.step()
      if !log.entries.isEmpty, frames.count < 4, log.entries.count > frames.count {
        frames.append(frame)
      }
    }
    expectEqual(frames, [3, 5, 8, 10])
    expectEqual(log.take(), ["0.25", "0.5", "0.75", "1.0"])
    #expect(lab.frame.isSettled)
    lab.change(to: false)
    lab.stage.run(5)
    #expect(log.take().isEmpty)
  }

  @Test func virtualTimesAreReckonedLikeDates() {
    let start = VirtualClock.Instant(seconds: 2)
    expectEqual(start.advanced(by: .milliseconds(1500)).seconds, 3.5)
    expectEqual(start.duration(to: VirtualClock.Instant(seconds: 1)), .seconds(-1))
    #expect(start < VirtualClock.Instant(seconds: 2.5))
    expectEqual(Date.sceneNow.timeIntervalSinceReferenceDate, 0)
  }
}
