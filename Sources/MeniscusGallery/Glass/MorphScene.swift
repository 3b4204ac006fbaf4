import MeniscusUI

/// A shape that flows out of another one and back into it; all glass is of one container.
struct MorphScene: View {
  @State private var isExpanded: Bool = false
  @Namespace private var namespace

  var body: some View {
    ZStack {
      LandscapeWindow()
      GlassEffectContainer(spacing: 40.0) {
        VStack(spacing: 48) {
          HStack(spacing: 40.0) {
            Image(systemName: "scribble.variable")
              .frame(width: 80.0, height: 80.0)
              .font(.system(size: 36))
              .glassEffect()
              .glassEffectID("pencil", in: namespace)

            if isExpanded {
              Image(systemName: "eraser.fill")
                .frame(width: 80.0, height: 80.0)
                .font(.system(size: 36))
                .glassEffect()
                .glassEffectID("eraser", in: namespace)
            }
          }

          Button("Toggle") {
            withAnimation {
              isExpanded.toggle()
            }
          }
          .buttonStyle(.glass)
          .accessibilityIdentifier("toggle")
        }
      }
    }
  }
}
