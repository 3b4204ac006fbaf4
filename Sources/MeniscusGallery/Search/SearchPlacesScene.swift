import MeniscusUI

/// A search where each device has it: at the bottom of a phone, between what else stands there, and at
/// the trailing end of a tablet's bar.
struct SearchPlacesScene: View {
  @State private var text = ""
  @State private var scope = Scope.all

  private enum Scope: String, CaseIterable, Identifiable {
    case all = "All"
    case near = "Nearby"

    var id: Self { self }
  }

  private var found: [Landmark] {
    Landmark.all.filter { landmark in
      (scope == .all || landmark.facts.isNear)
        && (text.isEmpty || landmark.name.contains(text) || landmark.region.contains(text))
    }
  }

  var body: some View {
    NavigationStack {
      List(found) { landmark in
        HStack(spacing: 12) {
          LandmarkPicture(landmark: landmark).frame(width: 48, height: 48)
            .clipShape(.rect(cornerRadius: 14))
          VStack(alignment: .leading) {
            Text(landmark.name).font(.headline)
            Text(landmark.region).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .listStyle(.plain)
      .accessibilityIdentifier("list")
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: text) }
      }
      .navigationTitle("Landmarks")
      .searchable(text: $text, prompt: "Search")
      .searchScopes($scope, activation: .onSearchPresentation) {
        ForEach(Scope.allCases) { Text($0.rawValue).tag($0) }
      }
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button("Filter", systemImage: "line.3.horizontal.decrease") {}
        }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) {
          Button("Add", systemImage: "plus") {}
        }
      }
    }
  }
}
