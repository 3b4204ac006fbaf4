import MeniscusUI

/// Four capsules of glass over a landscape that moves: what `bench render` measures, as a scene.
struct FourCapsulesScene: View {
  @State private var isAway = false

  private static let places: [(title: String, symbol: String)] = [
    ("Summit", "flag.fill"), ("Ridge", "leaf.fill"), ("Shore", "drop.fill"),
    ("Camp", "flame.fill"),
  ]

  var body: some View {
    ZStack(alignment: .top) {
      Landscape()
        .frame(width: 390, height: 1_004)
        .offset(y: isAway ? -160 : 0)
        .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { isAway.toggle() } }
      VStack(spacing: 140) {
        ForEach(Self.places, id: \.title) { place in
          Label(place.title, systemImage: place.symbol)
            .font(.title3)
            .fontWeight(.medium)
            .frame(width: 268, height: 50)
            .glassEffect()
        }
      }
      .padding(.top, 90)
    }
    .frame(width: 390, height: 844, alignment: .top)
    .clipped()
  }
}
