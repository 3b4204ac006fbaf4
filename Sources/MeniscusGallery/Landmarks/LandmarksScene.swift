import MeniscusUI

/// Landmarks beside the one that is chosen: a sidebar on glass over its picture, and an inspector.
struct LandmarksScene: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var selection: Landmark.ID? = 1
  @State private var favorites: Set<Landmark.ID> = [2, 8]
  @State private var isInspected = false

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $selection) {
        Section("Nearby") {
          ForEach(Landmark.all.filter(\.facts.isNear)) { row($0) }
        }
        Section("Far Away") {
          ForEach(Landmark.all.filter { !$0.facts.isNear }) { row($0) }
        }
      }
      .navigationTitle("Landmarks")
      .navigationSplitViewColumnWidth(min: 220, ideal: 280, max: 320)
      .accessibilityIdentifier("list")
    } detail: {
      if let selection {
        LandmarkDetail(
          landmark: .named(selection), favorites: $favorites, isInspected: $isInspected)
      } else {
        ContentUnavailableView("Choose a Landmark", systemImage: "mountain.2")
      }
    }
    .inspector(isPresented: $isInspected) {
      if let selection { LandmarkInspector(landmark: .named(selection)) }
    }
  }

  private func row(_ landmark: Landmark) -> some View {
    Label {
      HStack {
        VStack(alignment: .leading, spacing: 1) {
          Text(landmark.name)
          Text(landmark.region).font(.footnote).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        if favorites.contains(landmark.id) {
          Image(systemName: "heart.fill").font(.footnote).foregroundStyle(.pink)
            .accessibilityLabel("Favorite")
        }
      }
    } icon: {
      LandmarkPicture(landmark: landmark).frame(width: 36, height: 36).clipShape(.circle)
    }
    .tag(landmark.id)
    .accessibilityIdentifier("landmark-\(landmark.id)")
  }
}
