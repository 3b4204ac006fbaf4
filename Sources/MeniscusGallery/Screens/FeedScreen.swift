import MeniscusUI

/// An article, and a sheet of glass that rises over it to share it.
struct FeedScreen: View {
  @State private var path = ["Where the Light Comes in Low"]

  private static let articles = [
    "Where the Light Comes in Low", "A Winter at the Lock", "The Last Night Train",
    "What Beekeepers Hear",
  ]

  var body: some View {
    NavigationStack(path: $path) {
      List(Self.articles, id: \.self) { title in
        NavigationLink(title, value: title)
      }
      .navigationTitle("Travel")
      .navigationDestination(for: String.self) { ArticleScreen(title: $0) }
    }
  }
}

/// The article that is read, under its tools.
private struct ArticleScreen: View {
  let title: String
  @State private var isSaved = false
  @State private var isSharing = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ScrollView { ArticlePage().frame(height: 1072) }
      .accessibilityIdentifier("page")
      .containerBackground(scheme == .dark ? Color(white: 0.07) : .white, for: .navigation)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Text Size", systemImage: "textformat") {}
          Button("Save", systemImage: isSaved ? "bookmark.fill" : "bookmark") { isSaved.toggle() }
            .accessibilityIdentifier("save")
        }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) {
          Button("Share", systemImage: "square.and.arrow.up") { isSharing = true }
            .accessibilityIdentifier("share")
        }
      }
      .sheet(isPresented: $isSharing) {
        ShareSheet(title: title)
          .presentationDetents([.height(412), .large])
      }
  }
}
