import MeniscusUI

/// A lock screen: the time in glass, notifications that spread out, and two round buttons.
struct LockScreen: View {
  @State private var isOpen = false
  @State private var isTimerOn = false
  @Namespace private var glass

  private static let clock = Font.system(size: 132, weight: .semibold, design: .rounded)

  var body: some View {
    PhotographView(photograph: .flower)
      .overlay(alignment: .top) { head }
      .overlay(alignment: .bottom) { foot }
      .ignoresSafeArea()
  }

  private var head: some View {
    VStack(spacing: 0) {
      StatusBar(isTimeShown: false).foregroundStyle(.white)
      Text("Tuesday 24 November")
        .font(.system(size: 21, weight: .semibold))
        .foregroundStyle(.white)
        .padding(.top, 26)
      Color.clear
        .frame(width: 350, height: 110)
        .glassEffect(.clear, in: TextShape("9:41", font: Self.clock))
        .padding(.top, 4)
        .accessibilityElement()
        .accessibilityLabel("9:41")
        .accessibilityIdentifier("clock")
    }
  }

  private var foot: some View {
    VStack(spacing: 0) {
      GlassEffectContainer(spacing: 8) {
        VStack(spacing: 8) {
          notification(
            "envelope.fill", .blue, "Marta Oliveira",
            "The proofs are in. Could you look at page nine before noon?",
            "now")
          if isOpen {
            notification(
              "calendar", .red, "Ferry to Hvar", "Leaves at 11:20 from pier 4.", "9:30 AM")
            notification(
              "cloud.sun.fill", .cyan, "Weather", "Clearing by the afternoon, 18 degrees.",
              "8:15 AM")
          }
        }
      }
      .onTapGesture { withAnimation(.snappy(duration: 0.3)) { isOpen.toggle() } }
      .accessibilityIdentifier("notifications")
      .padding(.horizontal, 10)
      HStack {
        round("timer", isOn: isTimerOn)
          .onTapGesture { withAnimation(.smooth(duration: 0.25)) { isTimerOn.toggle() } }
          .accessibilityIdentifier("timer")
        Spacer()
        round("camera.fill", isOn: false)
      }
      .padding(.horizontal, 46)
      .padding(.top, 26)
      .padding(.bottom, 25)
      HomeIndicator().foregroundStyle(.white)
    }
    // All of it is dark, with white ink as the time has, whatever lies behind.
    .environment(\.colorScheme, .dark)
    .glassScheme(from: .colorScheme)
  }

  private func round(_ symbol: String, isOn: Bool) -> some View {
    Image(systemName: symbol).font(.system(size: 20, weight: .medium))
      .frame(width: 50, height: 50)
      .contentShape(.circle)
      .glassEffect(
        (isOn ? Glass.regular.tint(.orange) : .regular).interactive(), in: .circle)
  }

  private func notification(
    _ symbol: String, _ color: Color, _ title: String, _ text: String, _ time: String
  ) -> some View {
    HStack(spacing: 11) {
      Image(systemName: symbol).font(.system(size: 19, weight: .medium))
        .foregroundStyle(.white)
        .frame(width: 38, height: 38)
        .background {
          RoundedRectangle(cornerRadius: 9).fill(
            LinearGradient(
              colors: [color.mix(with: .white, by: 0.22), color], startPoint: .top,
              endPoint: .bottom))
        }
      VStack(alignment: .leading, spacing: 1) {
        HStack {
          Text(title).font(.system(size: 15, weight: .semibold))
          Spacer()
          Text(time).font(.system(size: 13)).foregroundStyle(.secondary)
        }
        Text(text).font(.system(size: 15)).lineLimit(2)
      }
    }
    .padding(.horizontal, 14)
    .frame(maxWidth: .infinity)
    .frame(minHeight: 66)
    .padding(.vertical, 4)
    .glassEffect(.regular, in: .rect(cornerRadius: 26))
    .glassEffectID(title, in: glass)
  }
}
