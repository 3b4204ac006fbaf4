import MeniscusUI

/// Interactive glass that is pressed, dragged, hovered over and has the focus, and glass that is not
/// interactive.
struct PressScene: View {
  var body: some View {
    ZStack {
      LandscapeWindow(top: 210)
      // One container: the light of a finger falls on the glass around, too.
      GlassEffectContainer {
        VStack(spacing: 24) {
          Label("Follows the finger", systemImage: "sparkles")
            .font(.title3).fontWeight(.medium)
            .padding(.horizontal, 22)
            .frame(height: 60)
            .glassEffect(.regular.interactive())
            .accessibilityIdentifier("wide")
          HStack(spacing: 20) {
            symbol("heart.fill").glassEffect(.regular.tint(.pink).interactive(), in: .circle)
              .accessibilityIdentifier("heart")
            symbol("star.fill").glassEffect(.clear.interactive(), in: .circle)
              .focusable()
              .accessibilityIdentifier("star")
            symbol("lock.fill").glassEffect(.regular, in: .circle)
              .accessibilityIdentifier("lock")
          }
        }
      }
    }
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name).font(.title2).frame(width: 68, height: 68)
  }
}
