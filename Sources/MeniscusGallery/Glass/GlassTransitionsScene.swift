import MeniscusUI

/// One toggle, three ways for a shape to come and go.
struct GlassTransitionsScene: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      LandscapeWindow(top: 170)
      VStack(spacing: 26) {
        HStack(alignment: .top, spacing: 12) {
          TransitionColumn(name: "Matched", transition: .matchedGeometry, isOpen: isOpen)
          TransitionColumn(name: "Materialize", transition: .materialize, isOpen: isOpen)
          TransitionColumn(name: "Identity", transition: .identity, isOpen: isOpen)
        }
        Button(action: { withAnimation(.smooth(duration: 0.6)) { isOpen.toggle() } }) {
          Text("Toggle")
        }
        .buttonStyle(.glassProminent)
        .accessibilityIdentifier("toggle")
      }
    }
  }
}

/// A shape that stays and one that comes and goes, in a container of their own.
private struct TransitionColumn: View {
  let name: String
  let transition: GlassEffectTransition
  let isOpen: Bool
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 24) {
      VStack(spacing: 16) {
        Text(name)
          .font(.footnote).fontWeight(.semibold)
          .frame(width: 96, height: 44)
          .glassEffect()
          .glassEffectID("name", in: namespace)
        if isOpen {
          Image(systemName: "drop.fill")
            .font(.title)
            .frame(width: 76, height: 76)
            .glassEffect(in: .circle)
            .glassEffectID("drop", in: namespace)
            .glassEffectTransition(transition)
        }
      }
      .frame(height: 136, alignment: .top)
    }
  }
}
