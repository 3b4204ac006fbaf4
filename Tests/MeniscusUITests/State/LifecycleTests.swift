import MeniscusUI
import TestSupport
import Testing

@MainActor
struct LifecycleTests {
  private let log = Log()

  @Test func viewsAppearAndDisappear() {
    let log = log
    let lab = Lab(true) { isThere in
      if isThere {
        Color.red.onAppear { log.note("inner") }
          .onDisappear { log.note("gone") }
          .onAppear { log.note("outer") }
      }
    }
    expectEqual(log.take(), ["inner", "outer"])
    lab.stage.step()
    #expect(log.take().isEmpty)
    lab.change(to: false)
    expectEqual(log.take(), ["gone"])
    lab.change(to: true)
    expectEqual(log.take(), ["inner", "outer"])
  }

  @Test func aViewDisappearsWhenItHasFaded() {
    let log = log
    let lab = Lab(true, rate: 10) { isThere in
      if isThere { Color.red.onDisappear { log.note("gone") } }
    }
    lab.change(to: false, .linear(duration: 0.5))
    lab.stage.run(4)
    #expect(log.take().isEmpty)
    lab.stage.step()
    expectEqual(log.take(), ["gone"])
  }

  @Test func changesAreToldWithTheOldAndTheNewValue() {
    let log = log
    let lab = Lab(1) { number in
      Color.red
        .onChange(of: number) { old, new in log.note("\(old) to \(new)") }
        .onChange(of: number, initial: true) { log.note("changed") }
        .onChange(of: number / 10) { log.note("tens") }
    }
    expectEqual(log.take(), ["changed"])
    lab.change(to: 2)
    expectEqual(Set(log.take()), ["1 to 2", "changed"])
    lab.change(to: 2)
    #expect(log.take().isEmpty)
    lab.change(to: 12)
    expectEqual(Set(log.take()), ["2 to 12", "changed", "tens"])
  }

  @Test func theOlderFormTellsTheNewValue() {
    let log = log
    let lab = Lab(1) { number in
      Color.red.onChange(of: number, perform: { new in log.note("now \(new)") })
    }
    lab.change(to: 4)
    expectEqual(log.take(), ["now 4"])
  }

  @Test func viewsAppearBeforeThoseAroundThem() {
    let log = log
    let lab = Lab(true) { isThere in
      if isThere {
        VStack {
          ForEach(0..<2) { row in
            Color.red.onAppear { log.note("row \(row)") }
              .onDisappear { log.note("row \(row) gone") }
          }
        }
        .onAppear { log.note("stack") }
        .onDisappear { log.note("stack gone") }
      }
    }
    expectEqual(log.take(), ["row 0", "row 1", "stack"])
    lab.change(to: false)
    expectEqual(log.take(), ["row 0 gone", "row 1 gone", "stack gone"])
    lab.stage.run(2)
    #expect(log.take().isEmpty)
  }

  /// What lies over an element that goes alone, goes with it.
  @Test func layersGoWithTheirElements() {
    let log = log
    let lab = Lab(true) { isThere in
      HStack {
        Group {
          if isThere { Color.red }
          Color.blue
        }
        .overlay { Color.white.onDisappear { log.note("gone") } }
      }
    }
    lab.change(to: false)
    expectEqual(log.take(), ["gone"])
    lab.change(to: true)
    #expect(log.take().isEmpty)
  }

  @Test func anActionMayChangeState() {
    struct Follower: View {
      let leader: Int
      @State private var follower = 0
      var body: some View {
        Color.red.frame(width: CGFloat(10 + follower), height: 10)
          .accessibilityIdentifier("follower")
          .onChange(of: leader) { _, new in follower = new * 2 }
      }
    }
    let lab = Lab(1) { Follower(leader: $0) }
    lab.change(to: 5)
    expectEqual(lab.stage.model("follower")?.width, 20)
  }

  /// What appears often animates itself into its place.
  @Test func anActionMayAnimateWhatItChanges() {
    struct Entrance: View {
      @State private var isIn = false
      var body: some View {
        Color.pureRed.frame(width: 10, height: 10).offset(x: isIn ? 100 : 0)
          .onAppear { withAnimation(.linear(duration: 1)) { isIn = true } }
      }
    }
    let stage = Stage(rate: 10) { Entrance() }
    #expect(!stage.frame.isSettled)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minX, 155)
    stage.run(5)
    expectClose(stage.frame.fills(.pureRed).first?.bounds.minX ?? 0, 205, closerThan: 1e-9)
    stage.run(5)
    #expect(stage.frame.isSettled)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minX, 255)
  }
}
