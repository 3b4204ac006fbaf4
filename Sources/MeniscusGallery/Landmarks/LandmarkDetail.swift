import MeniscusUI

/// A landmark: a picture that goes on under bars and columns beside it, what is told of it, and what
/// is near.
struct LandmarkDetail: View {
  let landmark: Landmark
  @Binding var favorites: Set<Landmark.ID>
  @Binding var isInspected: Bool
  var height: CGFloat = 360

  private var isFavorite: Bool { favorites.contains(landmark.id) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        LandmarkPicture(landmark: landmark)
          .frame(height: height)
          .backgroundExtensionEffect()
        story.padding(.horizontal, 20)
        nearby
        visiting.padding(.horizontal, 20)
      }
      .padding(.bottom, 20)
    }
    .ignoresSafeArea(edges: .top)
    .accessibilityIdentifier("page")
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar(removing: .title)
    .toolbar { items }
  }

  private var story: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(landmark.name).font(.largeTitle.weight(.bold))
      Label(landmark.region, systemImage: "mappin.and.ellipse").foregroundStyle(.secondary)
      Text(landmark.facts.about).padding(.top, 4)
    }
  }

  private var nearby: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("In \(landmark.region) and Beyond").font(.title3.weight(.semibold))
        .padding(.horizontal, 20)
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

  private var visiting: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Getting There").font(.title3.weight(.semibold))
      Text(
        "The road ends at the old station, where there is water and room for a dozen cars. From there "
          + "it is an hour on foot for most people, and two with children who look under stones.")
      Text("Go early: the light is best before ten, and the last bus does not wait.")
        .foregroundStyle(.secondary)
    }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem {
      ShareLink(item: landmark.name)
    }
    ToolbarSpacer(.fixed)
    ToolbarItemGroup {
      Button("Favorite", systemImage: isFavorite ? "heart.fill" : "heart") {
        if favorites.remove(landmark.id) == nil { favorites.insert(landmark.id) }
      }
      .accessibilityIdentifier("favorite")
      Menu("Collections", systemImage: "book.closed") {
        Button("Weekends", systemImage: "sun.max") {}
        Button("With Children", systemImage: "figure.wave") {}
        Divider()
        Button("New Collection", systemImage: "plus") {}
      }
      .accessibilityIdentifier("collections")
    }
    ToolbarSpacer(.fixed)
    ToolbarItem {
      Button("Info", systemImage: "info") { withAnimation { isInspected.toggle() } }
        .accessibilityIdentifier("info")
    }
  }
}

/// What is known of a landmark, in rows.
struct LandmarkInspector: View {
  let landmark: Landmark

  var body: some View {
    List {
      Section("About") {
        LabeledContent("Region", value: landmark.region)
        LabeledContent("Elevation", value: "\(landmark.facts.elevation) m")
        LabeledContent("Known for", value: landmark.facts.badge.title)
      }
      Section("Visit") {
        LabeledContent("Open", value: "All year")
        LabeledContent("Fee", value: "None")
      }
    }
    .scrollContentBackground(.hidden)
    .inspectorColumnWidth(min: 200, ideal: 260, max: 320)
    .accessibilityIdentifier("inspector")
  }
}
