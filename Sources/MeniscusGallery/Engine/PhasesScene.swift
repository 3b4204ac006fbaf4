import MeniscusUI

/// A counter whose digits roll; every step swings a bell by keyframes and sends rings by phases.
struct PhasesScene: View {
  @State private var count = 97
  @State private var isCountingDown = false

  var body: some View {
    VStack(spacing: 22) {
      ZStack {
        Rings(trigger: count)
        Bell(trigger: count)
      }
      .frame(width: 120, height: 120)
      Text("\(count)")
        .font(.largeTitle)
        .bold()
        .monospacedDigit()
        .contentTransition(.numericText(countsDown: isCountingDown))
      HStack(spacing: 20) {
        StepButton(symbol: "minus", identifier: "less") { step(-1) }
        StepButton(symbol: "plus", identifier: "more") { step(1) }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.96, dark: 0.1) }
  }

  private func step(_ change: Int) {
    withAnimation(.snappy) {
      isCountingDown = change < 0
      count += change
    }
  }
}

/// Two rings that spread and fade, one after the other.
private struct Rings: View {
  let trigger: Int

  private enum Phase: CaseIterable {
    case rest
    case near
    case far

    var scale: CGFloat {
      switch self {
      case .rest: 0.6
      case .near: 0.82
      case .far: 1
      }
    }

    var opacity: Double {
      switch self {
      case .rest, .far: 0
      case .near: 0.9
      }
    }
  }

  var body: some View {
    Circle()
      .strokeBorder(.orange, lineWidth: 4)
      .phaseAnimator(Phase.allCases, trigger: trigger) { content, phase in
        content.scaleEffect(phase.scale).opacity(phase.opacity)
      } animation: { phase in
        switch phase {
        case .rest: nil
        case .near: .easeOut(duration: 0.15)
        case .far: .easeOut(duration: 0.45)
        }
      }
  }
}

/// A bell that swings by keyframes.
private struct Bell: View {
  let trigger: Int

  private struct Pose {
    var angle = Angle.zero
    var scale = 1.0
  }

  var body: some View {
    Image(systemName: "bell.fill")
      .font(.system(size: 52))
      .foregroundStyle(.orange)
      .keyframeAnimator(initialValue: Pose(), trigger: trigger) { content, pose in
        content
          .rotationEffect(pose.angle, anchor: .top)
          .scaleEffect(CGFloat(pose.scale))
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(22), duration: 0.12)
          CubicKeyframe(.degrees(-18), duration: 0.18)
          CubicKeyframe(.degrees(12), duration: 0.18)
          SpringKeyframe(.zero, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.12, duration: 0.12, timingCurve: .easeOut)
          SpringKeyframe(1, duration: 0.6, spring: .smooth)
        }
      }
  }
}

/// A round button with a symbol.
private struct StepButton: View {
  let symbol: String
  let identifier: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.title3)
        .fontWeight(.semibold)
        .foregroundStyle(.orange)
        .frame(width: 64, height: 44)
        .background(.orange.opacity(0.16), in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(identifier)
  }
}
