import MeniscusUI

/// A banner that extends under a sidebar of glass and a bar, mirrored and blurred.
struct ExtensionScene: View {
  @State private var isOpen = true

  var body: some View {
    ExtensionBanner()
      .backgroundExtensionEffect()
      .safeAreaInset(edge: .bottom, spacing: 0) { caption }
      .safeAreaInset(edge: .leading, spacing: 0) {
        if isOpen { ExtensionSidebar() }
      }
      .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: 44) }
      .safeAreaInset(edge: .top, spacing: 0) { bar }
      .background { Backdrop(light: 0.97, dark: 0.06) }
  }

  private var bar: some View {
    HStack {
      Button(action: { withAnimation(.smooth(duration: 0.5)) { isOpen.toggle() } }) {
        Image(systemName: "sidebar.leading")
      }
      .buttonStyle(.glass)
      .buttonBorderShape(.circle)
      .accessibilityIdentifier("sidebar")
      Spacer()
      Button(action: {}) { Image(systemName: "heart") }
        .buttonStyle(.glass)
        .buttonBorderShape(.circle)
    }
    .padding(.horizontal, 14)
    .frame(height: 60)
  }

  private var caption: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Mirror Lake").font(.title2).bold()
      Text("Five ridges, one shore").font(.subheadline).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 18)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 92)
    .environment(\.colorScheme, .dark)
  }
}

/// The landscape, its summits in the middle.
private struct ExtensionBanner: View {
  var body: some View {
    Color.clear
      .overlay(alignment: .top) {
        Landscape().frame(width: 390, height: 844).offset(y: -320)
          // The picture of a day, whatever the scheme.
          .environment(\.colorScheme, .light)
      }
  }
}

/// A sidebar of glass with a few places.
private struct ExtensionSidebar: View {
  private static let places: [(name: String, symbol: String)] = [
    ("Lakes", "drop.fill"), ("Summits", "mountain.2.fill"), ("Forests", "leaf.fill"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Self.places.indices, id: \.self) { index in
        HStack(spacing: 8) {
          Image(systemName: Self.places[index].symbol).frame(width: 24)
          Text(Self.places[index].name)
        }
        .font(.subheadline).fontWeight(index == 0 ? .semibold : .regular)
        .frame(width: 112, height: 36, alignment: .leading)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .glassEffect(.regular, in: .rect(cornerRadius: 22))
    .padding(.leading, 10)
    .padding(.vertical, 10)
  }
}
