import MeniscusUI

/// Five badges, each on glass of its own, beside the same five in one container.
///
/// A tap on either board changes what lies behind its badges: frame by frame the one is looked
/// behind five times, the other once.
struct MissingContainerScene: View {
  var body: some View {
    HStack(spacing: 16) {
      MistakeCard(isRight: false, title: "Five passes") {
        BadgeBoard { Badges() }.accessibilityIdentifier("apart")
      }
      MistakeCard(isRight: true, title: "One pass") {
        BadgeBoard { GlassEffectContainer { Badges() } }.accessibilityIdentifier("together")
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.95, dark: 0.04) }
  }
}

/// A landscape under badges; a tap brings dusk, another one the day.
private struct BadgeBoard<Content: View>: View {
  @ViewBuilder let badges: Content
  @State private var isDusk = false

  var body: some View {
    Color.clear
      .overlay(alignment: .top) {
        Landscape(isDusk: isDusk)
          .frame(width: 390, height: 844)
          .offset(y: -170)
          // A picture of the day, whatever the scheme.
          .environment(\.colorScheme, .light)
      }
      .overlay { badges }
      .clipShape(.rect(cornerRadius: 24))
      // What is cut off would be touched: the landscape is wider than the board.
      .contentShape(.rect(cornerRadius: 24))
      .onTapGesture { withAnimation(.smooth(duration: 0.5)) { isDusk.toggle() } }
  }
}

/// Five badges, as the pips of a die.
private struct Badges: View {
  private static let symbols = [
    "sun.max.fill", "drop.fill", "wind", "leaf.fill", "moon.stars.fill",
  ]

  var body: some View {
    VStack(spacing: 16) {
      pair(0, 1)
      badge(2)
      pair(3, 4)
    }
  }

  private func pair(_ first: Int, _ second: Int) -> some View {
    HStack(spacing: 16) {
      badge(first)
      badge(second)
    }
  }

  private func badge(_ index: Int) -> some View {
    Image(systemName: Self.symbols[index])
      .font(.title3)
      .frame(width: 50, height: 50)
      .glassEffect(in: .circle)
  }
}
