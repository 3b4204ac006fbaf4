import MeniscusUI

/// Tiles that grow into a card, and a mark that moves from name to name.
struct MatchedScene: View {
  @State private var kind = "Day"
  @State private var openTile: Int?
  @Namespace private var tiles
  @Namespace private var marks

  private static let kinds = ["Day", "Week", "Month"]
  private static let colors: [Color] = [.indigo, .pink, .orange]

  var body: some View {
    VStack(spacing: 20) {
      picker
      ZStack {
        if let openTile {
          card(openTile)
        } else {
          row
        }
      }
      .frame(maxHeight: .infinity)
    }
    .padding(20)
    .background { Backdrop(light: 0.95, dark: 0.11) }
  }

  private var picker: some View {
    HStack(spacing: 0) {
      ForEach(Self.kinds, id: \.self) { name in
        Text(name)
          .font(.subheadline)
          .fontWeight(.medium)
          .foregroundStyle(name == kind ? .primary : .secondary)
          .frame(maxWidth: .infinity)
          .frame(height: 36)
          .matchedGeometryEffect(id: name, in: marks)
          .onTapGesture { withAnimation(.snappy) { kind = name } }
          .accessibilityIdentifier(name)
      }
    }
    .background {
      Mark().matchedGeometryEffect(id: kind, in: marks, isSource: false)
    }
    .padding(3)
    .background(.gray.opacity(0.18), in: Capsule())
  }

  private var row: some View {
    HStack(spacing: 14) {
      ForEach(Self.colors.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 18)
          .fill(Self.colors[index])
          .matchedGeometryEffect(id: index, in: tiles)
          .frame(height: 84)
          .onTapGesture { withAnimation(.bouncy(duration: 0.6)) { openTile = index } }
          .accessibilityIdentifier("tile-\(index)")
      }
    }
  }

  private func card(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 28)
      .fill(Self.colors[index])
      .matchedGeometryEffect(id: index, in: tiles)
      .overlay(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(kind).font(.title2).bold()
          Text("Tap to fold the card up again.").font(.subheadline).opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(20)
      }
      .onTapGesture { withAnimation(.smooth) { openTile = nil } }
      .accessibilityIdentifier("card")
  }
}

/// The mark behind the name that is chosen.
private struct Mark: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Capsule().fill(scheme == .dark ? Color(white: 0.36) : .white)
  }
}
