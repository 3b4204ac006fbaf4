import MeniscusUI

/// Who flows, and who does not: a drop below each name comes and goes, with an animation or at once.
struct NamesScene: View {
  @State private var isThere = false
  @Namespace private var namespace
  @Namespace private var other

  var body: some View {
    ZStack {
      LandscapeWindow(top: 150)
      VStack(spacing: 16) {
        HStack(alignment: .top, spacing: 12) {
          container("Near", gap: 10) { $0.glassEffectID("drop", in: namespace) }
          container("Far", gap: 34) { $0.glassEffectID("drop", in: namespace) }
          container("Nil name", gap: 10) { $0.glassEffectID(String?.none, in: namespace) }
        }
        HStack(alignment: .top, spacing: 12) {
          container("No name", gap: 10) { $0 }
          container("Other space", gap: 10) { $0.glassEffectID("drop", in: other) }
          pair("Alone", gap: 10) { $0.glassEffectID("drop", in: namespace) }
        }
        HStack(spacing: 16) {
          Button("Animate") { withAnimation(.smooth(duration: 0.5)) { isThere.toggle() } }
            .accessibilityIdentifier("animate")
          Button("Cut") { isThere.toggle() }.accessibilityIdentifier("cut")
        }
        .buttonStyle(.glass)
      }
    }
  }

  private func container(
    _ name: String, gap: CGFloat, _ identified: @escaping (AnyView) -> some View
  ) -> some View {
    GlassEffectContainer(spacing: 20) { pair(name, gap: gap, identified) }
  }

  private func pair(
    _ name: String, gap: CGFloat, _ identified: (AnyView) -> some View
  ) -> some View {
    VStack(spacing: gap) {
      Text(name)
        .font(.footnote).fontWeight(.semibold)
        .frame(width: 98, height: 36)
        .glassEffect()
        .glassEffectID("name", in: namespace)
      if isThere {
        identified(
          AnyView(
            Image(systemName: "drop.fill")
              .font(.title3)
              .frame(width: 52, height: 52)
              .glassEffect(in: .circle)))
      }
    }
    .frame(height: 122, alignment: .top)
  }
}
