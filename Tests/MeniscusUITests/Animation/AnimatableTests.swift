import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A view that counts, written as people write it.
private struct Meter: View, Animatable {
  var amount: Double
  var note = "a"

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var body: some View {
    Color.pureRed.frame(width: CGFloat(amount), height: 10)
      .accessibilityIdentifier(note)
  }
}

/// A modifier that sways, written as people write it.
private struct Sway: AnimatableModifier {
  var turns: Double

  nonisolated var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  func body(content: Content) -> some View {
    // Out by 100 points and back in a turn.
    content.offset(x: turns < 0.5 ? turns * 200 : (1 - turns) * 200)
  }
}

/// The same of a modifier that names both protocols, isolated with its data.
private struct Widening: ViewModifier, @MainActor Animatable {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: width) }
}

@MainActor
struct AnimatableTests {
  private let linear = Animation.linear(duration: 1)

  @Test func aViewFollowsItsData() {
    let lab = Lab(10.0, rate: 10) { Meter(amount: $0) }
    lab.change(to: 110, linear)
    expectEqual(lab.stage.model("a")?.width, 10)
    for frame in 1...9 {
      lab.stage.step()
      let width = lab.stage.model("a")?.width ?? 0
      expectClose(width, Double(10 + 10 * frame), closerThan: 1e-9)
      // What is shown is what the body says: nothing lags behind it.
      expectClose(lab.stage.shown("a")?.width ?? 0, width, within: 0.5)
      expectEqual(lab.frame.counters[.bodies], 1)
    }
    lab.stage.step()
    expectEqual(lab.stage.model("a")?.width, 110)
    #expect(lab.frame.isSettled)
    expectEqual(lab.stage.step().counters[.bodies], 0)
  }

  @Test func whatIsNotItsDataChangesAtOnce() {
    let lab = Lab(0, rate: 10) { Meter(amount: $0 == 0 ? 10 : 110, note: $0 == 0 ? "a" : "b") }
    lab.change(to: 1, linear)
    lab.stage.run(5)
    expectClose(lab.stage.model("b")?.width ?? 0, 60, closerThan: 1e-9)
  }

  @Test func aModifierFollowsItsData() {
    let lab = Lab(0.0, rate: 10) { turns in
      Color.pureRed.frame(width: 10, height: 10).modifier(Sway(turns: turns))
    }
    lab.change(to: 1, linear)
    let places = (1...10).map { _ in
      lab.stage.step()
      return ((lab.frame.fills(.pureRed).first?.bounds.minX ?? 0) - 155).rounded()
    }
    // With the modifier's offset alone animated it would not move at all.
    expectEqual(places, [20, 40, 60, 80, 100, 80, 60, 40, 20, 0])
  }

  @Test func aModifierWithDataOfTheMainActorDoesToo() {
    let lab = Lab(CGFloat(10), rate: 10) { width in
      Color.pureRed.frame(height: 10).modifier(Widening(width: width))
        .accessibilityIdentifier("wide")
    }
    lab.change(to: 30, linear)
    lab.stage.run(5)
    expectEqual(lab.stage.model("wide")?.width, 20)
  }

  @Test func anInterruptionGoesOnFromWhereItIs() {
    let lab = Lab(10.0, rate: 100) { Meter(amount: $0) }
    lab.change(to: 110, .smooth)
    lab.stage.run(12)
    let before = lab.stage.model("a")?.width ?? 0
    lab.change(to: 10, .smooth)
    let after = lab.stage.model("a")?.width ?? 0
    // Its velocity is at most 100 · 4π ÷ e points a second: 4.7 in a frame.
    #expect(after > before && after < before + 4.7)
    lab.stage.settle()
    expectEqual(lab.stage.model("a")?.width, 10)
  }

  @Test func itsMotionIsPartOfTheStateThatIsHashed() {
    let lab = Lab(10.0, rate: 10) { Meter(amount: $0) }
    var hashes: Set<UInt64> = [lab.change(to: 110, linear).stateHash]
    for _ in 0..<8 { hashes.insert(lab.stage.step().stateHash) }
    expectEqual(hashes.count, 9)
    expectContains(lab.stage.host.snapshot(), "Meter.animatableData")
    lab.stage.settle()
    #expect(!lab.stage.host.snapshot().contains("animatableData"))
  }

  @Test func aViewThatIsGoneIsNotEvaluated() {
    let lab = Lab(10.0, rate: 10) { amount in
      if amount < 500 { Meter(amount: amount) }
    }
    lab.change(to: 110, linear)
    lab.stage.run(3)
    lab.change(to: 600)
    lab.stage.run(3)
    #expect(lab.frame.isSettled)
    #expect(lab.frame.fills(.pureRed).isEmpty)
  }
}
