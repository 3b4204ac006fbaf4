import MeniscusUI

/// A list of landmarks under a large title, and a landmark under groups of items.
struct StackScene: View {
  @State private var path: [Landmark] = []
  @State private var favorites: Set<Int> = [2]
  @State private var showsFavorites = false

  private var shown: [Landmark] {
    Landmark.all.filter { !showsFavorites || favorites.contains($0.id) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(shown) { landmark in
            VStack(spacing: 0) {
              NavigationLink(value: landmark) {
                LandmarkRow(landmark: landmark, isFavorite: favorites.contains(landmark.id))
              }
              .buttonStyle(.plain)
              .accessibilityIdentifier("landmark\(landmark.id)")
              Divider().padding(.leading, 86)
            }
          }
        }
      }
      .accessibilityIdentifier("list")
      .navigationTitle("Landmarks")
      .navigationDestination(for: Landmark.self) { landmark in
        LandmarkPage(
          landmark: landmark, isFavorite: favorites.contains(landmark.id)
        ) {
          toggle(landmark)
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Favorites", systemImage: showsFavorites ? "star.fill" : "star") {
            showsFavorites.toggle()
          }
          .accessibilityIdentifier("favorites")
        }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) {
          Button("Profile", systemImage: "person.fill") {}
        }
      }
    }
  }

  private func toggle(_ landmark: Landmark) {
    if favorites.remove(landmark.id) == nil { favorites.insert(landmark.id) }
  }
}

/// A landmark: its picture, what is told of it, and what can be done with it.
private struct LandmarkPage: View {
  let landmark: Landmark
  let isFavorite: Bool
  let toggle: @MainActor () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        LandmarkPicture(landmark: landmark).frame(height: 300)
        VStack(alignment: .leading, spacing: 12) {
          Text(landmark.name).font(.title.weight(.bold))
          Label(landmark.region, systemImage: landmark.symbol).foregroundStyle(.secondary)
          LandmarkStory(landmark: landmark).padding(.top, 4)
        }
        .padding(.horizontal, 16)
      }
    }
    .accessibilityIdentifier("page")
    .navigationTitle(landmark.name)
    .navigationSubtitle(landmark.region)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Button("Favorite", systemImage: isFavorite ? "star.fill" : "star", action: toggle)
          .accessibilityIdentifier("favorite")
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Map", systemImage: "map") {}
        Button("Photos", systemImage: "photo") {}
      }
      ToolbarSpacer(.flexible, placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) {
        Button("Visit", systemImage: "location.fill") {}
          .buttonStyle(.glassProminent)
          .accessibilityIdentifier("visit")
      }
    }
  }
}
