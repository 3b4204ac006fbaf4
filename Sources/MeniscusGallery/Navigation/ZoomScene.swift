import MeniscusUI

/// Cards that landmarks grow out of and go back into, and a show of them that covers everything.
struct ZoomScene: View {
  @State private var isShowing = false
  @Namespace private var cards

  private static let columns = [
    GridItem(.flexible(), spacing: 12), GridItem(.flexible(), spacing: 12),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: Self.columns, spacing: 12) {
          ForEach(Landmark.all.prefix(8)) { card($0) }
        }
        .padding(.horizontal, 16)
      }
      .navigationTitle("Landmarks")
      .navigationDestination(for: Landmark.self) { landmark in
        ZoomedLandmark(landmark: landmark)
          .navigationTransition(.zoom(sourceID: landmark.id, in: cards))
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Show", systemImage: "play.fill") { isShowing = true }
            .accessibilityIdentifier("show")
        }
      }
    }
    .fullScreenCover(isPresented: $isShowing) { LandmarkShow(landmark: .named(8)) }
  }

  private func card(_ landmark: Landmark) -> some View {
    NavigationLink(value: landmark) {
      LandmarkPicture(landmark: landmark)
        .frame(height: 128)
        .overlay(alignment: .bottomLeading) { landmark.caption }
        .clipShape(.rect(cornerRadius: 18))
        // A picture is larger than its card, and would take its neighbours' taps.
        .contentShape(.rect(cornerRadius: 18))
    }
    .buttonStyle(.plain)
    .matchedTransitionSource(id: landmark.id, in: cards) { source in
      source.clipShape(RoundedRectangle(cornerRadius: 18))
    }
    .accessibilityIdentifier("landmark-\(landmark.id)")
  }
}

/// A landmark that has grown out of its card: the picture, and what is told of it.
private struct ZoomedLandmark: View {
  let landmark: Landmark

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
      .padding(.bottom, 20)
    }
    .ignoresSafeArea(edges: .top)
    .accessibilityIdentifier("page")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A landmark over all of the screen, until it is closed.
private struct LandmarkShow: View {
  let landmark: Landmark
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack(alignment: .topTrailing) {
      LandmarkPicture(landmark: landmark)
        .overlay(alignment: .bottomLeading) { landmark.caption }
        .ignoresSafeArea()
      Button("Close", systemImage: "xmark") { dismiss() }
        .labelStyle(.iconOnly)
        .buttonStyle(.glass)
        .buttonBorderShape(.circle)
        .controlSize(.large)
        .accessibilityIdentifier("close")
        .padding(16)
    }
  }
}
