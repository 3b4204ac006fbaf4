import MeniscusUI

/// A guide with search as a tab: its field takes the place of the tabs, and goes up with the keyboard.
struct TabsSearchScene: View {
  @State private var choice = 0
  @State private var text = ""

  var body: some View {
    TabView(selection: $choice) {
      Tab("Home", systemImage: "house", value: 0) {
        NavigationStack {
          ScrollView {
            LazyVStack(spacing: 14) {
              ForEach(Landmark.all) { landmark in
                LandmarkPicture(landmark: landmark).frame(height: 170)
                  .clipShape(.rect(cornerRadius: 22))
              }
            }
            .padding(.horizontal, 16)
          }
          .navigationTitle("Today")
        }
      }
      Tab("Map", systemImage: "map", value: 1) { CityMap().ignoresSafeArea() }
      Tab(value: 2, role: .search) {
        NavigationStack {
          LandmarkResults(text: text)
            .navigationTitle("Search")
        }
        .searchable(text: $text, prompt: "Landmarks and Regions")
      }
      .accessibilityIdentifier("searching")
    }
  }
}

/// What a search finds, or what there is to search in.
struct LandmarkResults: View {
  let text: String

  private var found: [Landmark] {
    Landmark.all.filter { $0.name.contains(text) || $0.region.contains(text) }
  }

  var body: some View {
    if text.isEmpty {
      ScrollView { categories.padding(16) }
    } else if found.isEmpty {
      ContentUnavailableView.search(text: text)
    } else {
      List(found) { landmark in
        HStack(spacing: 12) {
          LandmarkPicture(landmark: landmark).frame(width: 44, height: 44)
            .clipShape(.rect(cornerRadius: 12))
          VStack(alignment: .leading) {
            Text(landmark.name)
            Text(landmark.region).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .listStyle(.plain)
    }
  }

  private var categories: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
      ForEach(Array(LandmarkBadge.allCases.enumerated()), id: \.element) { index, badge in
        VStack(alignment: .leading) {
          Image(systemName: badge.symbol).font(.title2)
          Spacer(minLength: 12)
          Text(badge.title)
        }
        .font(.headline).foregroundStyle(.white)
        .frame(maxWidth: .infinity, minHeight: 88, alignment: .leading)
        .padding(14)
        .accessibilityElement(children: .combine)
        .background {
          RoundedRectangle(cornerRadius: 20).fill(Self.colors[index].gradient)
        }
      }
    }
  }

  private static let colors: [Color] = [.indigo, .blue, .orange, .green, .cyan]
}
