import MeniscusUI

/// A sidebar that floats on glass over a landmark, whose picture goes on beneath it.
struct SplitScene: View {
  var body: some View {
    NavigationSplitView {
      List(Landmark.all) { landmark in
        NavigationLink(value: landmark) { SplitRow(landmark: landmark) }
          .accessibilityIdentifier("landmark\(landmark.id)")
      }
      .listStyle(.sidebar)
      .accessibilityIdentifier("list")
      .navigationTitle("Landmarks")
      .navigationDestination(for: Landmark.self) { SplitLandmark(landmark: $0) }
    } detail: {
      SplitLandmark(landmark: Landmark.all[1])
    }
  }
}

private struct SplitRow: View {
  let landmark: Landmark

  var body: some View {
    HStack(spacing: 12) {
      LandmarkPicture(landmark: landmark).frame(width: 44, height: 44)
        .clipShape(RoundedRectangle(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 2) {
        Text(landmark.name).font(.headline)
        Text(landmark.region).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

private struct SplitLandmark: View {
  let landmark: Landmark

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        LandmarkPicture(landmark: landmark).frame(height: 420)
          .backgroundExtensionEffect()
        VStack(alignment: .leading, spacing: 12) {
          Text(landmark.name).font(.largeTitle.weight(.bold))
          Label(landmark.region, systemImage: landmark.symbol).foregroundStyle(.secondary)
          LandmarkStory(landmark: landmark).padding(.top, 4)
        }
        .padding(.horizontal, 20)
      }
    }
    .ignoresSafeArea(edges: .top)
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem {
        Button("Share", systemImage: "square.and.arrow.up") {}
      }
    }
  }
}
