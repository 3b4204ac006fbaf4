import MeniscusUI

/// Two shapes of one container; a tap moves one into the other's reach and out of it.
struct ContainerScene: View {
  @State private var isNear = true

  var body: some View {
    ZStack {
      LandscapeWindow()
      GlassEffectContainer(spacing: 40.0) {
        HStack(spacing: 40.0) {
          Image(systemName: "scribble.variable")
            .frame(width: 80.0, height: 80.0)
            .font(.system(size: 36))
            .glassEffect()
          Image(systemName: "eraser.fill")
            .frame(width: 80.0, height: 80.0)
            .font(.system(size: 36))
            .glassEffect()
            .onTapGesture {
              withAnimation(.smooth(duration: 0.6)) { isNear.toggle() }
            }
            .accessibilityIdentifier("eraser")
            .offset(x: isNear ? -40.0 : 10, y: 0.0)
        }
      }
    }
  }
}
