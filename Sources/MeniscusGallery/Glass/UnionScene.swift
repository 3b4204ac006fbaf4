import MeniscusUI

/// Four symbols on two shapes; a tap moves the second symbol from one to the other.
struct UnionScene: View {
  @State private var first = 2
  @Namespace private var namespace

  private let symbolSet = [
    "cloud.bolt.rain.fill", "sun.rain.fill", "moon.stars.fill", "moon.fill",
  ]

  var body: some View {
    ZStack {
      LandscapeWindow(top: 120)
      GlassEffectContainer(spacing: 20.0) {
        HStack(spacing: 20.0) {
          ForEach(symbolSet.indices, id: \.self) { item in
            Image(systemName: symbolSet[item])
              .frame(width: 80.0, height: 80.0)
              .font(.system(size: 36))
              .glassEffect()
              .glassEffectUnion(id: item < first ? "1" : "2", namespace: namespace)
          }
        }
      }
      .onTapGesture {
        withAnimation { first = first == 2 ? 1 : 2 }
      }
      .accessibilityIdentifier("union")
    }
  }
}
