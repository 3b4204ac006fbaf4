import MeniscusUI

/// A photograph under its tools, in a library with a bar of tabs and a search that stands apart.
///
/// The scene brings all photographs: ``Photograph/pictures(_:)``.
struct PhotoScreen: View {
  @State private var page = Page.library
  @State private var path = [Photograph.leaves]
  @State private var text = ""

  private enum Page: Hashable {
    case library, collections, people, search
  }

  var body: some View {
    TabView(selection: $page) {
      Tab("Library", systemImage: "photo", value: Page.library) { library }
      Tab("Collections", systemImage: "rectangle.stack", value: Page.collections) {
        NavigationStack {
          ScrollView { AlbumGrid(albums: Array(Album.all.reversed())) }
            .navigationTitle("Collections")
        }
      }
      Tab("People", systemImage: "person.2", value: Page.people) {
        NavigationStack {
          ContentUnavailableView("No People Yet", systemImage: "person.2")
            .navigationTitle("People")
        }
      }
      Tab(value: Page.search, role: .search) { search }
        .accessibilityIdentifier("search")
    }
    .tint(.white)
    .preferredColorScheme(.dark)
  }

  private var library: some View {
    NavigationStack(path: $path) {
      ScrollView { AlbumGrid(albums: Album.all) }
        .navigationTitle("Library")
        .navigationDestination(for: Photograph.self) { PhotographPage(photograph: $0) }
    }
  }

  private var search: some View {
    NavigationStack {
      ScrollView {
        AlbumGrid(albums: Album.all.filter { text.isEmpty || $0.name.contains(text) })
      }
      .navigationTitle("Search")
      .navigationDestination(for: Photograph.self) { PhotographPage(photograph: $0) }
    }
    .searchable(text: $text, prompt: "Photos, Places and More")
  }
}

/// A photograph to all edges, with what can be done with it in the bar.
private struct PhotographPage: View {
  let photograph: Photograph
  @State private var isLiked = false

  var body: some View {
    PhotographView(photograph: photograph)
      .ignoresSafeArea()
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          ShareLink(item: photograph.rawValue)
          Button("Favorite", systemImage: isLiked ? "heart.fill" : "heart") { isLiked.toggle() }
            .accessibilityIdentifier("like")
          Button("Adjust", systemImage: "slider.horizontal.3") {}
        }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) {
          Menu("More", systemImage: "ellipsis") {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Add to Album", systemImage: "rectangle.stack") {}
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
          .accessibilityIdentifier("more")
        }
      }
  }
}

/// Photographs that belong together.
private struct Album: Identifiable {
  let name: String
  let cover: Photograph
  /// The part of the cover that is seen.
  var anchor = Alignment.center

  var id: String { name }

  static let all = [
    Album(name: "Greenery", cover: .leaves, anchor: .top),
    Album(name: "By the Sea", cover: .sunset),
    Album(name: "In Town", cover: .city),
    Album(name: "Garden", cover: .flower),
    Album(name: "Evenings", cover: .sunset, anchor: .top),
    Album(name: "Woods", cover: .leaves, anchor: .bottom),
  ]
}

/// Albums by their covers, two in a row.
private struct AlbumGrid: View {
  let albums: [Album]

  private static let columns = [
    GridItem(.flexible(), spacing: 12), GridItem(.flexible(), spacing: 12),
  ]

  var body: some View {
    LazyVGrid(columns: Self.columns, spacing: 12) {
      ForEach(albums) { album in
        NavigationLink(value: album.cover) {
          PhotographView(photograph: album.cover, anchor: album.anchor)
            .frame(height: 230)
            .overlay(alignment: .bottomLeading) { name(of: album) }
            .clipShape(.rect(cornerRadius: 22))
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, 16)
  }

  private func name(of album: Album) -> some View {
    Text(album.name).font(.headline).foregroundStyle(.white)
      .padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        LinearGradient(
          colors: [.black.opacity(0), .black.opacity(0.5)], startPoint: .top, endPoint: .bottom)
      }
  }
}
