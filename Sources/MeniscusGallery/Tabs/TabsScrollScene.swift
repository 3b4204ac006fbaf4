import MeniscusUI

/// Tours to listen to: the bar of tabs recedes in the way that is chosen, and what is played comes
/// into its line.
struct TabsScrollScene: View {
  @State private var choice = Page.tours
  @State private var recedes = Recession.down
  @State private var isPlaying = true

  private enum Page: Hashable {
    case tours, saved, settings, search
  }

  enum Recession: String, CaseIterable, Identifiable {
    case down = "Scrolling Down"
    case up = "Scrolling Up"
    case never = "Never"

    var id: Self { self }

    var behavior: TabBarMinimizeBehavior {
      switch self {
      case .down: .onScrollDown
      case .up: .onScrollUp
      case .never: .never
      }
    }
  }

  var body: some View {
    TabView(selection: $choice) {
      Tab("Tours", systemImage: "headphones", value: Page.tours) { tours }
      Tab("Saved", systemImage: "bookmark", value: Page.saved) {
        NavigationStack {
          ContentUnavailableView(
            "Nothing Saved", systemImage: "bookmark",
            description: Text("Tours that you save are here without a network.")
          )
          .navigationTitle("Saved")
        }
      }
      .badge(2)
      Tab("Settings", systemImage: "gearshape", value: Page.settings) { settings }
      Tab(value: Page.search, role: .search) {
        NavigationStack { ContentUnavailableView.search.navigationTitle("Search") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(recedes.behavior)
    .tabViewBottomAccessory { NowPlaying(isPlaying: $isPlaying) }
  }

  private var tours: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 18) {
          ForEach(Landmark.all) { TourRow(landmark: $0) }
        }
        .padding(.horizontal, 16)
      }
      .accessibilityIdentifier("tours")
      .navigationTitle("Tours")
      .toolbar {
        Button("Download", systemImage: "square.and.arrow.down") {}
      }
    }
  }

  private var settings: some View {
    NavigationStack {
      Form {
        Section("Tab Bar") {
          Picker("Recedes", selection: $recedes) {
            ForEach(Recession.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.inline)
        }
        Section {
          Toggle("Play", isOn: $isPlaying)
        } footer: {
          Text("Scrolling in the other direction brings the bar back.")
        }
        Section("Tours") {
          ForEach(Landmark.all) { LabeledContent($0.name, value: $0.region) }
        }
      }
      .accessibilityIdentifier("settings")
      .navigationTitle("Settings")
    }
  }
}

/// A tour: its picture over all of the width, and what it is called.
private struct TourRow: View {
  let landmark: Landmark

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      LandmarkPicture(landmark: landmark)
        .frame(height: 150)
        .clipShape(.rect(cornerRadius: 22))
      HStack {
        VStack(alignment: .leading, spacing: 1) {
          Text(landmark.name).font(.headline)
          Text("\(landmark.region), \(12 + landmark.id * 7 % 30) minutes")
            .font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: landmark.symbol).foregroundStyle(.tint)
      }
    }
  }
}

/// What is played: with its picture above the bar, and shorter in its line.
private struct NowPlaying: View {
  @Binding var isPlaying: Bool
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    HStack(spacing: 10) {
      if placement != .inline {
        LandmarkPicture(landmark: .named(1)).frame(width: 30, height: 30)
          .clipShape(.rect(cornerRadius: 8))
      }
      VStack(alignment: .leading, spacing: 0) {
        Text("Turtle Rock").font(.footnote.weight(.semibold))
        if placement != .inline {
          Text("Part 2 of 5").font(.caption2).foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
        isPlaying.toggle()
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.plain)
      .accessibilityIdentifier("play")
      if placement != .inline {
        Button("Forward", systemImage: "forward.fill") {}
          .labelStyle(.iconOnly)
          .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, 16)
  }
}
