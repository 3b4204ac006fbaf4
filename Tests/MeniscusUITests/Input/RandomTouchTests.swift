import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Any touches at all, on a view with gestures of every kind.
@MainActor
struct RandomTouchTests {
  private struct Everything: View {
    @GestureState private var drag = CGSize.zero
    @GestureState private var scale: CGFloat = 1
    @GestureState private var angle = Angle.zero
    @GestureState private var isHeld = false
    @GestureState private var step = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.pureRed
          .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
          .simultaneousGesture(
            MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }
              .simultaneously(
                with: RotateGesture().updating($angle) { value, state, _ in
                  state = value.rotation
                })
          )
          .onTapGesture(count: 3) {}
        Color.pureBlue
          .gesture(
            LongPressGesture(minimumDuration: 0.1)
              .sequenced(before: DragGesture(minimumDistance: 3))
              .updating($step) { value, state, _ in
                if case .second = value { state = 2 } else { state = 1 }
              }
          )
          .highPriorityGesture(
            TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in })
        Button(action: {}) { Color.pureGreen }
          .simultaneousGesture(
            LongPressGesture().updating($isHeld) { value, state, _ in state = value })
      }
      .gesture(DragGesture(minimumDistance: 25).onEnded { _ in })
      .onLongPressGesture(minimumDuration: 0.3) {}
    }
  }

  private func event(_ generator: inout SeededGenerator) -> InputEvent {
    let point = Point2D(
      x: Double(generator.next() % 320), y: Double(generator.next() % 240))
    let pointer = Int(generator.next() % 2)
    let stage = InputEvent.Stage.allCases[Int(generator.next() % 3)]
    switch generator.next() % 10 {
    case 0, 1, 2: return .press(pointer: pointer, at: point)
    case 3, 4: return .move(pointer: pointer, at: point)
    case 5, 6, 7: return .release(pointer: pointer, at: point)
    case 8: return .magnify(stage, at: point, scale: 1 + Double(generator.next() % 8) / 8)
    default: return .rotate(stage, at: point, radians: Double(generator.next() % 8) / 8)
    }
  }

  /// When all is let go and time has passed, the state is what it was, and nothing waits.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func whateverIsTouchedTheStateGoesBack(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let stage = Stage(rate: 50) { Everything() }
    let before = stage.frame
    for _ in 0..<200 {
      let count = Int(generator.next() % 3)
      stage.step((0..<count).map { _ in event(&generator) })
    }
    let away = Point2D(x: -10, y: -10)
    stage.step(
      .release(pointer: 0, at: away), .release(pointer: 1, at: away),
      .magnify(.ended, at: away, scale: 1), .rotate(.ended, at: away, radians: 0))
    stage.run(60)
    #expect(stage.frame.isSettled)
    expectEqual(stage.frame.stateHash, before.stateHash)
    expectEqual(stage.frame.displayDigest, before.displayDigest)
  }

  /// The same touches twice give the same states.
  @Test func touchesAreExact() {
    func hashes() -> [UInt64] {
      var generator = SeededGenerator(seed: 11)
      let stage = Stage(rate: 50) { Everything() }
      return (0..<100).map { _ in stage.step(event(&generator)).stateHash }
    }
    expectEqual(hashes(), hashes())
  }
}
