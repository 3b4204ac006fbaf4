import MeniscusUI

/// Tabs on a floating bar that becomes small while content is scrolled, with search set apart.
struct TabsScene: View {
  @State private var choice = 0

  var body: some View {
    TabView(selection: $choice) {
      Tab("Landmarks", systemImage: "mountain.2", value: 0) {
        NavigationStack {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(Landmark.all) { LandmarkRow(landmark: $0) }
              ForEach(Landmark.all) { LandmarkRow(landmark: $0) }
            }
          }
          .accessibilityIdentifier("list")
          .navigationTitle("Landmarks")
        }
      }
      Tab("Gallery", systemImage: "photo", value: 1) {
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(Landmark.all) { landmark in
              LandmarkPicture(landmark: landmark).frame(height: 220)
                .clipShape(RoundedRectangle(cornerRadius: 22))
                .padding(.horizontal, 12)
            }
          }
        }
      }
      Tab("Inbox", systemImage: "tray", value: 2) {
        NavigationStack {
          ContentUnavailableView(
            "No Messages", systemImage: "tray", description: Text("What friends send is here.")
          )
          .navigationTitle("Inbox")
        }
      }
      .badge(3)
      Tab(value: 3, role: .search) {
        NavigationStack {
          ContentUnavailableView.search
            .navigationTitle("Search")
        }
      }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}
