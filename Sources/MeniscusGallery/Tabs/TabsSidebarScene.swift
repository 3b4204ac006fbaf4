import MeniscusUI

/// A guide whose bar of tabs turns into a sidebar on glass, with pictures that go on beneath it.
struct TabsSidebarScene: View {
  @State private var choice = "today"

  /// Landmarks that stand for their regions.
  private static let regions = [Landmark.named(7), .named(9)]

  var body: some View {
    TabView(selection: $choice) {
      Tab("Today", systemImage: "sun.max", value: "today") { page(of: 1) }
      Tab("Saved", systemImage: "bookmark", value: "saved") { page(of: 8) }
        .badge(2)
      Tab(value: "search", role: .search) {
        NavigationStack { ContentUnavailableView.search.navigationTitle("Search") }
      }
      TabSection("Collections") {
        Tab("Weekends", systemImage: "tent", value: "weekends") { page(of: 2) }
          .accessibilityIdentifier("weekends")
        Tab("With Children", systemImage: "figure.walk", value: "children") { page(of: 6) }
      }
      .sectionActions {
        Button("New Collection", systemImage: "plus") {}
      }
      TabSection("Regions") {
        ForEach(Self.regions) { landmark in
          Tab(landmark.region, systemImage: landmark.symbol, value: landmark.region) {
            page(of: landmark.id)
          }
        }
      }
      .tabPlacement(.sidebarOnly)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewSidebarHeader { Text("Landmarks").font(.title2.weight(.bold)) }
    .tabViewSidebarFooter {
      Text("\(Landmark.all.count) places to see").font(.footnote).foregroundStyle(.secondary)
    }
    .tabViewSidebarBottomBar { account }
  }

  private var account: some View {
    Button {
    } label: {
      Label("Maya Okafor", systemImage: "person.crop.circle")
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
  }

  private func page(of landmark: Landmark.ID) -> some View {
    NavigationStack { GuidePage(landmark: .named(landmark)) }
  }
}

/// A landmark: its picture, what is told of it, and others on a shelf.
private struct GuidePage: View {
  let landmark: Landmark

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        LandmarkPicture(landmark: landmark)
          .frame(height: 400)
          .backgroundExtensionEffect()
        VStack(alignment: .leading, spacing: 8) {
          Text(landmark.name).font(.largeTitle.weight(.bold))
          Label(landmark.region, systemImage: landmark.symbol).foregroundStyle(.secondary)
          Text(landmark.facts.about).padding(.top, 4)
        }
        .padding(.horizontal, 20)
        shelf
      }
      .padding(.bottom, 20)
    }
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar(removing: .title)
    .toolbar {
      ToolbarItem {
        Button("Favorite", systemImage: "heart") {}
      }
    }
  }

  private var shelf: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(Landmark.all.filter { $0.id != landmark.id }.prefix(6)) { other in
          LandmarkCard(landmark: other)
        }
      }
      .padding(.horizontal, 20)
    }
  }
}
