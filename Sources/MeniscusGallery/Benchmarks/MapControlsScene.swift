import MeniscusUI

/// The controls of a map, four effects of glass: each on its own, or all in a container.
///
/// The controls stand farther apart than the container's spacing, so that both forms look alike. A tap
/// on the land moves it behind all four; a control that is on grows.
struct MapControlsScene: View {
  let isContained: Bool
  @State private var isAway = false
  @State private var active: String?

  private static let symbols = ["location.fill", "flag.fill", "bookmark.fill", "magnifyingglass"]

  var body: some View {
    ZStack(alignment: .trailing) {
      Color.clear
        .overlay(alignment: .top) {
          Landscape().frame(width: 390, height: 844).offset(y: isAway ? -250 : -170)
        }
        .clipped()
        .contentShape(.rect)
        .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { isAway.toggle() } }
        .accessibilityIdentifier("land")
      Group {
        if isContained {
          GlassEffectContainer(spacing: 8) { controls }
        } else {
          controls
        }
      }
      .padding(.trailing, 18)
    }
  }

  private var controls: some View {
    VStack(spacing: 20) {
      ForEach(Self.symbols, id: \.self) { symbol in
        Image(systemName: symbol)
          .font(.title3)
          .frame(width: active == symbol ? 60 : 50, height: active == symbol ? 60 : 50)
          .glassEffect(in: .circle)
          .frame(width: 60, height: 60)
          .onTapGesture {
            withAnimation(.easeInOut(duration: 0.2)) {
              active = active == symbol ? nil : symbol
            }
          }
          .accessibilityIdentifier(symbol)
      }
    }
  }
}
