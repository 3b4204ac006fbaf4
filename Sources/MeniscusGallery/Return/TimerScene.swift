import MeniscusUI

/// A meditation timer: glass digits that run down each second, and their reflection.
///
/// A tap on what lies behind plays it as a looped video, and holds it.
struct TimerScene: View {
  @State private var session = TimerSession(remaining: 600)
  @State private var isPlaying = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let fontSize: CGFloat = 104
  private let showReflection = true

  private var displayTime: String { session.displayTime }
  private var accessibleDescription: String { session.accessibleDescription }

  var body: some View {
    ZStack {
      FireBackdrop(isPlaying: isPlaying)
        .onTapGesture { isPlaying.toggle() }
        .accessibilityIdentifier("video")
      VStack(spacing: 44) {
        time
        TimerControls(session: $session)
      }
      .padding(.top, 44)
    }
    .onTick(every: 1) { _ in session.tick() }
  }

  private var time: some View {
    VStack(spacing: 0) {
      GlassTimerText(text: displayTime, fontSize: fontSize)
        .accessibilityElement()
        .accessibilityLabel("Time remaining: \(accessibleDescription)")
        .accessibilityAddTraits(.updatesFrequently)
        .accessibilityIdentifier("time")

      if showReflection {
        GlassTimerText(text: displayTime, fontSize: fontSize)
          .scaleEffect(x: 1, y: -1)
          .mask(
            LinearGradient(
              stops: [
                .init(color: .white.opacity(0.2), location: 0),
                .init(color: .clear, location: 0.6),
              ],
              startPoint: .top,
              endPoint: .bottom
            )
          )
          .offset(y: -8)
          .accessibilityHidden(true)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .animation(reduceMotion ? nil : .easeInOut(duration: 0.15), value: displayTime)
  }
}

/// What a timer counts.
struct TimerSession: Equatable {
  /// The seconds that are left.
  var remaining: Int
  /// Whether it counts.
  var isRunning = false
  /// Whether it was started, and not stopped since.
  var isBegun = false

  private let length: Int

  /// Makes a timer of some seconds that has not been started.
  init(remaining: Int) {
    self.remaining = remaining
    length = remaining
  }

  /// Lets a second go by.
  mutating func tick() {
    guard isRunning, remaining > 0 else { return }
    remaining -= 1
    if remaining == 0 { isRunning = false }
  }

  /// Starts the timer, or holds it.
  mutating func toggle() {
    isRunning.toggle()
    isBegun = true
  }

  /// Puts the timer back to its beginning.
  mutating func stop() {
    self = TimerSession(remaining: length)
  }

  /// Minutes and seconds, two digits each.
  var displayTime: String {
    let (minutes, seconds) = remaining.quotientAndRemainder(dividingBy: 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(padded(minutes)):\(padded(seconds))"
  }

  /// Minutes and seconds in words.
  var accessibleDescription: String {
    let (minutes, seconds) = remaining.quotientAndRemainder(dividingBy: 60)
    func counted(_ number: Int, _ unit: String) -> String {
      "\(number) \(unit)\(number == 1 ? "" : "s")"
    }
    return "\(counted(minutes, "minute")), \(counted(seconds, "second"))"
  }
}

/// Start and hold, and stop while a session is on.
private struct TimerControls: View {
  @Binding var session: TimerSession

  var body: some View {
    HStack(spacing: 16) {
      if session.isBegun {
        Button {
          withAnimation(.smooth(duration: 0.3)) { session.stop() }
        } label: {
          Image(systemName: "stop.fill")
            .frame(width: 56, height: 56)
        }
        .accessibilityLabel("Stop")
        .accessibilityIdentifier("stop")
        .glassEffect(.regular.interactive(), in: .circle)
        .transition(.opacity.combined(with: .scale(scale: 0.95)))
      }
      Button {
        withAnimation(.smooth(duration: 0.3)) { session.toggle() }
      } label: {
        Label(
          session.isRunning ? "Pause" : "Start",
          systemImage: session.isRunning ? "pause.fill" : "play.fill"
        )
        .font(.headline)
        .frame(width: 132, height: 56)
      }
      .accessibilityIdentifier("toggle")
      .glassEffect(.regular.interactive())
    }
    .buttonStyle(.plain)
    .font(.title3)
  }
}
