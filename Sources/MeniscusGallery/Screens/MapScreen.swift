import MeniscusUI

/// A map with a stack of tools, the weather, and a sheet that a search begins in.
struct MapScreen: View {
  @State private var isRaised = false
  @State private var isFollowing = false
  @Environment(\.colorScheme) private var scheme

  private static let low: CGFloat = 96
  private static let raised: CGFloat = 306

  var body: some View {
    CityMap()
      .overlay { position.position(x: 196, y: 342) }
      .overlay(alignment: .topTrailing) { tools.padding(.trailing, 16).padding(.top, 60) }
      .overlay(alignment: .top) { StatusBar() }
      .overlay(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 12) {
          weather.padding(.leading, 16)
          sheet.padding(.horizontal, 8).padding(.bottom, 8)
        }
      }
      .overlay(alignment: .bottom) { HomeIndicator() }
      .ignoresSafeArea()
  }

  private var position: some View {
    Circle().fill(.blue)
      .frame(width: 16, height: 16)
      .padding(3)
      .background { Circle().fill(.white) }
      .background { Circle().fill(.blue.opacity(0.16)).frame(width: 86, height: 86) }
      .shadow(color: .black.opacity(0.2), radius: 4, y: 1)
  }

  private var tools: some View {
    VStack(spacing: 4) {
      ToolSymbol(name: "map.fill")
      ToolSymbol(name: isFollowing ? "location.fill" : "location")
        .foregroundStyle(isFollowing ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .onTapGesture { isFollowing.toggle() }
        .accessibilityIdentifier("follow")
    }
    .glassEffect(.regular.interactive())
    .accessibilityIdentifier("tools")
  }

  private var weather: some View {
    HStack(spacing: 6) {
      Image(systemName: "cloud.sun.fill").font(.system(size: 15, weight: .medium))
      Text("18°").font(.system(size: 15, weight: .medium))
    }
    .padding(.horizontal, 14)
    .frame(height: 36)
    .glassEffect()
  }

  private var sheet: some View {
    VStack(spacing: 0) {
      Capsule().fill(.primary.opacity(0.25)).frame(width: 36, height: 5).padding(.top, 6)
      HStack(spacing: 12) {
        HStack(spacing: 8) {
          Image(systemName: "magnifyingglass").font(.system(size: 17, weight: .medium))
          Text("Search Maps").font(.system(size: 17, weight: .medium))
          Spacer()
          Image(systemName: "mic.fill").font(.system(size: 17))
        }
        .foregroundStyle(.secondary)
        .padding(.horizontal, 14)
        .frame(height: 44)
        .background { field }
        .contentShape(.rect)
        .onTapGesture { withAnimation(.smooth(duration: 0.35)) { isRaised.toggle() } }
        .accessibilityIdentifier("search")
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
      .padding(.horizontal, 16)
      .padding(.top, 10)
      // They come up with the sheet's edge.
      if isRaised { places.transition(.opacity.combined(with: .offset(y: Self.raised - Self.low))) }
      Spacer(minLength: 0)
    }
    .frame(height: isRaised ? Self.raised : Self.low, alignment: .top)
    .clipShape(.rect(cornerRadius: 38))
    .glassEffect(.regular, in: .rect(cornerRadius: 38))
  }

  /// A hollow in the sheet: shaded below its upper edge, lit along the lower one.
  private var field: some View {
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

  private var places: some View {
    VStack(alignment: .leading, spacing: 14) {
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
    .padding(.top, 20)
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
