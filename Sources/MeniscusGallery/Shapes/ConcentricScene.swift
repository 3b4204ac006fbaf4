import MeniscusUI

/// Cards inside cards whose corners share their centres, whatever the inset.
struct ConcentricScene: View {
  @State private var isWide = false

  private var inset: CGFloat { isWide ? 20 : 10 }

  var body: some View {
    VStack(spacing: 18) {
      NestedCards(inset: inset)
      HStack(spacing: 18) {
        SongCard(inset: inset)
        LakeCard(inset: inset)
      }
      Toggle("Wide inset", isOn: $isWide.animation(.smooth(duration: 0.5)))
        .accessibilityIdentifier("wide")
        .padding(.horizontal, 12)
        .padding(.top, 4)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.94, dark: 0.08) }
  }
}

/// Four cards, each inside the other.
private struct NestedCards: View {
  let inset: CGFloat

  var body: some View {
    ConcentricRectangle()
      .fill(.indigo)
      .overlay { card(1) }
      .overlay { card(2) }
      .overlay { card(3) }
      .frame(height: 168)
      .containerShape(.rect(cornerRadius: 44))
  }

  private func card(_ depth: Int) -> some View {
    ConcentricRectangle(corners: .concentric(minimum: 6), isUniform: true)
      .fill(Color.indigo.mix(with: .white, by: 0.24 * Double(depth)))
      .padding(inset * CGFloat(depth))
  }
}

/// A song: the cover's corners follow the card at the leading edge, and are small elsewhere.
private struct SongCard: View {
  let inset: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      cover
      VStack(alignment: .leading, spacing: 2) {
        Text("Low Tide").font(.subheadline).bold()
        Text("Marlow").font(.caption).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 4)
    }
    .padding(inset)
    .frame(height: 176)
    .background { Backdrop(light: 1, dark: 0.16).clipShape(.containerRelative) }
    .containerShape(.rect(cornerRadius: 32))
  }

  private var cover: some View {
    LinearGradient(
      colors: [.teal, .blue], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .overlay {
      Image(systemName: "music.note").font(.title).foregroundStyle(.white)
    }
    .clipShape(
      .rect(uniformTopCorners: .concentric(minimum: 6), uniformBottomCorners: 6))
  }
}

/// A view over a lake with glass at its foot.
private struct LakeCard: View {
  let inset: CGFloat

  var body: some View {
    LandscapeWindow(top: 566)
      .overlay(alignment: .bottom) {
        Label("Lake", systemImage: "location.fill")
          .font(.subheadline)
          .frame(maxWidth: .infinity)
          .frame(height: 46)
          .glassEffect(in: .rect(corners: .concentric(minimum: 10), isUniform: true))
          .padding(inset)
      }
      .clipShape(.containerRelative)
      .frame(height: 176)
      .containerShape(.rect(cornerRadius: 32))
  }
}
