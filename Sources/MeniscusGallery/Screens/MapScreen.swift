import MeniscusUI

/// A map with a stack of tools, the weather, and a sheet that a search begins in.
struct MapScreen: View {
  @State private var detent = MapSheet.low
  @State private var isFollowing = false

  var body: some View {
    ZStack(alignment: .topTrailing) {
      map
      tools.padding(.trailing, 16).padding(.top, 4)
    }
    .sheet(isPresented: .constant(true)) {
      MapSheet(detent: $detent)
        .presentationDetents([MapSheet.low, MapSheet.raised], selection: $detent)
        .presentationBackgroundInteraction(.enabled)
        .interactiveDismissDisabled()
    }
  }

  private var map: some View {
    CityMap()
      .overlay { position.position(x: 196, y: 342) }
      .overlay(alignment: .bottomLeading) { weather }
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
      Button {
      } label: {
        ToolSymbol(name: "map.fill")
      }
      .accessibilityLabel("Map Mode")
      Button {
        isFollowing.toggle()
      } label: {
        ToolSymbol(name: isFollowing ? "location.fill" : "location")
          .foregroundStyle(isFollowing ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      }
      .accessibilityLabel("Follow")
      .accessibilityIdentifier("follow")
    }
    .buttonStyle(.plain)
    .glassEffect(.regular.interactive())
    .accessibilityIdentifier("tools")
  }

  /// It stands above the sheet, and goes up with it.
  private var weather: some View {
    HStack(spacing: 6) {
      Image(systemName: "cloud.sun.fill").font(.system(size: 15, weight: .medium))
      Text("18°").font(.system(size: 15, weight: .medium))
    }
    .padding(.horizontal, 14)
    .frame(height: 36)
    .glassEffect()
    .padding(.leading, 16)
    .padding(.bottom, detent == MapSheet.low ? 116 : 346)
    .animation(.smooth(duration: 0.4), value: detent)
  }
}
