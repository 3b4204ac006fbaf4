import MeniscusUI

/// Knobs that run along tracks, each by an animation of its own; taps in mid-flight turn them.
struct SpringsScene: View {
  @State private var isAway = false

  private static let lanes: [Lane] = [
    Lane(name: "smooth", color: .blue, animation: .smooth),
    Lane(name: "snappy", color: .teal, animation: .snappy),
    Lane(name: "bouncy", color: .orange, animation: .bouncy),
    Lane(name: "ease", color: .purple, animation: .easeInOut(duration: 0.5)),
    Lane(name: "linear", color: .pink, animation: .linear(duration: 0.5)),
  ]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(Self.lanes) { lane in
        Track(lane: lane, isAway: isAway)
      }
      HStack {
        Badge(isShown: isAway)
        Spacer()
        Toggle(isOn: $isAway) { EmptyView() }
          .accessibilityIdentifier("away")
      }
      .frame(height: 44)
    }
    .padding(24)
    .background { Backdrop(light: 0.95, dark: 0.11) }
  }
}

/// A knob's name, colour and way of moving.
struct Lane: Identifiable {
  let name: String
  let color: Color
  let animation: Animation

  var id: String { name }
}

/// A track with a knob at one end or the other.
private struct Track: View {
  let lane: Lane
  let isAway: Bool

  var body: some View {
    Capsule()
      .fill(lane.color.opacity(0.18))
      .frame(height: 30)
      .overlay(alignment: isAway ? .trailing : .leading) {
        RoundedRectangle(cornerRadius: isAway ? 12 : 6)
          .fill(isAway ? lane.color : lane.color.opacity(0.6))
          .frame(width: isAway ? 48 : 24, height: 24)
          .padding(3)
      }
      .animation(lane.animation, value: isAway)
      .accessibilityIdentifier("track-\(lane.name)")
  }
}

/// A row of dots that appears with a scale and leaves with a fade.
private struct Badge: View {
  let isShown: Bool

  var body: some View {
    HStack(spacing: 6) {
      Circle().fill(.green).frame(width: 28, height: 28)
      if isShown {
        Circle().fill(.mint).frame(width: 28, height: 28)
          .transition(.scale.combined(with: .opacity))
        Circle().fill(.cyan).frame(width: 28, height: 28)
          .transition(.opacity)
      }
    }
    .animation(.bouncy, value: isShown)
  }
}
