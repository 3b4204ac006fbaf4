import MeniscusUI

/// Glass behind glass behind glass, beside one layer that says as much.
struct NestedGlassScene: View {
  private static let titles = ["One layer", "Two layers", "Three layers"]

  var body: some View {
    HStack(spacing: 16) {
      ForEach([3, 1], id: \.self) { count in
        MistakeCard(
          isRight: count == 1, title: Self.titles[count - 1]
        ) {
          LandscapeWindow(top: 190)
            .environment(\.colorScheme, .light)
            .overlay { NestedPlayer(levels: count) }
            .clipShape(.rect(cornerRadius: 24))
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.95, dark: 0.04) }
  }
}

/// A player: a card, a bar on it and a button on that, of which the first are glass.
private struct NestedPlayer: View {
  let levels: Int

  var body: some View {
    VStack(spacing: 12) {
      Text("Slow Tide").font(.headline)
      Text("Glass Harbour").font(.subheadline).foregroundStyle(.secondary)
      HStack(spacing: 12) {
        Image(systemName: "backward.fill")
        Image(systemName: "play.fill")
          .font(.title3)
          .frame(width: 44, height: 44)
          .glassEffect(.regular, in: .circle, isEnabled: levels > 2)
        Image(systemName: "forward.fill")
      }
      .font(.footnote)
      .padding(.horizontal, 12)
      .frame(height: 56)
      .glassEffect(.regular, in: .capsule, isEnabled: levels > 1)
    }
    .frame(width: 136, height: 156)
    .glassEffect(.regular, in: .rect(cornerRadius: 28))
  }
}
