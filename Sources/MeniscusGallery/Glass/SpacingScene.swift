import MeniscusUI

/// The same shapes in containers of several spacings, and glass that lies behind all of a container's
/// content.
///
/// A tap brings the shapes closer: those of the larger spacing are one sooner.
struct SpacingScene: View {
  @State private var isClose = false

  private var gap: CGFloat { isClose ? 7 : 16 }

  var body: some View {
    ZStack {
      LandscapeWindow(top: 200)
      VStack(spacing: 16) {
        row("nil", spacing: nil)
        row("24", spacing: 24)
        row("60", spacing: 60)
        GlassEffectContainer(spacing: 0) {
          HStack(spacing: -64) {
            Text("In front of all glass")
              .font(.callout).fontWeight(.medium)
              .frame(width: 190, height: 52)
              .glassEffect()
            Color.clear.frame(width: 72, height: 72).glassEffect(
              .regular.tint(.orange), in: .circle)
          }
        }
      }
    }
    .contentShape(.rect)
    .onTapGesture { withAnimation(.smooth(duration: 0.4)) { isClose.toggle() } }
    .accessibilityIdentifier("board")
  }

  private func row(_ name: String, spacing: CGFloat?) -> some View {
    GlassEffectContainer(spacing: spacing) {
      HStack(spacing: gap) {
        Text(name).font(.title3).fontWeight(.semibold).frame(width: 92, height: 58).glassEffect()
        ForEach(["sun.max.fill", "moon.fill"], id: \.self) { symbol in
          Image(systemName: symbol)
            .font(.title3)
            .frame(width: 58, height: 58)
            .glassEffect(in: .circle)
        }
      }
    }
  }
}
