import MeniscusUI

/// A lamp at night: large glass takes its light and colour as it comes near.
///
/// Shapes that are turned keep the lit side of their rims towards the light, top left.
struct LightScene: View {
  @State private var isNear = false
  @State private var isTurned = false

  var body: some View {
    ZStack {
      evening
      lamp
      VStack(spacing: 22) {
        Text("Large glass")
          .font(.title3).fontWeight(.semibold)
          .frame(width: 230, height: 120)
          .glassEffect(in: .rect(cornerRadius: 34))
          .padding(.leading, 70)
        GlassEffectContainer(spacing: 0) {
          HStack(spacing: 30) {
            turned { $0.glassEffect(in: .rect(cornerRadius: 18)) }
            turned { $0.glassEffect(in: .capsule) }
            turned { $0.glassEffect(in: RegularHexagon()) }
          }
        }
        .onTapGesture { withAnimation(.smooth(duration: 0.4)) { isTurned.toggle() } }
        .accessibilityIdentifier("shapes")
      }
    }
    .environment(\.colorScheme, .dark)
    .clipped()
  }

  private var evening: some View {
    LinearGradient(
      colors: [Color(hex: 0x141B36), Color(hex: 0x34446E), Color(hex: 0x7A5C78)],
      startPoint: .top, endPoint: .bottom)
  }

  private var lamp: some View {
    Circle()
      .fill(
        RadialGradient(
          stops: [
            Gradient.Stop(color: Color(hex: 0xFFF1CF), location: 0),
            Gradient.Stop(color: Color(hex: 0xFFC766), location: 0.36),
            Gradient.Stop(color: Color(hex: 0xF58A2E), location: 0.46),
            Gradient.Stop(color: Color(hex: 0xF58A2E).opacity(0.3), location: 0.5),
            Gradient.Stop(color: Color(hex: 0xF58A2E).opacity(0), location: 1),
          ], center: .center, startRadius: 0, endRadius: 75)
      )
      .frame(width: 150, height: 150)
      .contentShape(.circle)
      .onTapGesture { withAnimation(.smooth(duration: 0.5)) { isNear.toggle() } }
      .accessibilityIdentifier("lamp")
      .offset(x: isNear ? -46 : -116, y: isNear ? -64 : -84)
  }

  private func turned(_ glass: (AnyView) -> some View) -> some View {
    glass(AnyView(Color.clear.frame(width: 84, height: 60)))
      .rotationEffect(.degrees(isTurned ? 40 : 0))
  }
}
