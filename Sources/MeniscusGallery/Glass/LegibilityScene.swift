import MeniscusUI

/// Labels on glass over what makes them hard to read; clear glass with and without a dimming layer.
struct LegibilityScene: View {
  var body: some View {
    VStack(spacing: 0) {
      band { Color.white }
      band { Color.black }
      band { Checker() }
      band { Grain() }
      band { Lines() }
      HStack(spacing: 0) {
        bright(isDimmed: false)
        bright(isDimmed: true)
      }
    }
  }

  private func band(@ViewBuilder _ backdrop: () -> some View) -> some View {
    backdrop()
      .frame(height: 76)
      .overlay {
        HStack(spacing: 12) {
          Label("Now Playing", systemImage: "music.note")
            .font(.callout).fontWeight(.semibold)
            .padding(.horizontal, 18)
            .frame(height: 44)
            .glassEffect()
          Image(systemName: "ellipsis")
            .font(.callout).fontWeight(.semibold)
            .frame(width: 44, height: 44)
            .glassEffect(in: .circle)
          Text("Skip")
            .font(.callout).fontWeight(.semibold)
            .padding(.horizontal, 18)
            .frame(height: 44)
            .glassEffect(.regular.tint(.blue))
        }
      }
  }

  private func bright(isDimmed: Bool) -> some View {
    LandscapeWindow(top: 390)
      .environment(\.colorScheme, .light)
      .overlay { Color.black.opacity(isDimmed ? 0.35 : 0) }
      .frame(height: 100)
      .overlay {
        Text(isDimmed ? "Dimmed" : "Undimmed")
          .font(.callout).fontWeight(.semibold)
          .frame(width: 132, height: 52)
          .glassEffect(.clear)
      }
  }
}

/// A few lines of running text.
private struct Lines: View {
  var body: some View {
    Text(
      "Light that meets the rim of a lens is bent towards its middle. What lies behind is seen "
        + "from the side, folded over, a thin bright line along the edge. A drop that nears "
        + "another does not wait to be touched: the surface between them rises and a neck forms."
    )
    .font(.footnote)
    .foregroundStyle(.primary)
    .padding(.horizontal, 14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.99, dark: 0.07) }
    .clipped()
  }
}
