import MeniscusUI

/// A photograph with its tools: grouped above, a tab bar and the search circle below.
struct PhotoScreen: View {
  @State private var isLiked = false
  @State private var isSearching = false
  @Namespace private var glass

  var body: some View {
    PhotographView(photograph: .leaves)
      .overlay(alignment: .top) {
        VStack(spacing: 3) {
          StatusBar().foregroundStyle(.white)
          tools
        }
      }
      .overlay(alignment: .bottom) { bar }
      .ignoresSafeArea()
  }

  private var tools: some View {
    GlassEffectContainer(spacing: 12) {
      HStack(spacing: 12) {
        ToolSymbol(name: "chevron.left").glassEffect(.regular.interactive(), in: .circle)
        Spacer()
        HStack(spacing: 8) {
          ToolSymbol(name: "square.and.arrow.up")
          ToolSymbol(name: isLiked ? "heart.fill" : "heart")
            .onTapGesture { isLiked.toggle() }
            .accessibilityIdentifier("like")
          ToolSymbol(name: "slider.horizontal.3")
        }
        .glassEffect(.regular.interactive())
        ToolSymbol(name: "ellipsis").glassEffect(.regular.interactive(), in: .circle)
      }
    }
    .padding(.horizontal, 16)
  }

  /// The bar gives way to the field that the search circle becomes.
  private var bar: some View {
    GlassEffectContainer(spacing: 10) {
      HStack(spacing: 10) {
        tabs
        Spacer(minLength: 0)
        search
      }
    }
    .padding(.horizontal, 21)
    .padding(.bottom, 21)
  }

  private var tabs: some View {
    HStack(spacing: -8) {
      tab("photo.fill", "Library", isChosen: true)
      if !isSearching {
        tab("rectangle.stack.fill", "Collections", isChosen: false)
        tab("person.2.fill", "People", isChosen: false)
      }
    }
    .padding(4)
    .frame(width: isSearching ? 62 : nil, height: 62)
    .clipShape(.capsule)
    .glassEffect(.regular.interactive())
    .glassEffectID("tabs", in: glass)
    .onTapGesture { withAnimation(.snappy(duration: 0.4)) { isSearching = false } }
    .accessibilityIdentifier("tabs")
  }

  private func tab(_ symbol: String, _ name: String, isChosen: Bool) -> some View {
    VStack(spacing: 3) {
      Image(systemName: symbol).font(.system(size: 20, weight: .medium)).frame(height: 24)
      if !isSearching { Text(name).font(.system(size: 10, weight: .semibold)) }
    }
    .frame(width: isSearching ? 54 : 92, height: 54)
    .background { if isChosen && !isSearching { Capsule().fill(.primary.opacity(0.14)) } }
  }

  private var search: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").font(.system(size: 22, weight: .medium))
      if isSearching {
        // It comes along with the field's leading edge.
        Text("Search").font(.system(size: 17, weight: .medium)).foregroundStyle(.secondary)
          .transition(.opacity.combined(with: .offset(x: 276 - 62)))
        Spacer()
        Image(systemName: "mic.fill").font(.system(size: 17)).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, isSearching ? 18 : 0)
    .frame(width: isSearching ? 276 : 62, height: 62)
    .clipShape(.capsule)
    .glassEffect(.regular.interactive())
    .glassEffectID("search", in: glass)
    .onTapGesture { withAnimation(.snappy(duration: 0.4)) { isSearching.toggle() } }
    .accessibilityIdentifier("search")
  }
}
