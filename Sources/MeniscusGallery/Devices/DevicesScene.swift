import MeniscusUI

/// One guide on a phone, on a tablet, in a small window and on a television, beside one another.
///
/// Each has the size classes of its device; what is the guide's own is the same code on all of them.
struct DevicesScene: View {
  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(spacing: 24) {
        DeviceFrame("Phone", width: 260, height: 500, radius: 40) {
          PhoneGuide()
            .environment(\.horizontalSizeClass, .compact)
        }
        DeviceFrame("Watch", width: 150, height: 170, radius: 36) { WatchGuide() }
      }
      VStack(spacing: 24) {
        DeviceFrame("Tablet", width: 760, height: 440, radius: 26) {
          WideGuide()
            .environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, .regular)
        }
        HStack(alignment: .top, spacing: 24) {
          DeviceFrame("Window", width: 290, height: 230, radius: 20) {
            WideGuide()
              .environment(\.horizontalSizeClass, .compact)
              .environment(\.verticalSizeClass, .regular)
          }
          DeviceFrame("Television", width: 446, height: 230, radius: 10) {
            // Televisions have one size of text.
            TelevisionGuide().dynamicTypeSize(.large)
          }
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.9, dark: 0.16) }
  }
}

/// A screen with its edge, and its name below.
private struct DeviceFrame<Content: View>: View {
  let name: String
  let width: CGFloat
  let height: CGFloat
  let radius: CGFloat
  let content: Content

  init(
    _ name: String, width: CGFloat, height: CGFloat, radius: CGFloat,
    @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.radius = radius
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 8) {
      content
        .frame(width: width, height: height)
        .background(.background)
        .clipShape(.rect(cornerRadius: radius))
        .overlay {
          RoundedRectangle(cornerRadius: radius + 4).strokeBorder(.black, lineWidth: 5)
            .padding(-4)
        }
        .containerShape(.rect(cornerRadius: radius))
      Text(name).font(.footnote.weight(.medium)).foregroundStyle(.secondary)
    }
  }
}

/// Tabs with a bar at the bottom.
private struct PhoneGuide: View {
  var body: some View {
    TabView {
      Tab("Guide", systemImage: "book") {
        NavigationStack {
          ScrollView {
            LazyVStack(spacing: 12) {
              ForEach(Landmark.all.prefix(5)) { landmark in
                LandmarkPicture(landmark: landmark).frame(height: 120)
                  .clipShape(.rect(cornerRadius: 18))
              }
            }
            .padding(.horizontal, 16)
          }
          .navigationTitle("Guide")
        }
      }
      Tab("Map", systemImage: "map") { CityMap() }
      Tab(role: .search) { Text("Search") }
    }
  }
}

/// Columns where there is width, and one of them where there is not.
private struct WideGuide: View {
  @State private var selection: Landmark.ID? = 4

  var body: some View {
    NavigationSplitView {
      List(Landmark.all.prefix(8), selection: $selection) { landmark in
        Label(landmark.name, systemImage: landmark.symbol)
      }
      .navigationTitle("Guide")
      .navigationSplitViewColumnWidth(220)
    } detail: {
      let landmark = Landmark.named(selection ?? 4)
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          LandmarkPicture(landmark: landmark).frame(height: 230).backgroundExtensionEffect()
          VStack(alignment: .leading, spacing: 6) {
            Text(landmark.name).font(.title.weight(.bold))
            Text(landmark.facts.about)
          }
          .padding(.horizontal, 20)
        }
      }
      .navigationTitle(landmark.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ShareLink(item: landmark.name) }
    }
  }
}

/// A list of few words, and one action at the bottom.
private struct WatchGuide: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Nearby").font(.headline).padding(.leading, 6)
      ForEach(Landmark.all.filter(\.facts.isNear).prefix(2)) { landmark in
        Label(landmark.name, systemImage: landmark.symbol)
          .font(.footnote).lineLimit(1)
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity, minHeight: 34, alignment: .leading)
          .background(.quaternary, in: .rect(cornerRadius: 12))
      }
      Button("Start", systemImage: "figure.walk") {}
        .buttonStyle(.glassProminent)
        .frame(maxWidth: .infinity)
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.colorScheme, .dark)
    .background(.black)
  }
}

/// A shelf whose cards take glass with the focus.
private struct TelevisionGuide: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LandmarkPicture(landmark: .named(6))
      VStack(alignment: .leading, spacing: 12) {
        Text("Tonight").font(.title2.weight(.bold)).foregroundStyle(.white)
        GlassEffectContainer(spacing: 4) {
          HStack(spacing: 16) {
            TelevisionButton(name: "Watch", symbol: "play.fill")
            TelevisionButton(name: "Save", symbol: "bookmark")
            TelevisionButton(name: "More", symbol: "ellipsis")
          }
        }
      }
      .padding(24)
    }
  }
}

/// A button that takes glass, and grows, while it has the focus.
private struct TelevisionButton: View {
  let name: String
  let symbol: String
  @FocusState private var isFocused: Bool

  var body: some View {
    Label(name, systemImage: symbol)
      .font(.headline)
      .padding(.horizontal, 18)
      .frame(height: 44)
      .background(isFocused ? Color.clear : Color.white.opacity(0.16), in: .capsule)
      .foregroundStyle(isFocused ? AnyShapeStyle(.primary) : AnyShapeStyle(.white))
      .glassEffect(isFocused ? .regular.interactive() : .identity)
      .scaleEffect(isFocused ? 1.1 : 1)
      .focusable()
      .focused($isFocused)
      .animation(.smooth(duration: 0.25), value: isFocused)
      .accessibilityIdentifier(name.lowercased())
  }
}
