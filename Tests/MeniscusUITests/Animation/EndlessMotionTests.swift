import MeniscusUI
import TestSupport
import Testing

/// A scene in which something moves without end is settled but for that, and says so.
@MainActor
struct EndlessMotionTests {
  struct Kind: Sendable, CustomStringConvertible {
    let description: String
    /// The end of the path of the view that is named; nil where the motion has an end.
    var named: String?
    var after = 3
    let content: @MainActor @Sendable () -> AnyView
  }

  nonisolated static let kinds = [
    Kind(description: "repeatForever", named: "Moved/Color") {
      AnyView(Moved { $0.repeatForever() })
    },
    Kind(description: "a delayed one", named: "Moved/Color") {
      AnyView(Moved { $0.repeatForever(autoreverses: false).delay(0.2).speed(2) })
    },
    Kind(description: "repeatCount", after: 30) { AnyView(Moved { $0.repeatCount(1000) }) },
    Kind(description: "a timeline of all frames", named: "TimelineView") {
      AnyView(
        TimelineView(.animation) { context in
          Color.red.opacity(context.date.timeIntervalSinceReferenceDate)
        })
    },
    Kind(description: "a timeline that is paused", named: "") {
      AnyView(TimelineView(.animation(paused: true)) { _ in Color.red })
    },
    Kind(description: "phases", named: "PhaseAnimator") {
      AnyView(Color.red.phaseAnimator([0.2, 0.5, 0.9]) { view, phase in view.opacity(phase) })
    },
    Kind(description: "phases without motion", named: "PhaseAnimator") {
      AnyView(
        Color.red.phaseAnimator([1, 2]) { view, phase in
          view.frame(width: phase)
        } animation: { _ in
          nil
        })
    },
    Kind(description: "keyframes", named: "KeyframeAnimator") {
      AnyView(
        Color.red.keyframeAnimator(initialValue: 0.1) { view, value in
          view.opacity(value)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 0.5)
        })
    },
    Kind(description: "keyframes once", after: 20) {
      AnyView(
        Color.red.keyframeAnimator(initialValue: 0.1, repeating: false) { view, value in
          view.opacity(value)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 0.5)
        })
    },
    Kind(description: "a timer's changes", named: "Ticking/Color.offset") { AnyView(Ticking()) },
    Kind(description: "a spinner", named: "Spinner[0]") { AnyView(ProgressView()) },
    Kind(description: "nothing", named: "") { AnyView(Color.red) },
  ]

  @Test("By itself", arguments: kinds) func alone(_ kind: Kind) {
    let stage = Stage(content: kind.content)
    stage.run(kind.after)
    expectEqual(stage.frame.isSettled, kind.named != nil)
    guard let named = kind.named, !named.isEmpty else {
      expectEqual(stage.frame.endlessMotion, [])
      return
    }
    expectSuffix(stage.frame.endlessMotion.first, named)
    // It goes on all the same.
    let state = stage.frame.stateHash
    stage.run(7)
    #expect(stage.frame.isSettled && stage.frame.stateHash != state)
  }

  @Test("Motion that has an end is waited for, in the same view and in others")
  func beside() {
    for isSame in [true, false] {
      let lab = Lab(0) { value in
        HStack {
          Moved { $0.repeatForever() }.offset(x: isSame ? Double(value) : 0)
          Color.blue.offset(y: isSame ? 0 : Double(value))
        }
      }
      lab.stage.run(2)
      #expect(lab.frame.isSettled)
      lab.change(to: 20, .linear(duration: 0.1))
      let settled = (0..<8).map { _ in lab.stage.step().isSettled }
      expectEqual(settled, [false, false, false, false, false, true, true, true])
    }
  }

  @Test("A spring that goes on from a repeating motion has an end")
  func retargeted() {
    let lab = Lab(0) { value in
      Color.red.frame(width: 10, height: 10).offset(x: Double(value))
    }
    lab.change(to: 20, .linear(duration: 0.2).repeatForever())
    lab.stage.run(3)
    expectEqual(lab.frame.endlessMotion.count, 1)
    lab.change(to: 40, .linear(duration: 0.1))
    #expect(!lab.frame.isSettled)
    lab.stage.run(7)
    #expect(lab.frame.isSettled && lab.frame.endlessMotion.isEmpty)
  }
}

/// Fades as soon as it appears.
private struct Moved: View {
  @State private var isOn = false
  let animation: @MainActor (Animation) -> Animation

  var body: some View {
    Color.red.opacity(isOn ? 1 : 0.2)
      .onAppear { withAnimation(animation(.linear(duration: 1))) { isOn = true } }
  }
}

/// Moves twenty times a second, for a second.
private struct Ticking: View {
  @State private var count = 0
  private let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

  var body: some View {
    Color.red.offset(x: CGFloat(count))
      .onReceive(timer) { _ in withAnimation(.linear(duration: 1)) { count += 1 } }
  }
}
