import MeniscusUI

/// What a search begins with: its field, and the places that people go to, once the sheet is raised.
struct MapSheet: View {
  @Binding var detent: PresentationDetent
  @Environment(\.colorScheme) private var scheme

  static let low = PresentationDetent.height(96)
  static let raised = PresentationDetent.height(306)

  private var isRaised: Bool { detent == Self.raised }

  var body: some View {
    // What is taller than the sheet begins at its top.
    Color.clear.overlay(alignment: .top) {
      VStack(spacing: 0) {
        HStack(spacing: 12) {
          search
          account
        }
        .padding(.horizontal, 16)
        .padding(.top, 26)
        // They lie below the edge of the low sheet, and come as that rises.
        places
          .opacity(isRaised ? 1 : 0)
          .animation(.smooth(duration: 0.3), value: isRaised)
          .accessibilityHidden(!isRaised)
      }
    }
  }

  private var search: some View {
    Button {
      detent = isRaised ? Self.low : Self.raised
    } label: {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass").font(.system(size: 17, weight: .medium))
        Text("Search Maps").font(.system(size: 17, weight: .medium))
        Spacer()
        Image(systemName: "mic.fill").font(.system(size: 17))
      }
      .foregroundStyle(.secondary)
      .padding(.horizontal, 14)
      .frame(height: 44)
      .background { hollow }
      .contentShape(.capsule)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("search")
  }

  /// A hollow in the sheet: shaded below its upper edge, lit along the lower one.
  private var hollow: some View {
    Capsule()
      .fill(
        Color.primary.opacity(0.05).shadow(.inner(color: .black.opacity(0.16), radius: 2.5, y: 1.5))
      )
      .overlay {
        Capsule().strokeBorder(
          LinearGradient(
            colors: [.white.opacity(0), .white.opacity(scheme == .dark ? 0.1 : 0.35)],
            startPoint: .top, endPoint: .bottom), lineWidth: 1)
      }
  }

  private var account: some View {
    Text("JM").font(.system(size: 16, weight: .semibold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: 44, height: 44)
      .background {
        Circle().fill(
          LinearGradient(
            colors: [Color(hex: 0xA5ABB8), Color(hex: 0x858C9A)], startPoint: .top,
            endPoint: .bottom))
      }
  }

  private var places: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Places").font(.system(size: 20, weight: .bold)).padding(.leading, 20)
      HStack(spacing: 0) {
        place("house.fill", "Home", .cyan)
        place("briefcase.fill", "Work", .brown)
        place("cup.and.saucer.fill", "Morrow", .orange)
        place("plus", "Add", .gray)
      }
      Divider().padding(.horizontal, 20)
      HStack(spacing: 12) {
        Image(systemName: "clock.fill").font(.system(size: 15, weight: .medium))
          .foregroundStyle(.white)
          .frame(width: 30, height: 30)
          .background { Circle().fill(.gray) }
        VStack(alignment: .leading, spacing: 1) {
          Text("Market Hall").font(.system(size: 17))
          Text("Linden Avenue 14").font(.system(size: 13)).foregroundStyle(.secondary)
        }
      }
      .padding(.leading, 20)
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.top, 26)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func place(_ symbol: String, _ name: String, _ color: Color) -> some View {
    VStack(spacing: 6) {
      Image(systemName: symbol).font(.system(size: 22, weight: .medium))
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background { Circle().fill(color) }
      Text(name).font(.system(size: 12))
    }
    .frame(maxWidth: .infinity)
  }
}
