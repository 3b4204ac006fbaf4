import MeniscusUI

/// Glass that comes when it is needed: the choice of a duration, shown and hidden by a tap.
struct PickerScene: View {
  @State private var isChoosing = false
  @State private var minutes = 10

  var body: some View {
    ZStack {
      FireBackdrop()
      VStack(spacing: 28) {
        Text("\(minutes) min")
          .font(.system(size: 44, weight: .semibold, design: .rounded))
          .monospacedDigit()
          .foregroundStyle(.white)
          .contentTransition(.numericText())
        ZStack {
          if isChoosing {
            durationPicker
              .frame(height: 50)
              .frame(maxWidth: 320)
              .glassEffect()
              .padding(.horizontal, 20)
              .transition(.opacity.combined(with: .scale(scale: 0.95)))
          }
        }
        .frame(height: 50)
        Button {
          withAnimation(.smooth(duration: 0.35)) { isChoosing.toggle() }
        } label: {
          Label(isChoosing ? "Done" : "Duration", systemImage: "timer")
            .font(.headline)
            .frame(width: 150, height: 50)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("duration")
        .glassEffect(.regular.interactive())
      }
    }
  }

  private var durationPicker: some View {
    HStack(spacing: 4) {
      ForEach([5, 10, 15, 20, 30], id: \.self) { choice in
        Button {
          withAnimation(.smooth(duration: 0.25)) { minutes = choice }
        } label: {
          Text("\(choice)")
            .font(.headline)
            .monospacedDigit()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
              if choice == minutes { Capsule().fill(.primary.opacity(0.14)) }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(choice) minutes")
        .accessibilityIdentifier("minutes-\(choice)")
      }
    }
    .padding(6)
  }
}
