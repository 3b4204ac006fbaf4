import MeniscusUI

/// Landmarks on a phone: a list, and a landmark whose picture goes on under the bar, with badges that
/// flow out of a button.
struct LandmarkDetailScene: View {
  @State private var path = [Landmark.named(1)]
  @State private var favorites: Set<Landmark.ID> = [2]
  @State private var isInspected = false
  @Environment(\.verticalSizeClass) private var heightClass

  /// The picture leaves room for its story on a phone that is turned.
  private var height: CGFloat { heightClass == .compact ? 250 : 360 }

  var body: some View {
    NavigationStack(path: $path) {
      List(Landmark.all) { landmark in
        NavigationLink(landmark.name, value: landmark)
          .accessibilityIdentifier("landmark-\(landmark.id)")
      }
      .navigationTitle("Landmarks")
      .navigationDestination(for: Landmark.self) { landmark in
        LandmarkDetail(
          landmark: landmark, favorites: $favorites, isInspected: $isInspected, height: height
        )
        .overlay(alignment: .bottomTrailing) { LandmarkBadges(landmark: landmark).padding(20) }
        .sheet(isPresented: $isInspected) {
          LandmarkInspector(landmark: landmark)
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
      }
    }
  }
}

/// The badges that a landmark earns: they flow out of a button, and back into it.
private struct LandmarkBadges: View {
  let landmark: Landmark
  @State private var isExpanded = false
  @Namespace private var namespace

  private var earned: [LandmarkBadge] {
    let own = landmark.facts.badge
    return [own] + LandmarkBadge.allCases.filter { $0 != own }.prefix(2)
  }

  var body: some View {
    GlassEffectContainer(spacing: 14) {
      VStack(spacing: 14) {
        if isExpanded {
          ForEach(earned) { badge in
            Image(systemName: badge.symbol)
              .font(.system(size: 20, weight: .semibold))
              .foregroundStyle(.white)
              .frame(width: 56, height: 56)
              .glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 18))
              .glassEffectID(badge, in: namespace)
              .accessibilityLabel(badge.title)
          }
        }
        Button {
          withAnimation(.bouncy) { isExpanded.toggle() }
        } label: {
          Image(systemName: isExpanded ? "xmark" : "hexagon.fill")
            .font(.system(size: 20, weight: .semibold))
            .frame(width: 48, height: 48)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isExpanded ? "Hide Badges" : "Badges")
        .accessibilityIdentifier("badges")
        .glassEffect(.regular.interactive(), in: .circle)
        .glassEffectID("button", in: namespace)
      }
    }
  }
}
