import MeniscusUI

/// Controls of clear glass over a bright picture; a tap lays a dimming layer between.
struct ClearScene: View {
  @State private var isDimmed = false

  var body: some View {
    LandscapeWindow(top: 60)
      // A picture of the day, whatever the scheme.
      .environment(\.colorScheme, .light)
      .overlay { Color.black.opacity(isDimmed ? 0.35 : 0) }
      .overlay { controls }
      .clipped()
  }

  private var controls: some View {
    VStack(spacing: 22) {
      Label(isDimmed ? "Dimmed" : "Bright", systemImage: "sun.max.fill")
        .font(.headline)
        .padding(.horizontal, 18)
        .frame(height: 44)
        .glassEffect(.clear)
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 18) {
          symbol("backward.fill", side: 56)
          symbol("play.fill", side: 76)
            .onTapGesture { withAnimation(.smooth(duration: 0.4)) { isDimmed.toggle() } }
            .accessibilityIdentifier("play")
          symbol("forward.fill", side: 56)
        }
      }
    }
  }

  private func symbol(_ name: String, side: CGFloat) -> some View {
    Image(systemName: name)
      .font(.title2)
      .frame(width: side, height: side)
      .glassEffect(.clear.interactive(), in: .circle)
  }
}
