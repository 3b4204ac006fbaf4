import MeniscusUI

/// Bars at both edges of a screen, one over what is bright and one over what is dark: they agree, by
/// what lies behind all of them or by the colour scheme.
struct EdgesScene: View {
  @State private var source = GlassSchemeSource.backdrop

  var body: some View {
    ZStack {
      VStack(spacing: 0) {
        Color(white: 0.97).frame(height: 216)
        LandscapeWindow(top: 420).environment(\.colorScheme, .dark)
      }
      VStack {
        HStack {
          symbol("chevron.left")
          Spacer()
          Text("Library").fontWeight(.semibold).padding(.horizontal, 18).frame(height: 44)
            .glassEffect()
          Spacer()
          symbol("ellipsis")
        }
        Spacer()
        Button(source == .backdrop ? "By what lies behind" : "By the colour scheme") {
          withAnimation(.easeInOut(duration: 0.3)) {
            source = source == .backdrop ? .colorScheme : .backdrop
          }
        }
        .buttonStyle(.glass)
        .accessibilityIdentifier("source")
        Text(caption)
          .font(.footnote).foregroundStyle(.white)
          .multilineTextAlignment(.center)
          .frame(width: 300, height: 40, alignment: .top)
        Spacer()
        GlassEffectContainer(spacing: 8) {
          HStack(spacing: 12) {
            HStack(spacing: 30) {
              Image(systemName: "house.fill")
              Image(systemName: "heart")
              Image(systemName: "person")
            }
            .frame(width: 250, height: 56)
            .glassEffect()
            Image(systemName: "magnifyingglass").frame(width: 56, height: 56)
              .glassEffect(in: .circle)
          }
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 18)
    }
    .glassScheme(from: source)
  }

  private var caption: String {
    source == .backdrop
      ? "Bright above, dark below: the bars of a screen agree. What lies between decides alone."
      : "What lies behind does not count: all glass is as the appearance says."
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name).frame(width: 44, height: 44).glassEffect(in: .circle)
  }
}
