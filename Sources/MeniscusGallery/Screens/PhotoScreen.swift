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

  /// Tabs keep their places while the bar draws back: what is not chosen fades before the edge
  /// reaches it, and a symbol and its name move as one.
  private var tabs: some View {
    HStack(spacing: -8) {
      tab("photo.fill", "Library", isChosen: true)
      Group {
        tab("rectangle.stack.fill", "Collections", isChosen: false)
        tab("person.2.fill", "People", isChosen: false)
      }
      .opacity(isSearching ? 0 : 1)
      .animation(names, value: isSearching)
      .accessibilityHidden(isSearching)
    }
    .padding(4)
    .frame(width: isSearching ? 62 : nil, height: 62, alignment: .leading)
    .clipShape(.capsule)
    .glassEffect(.regular.interactive())
    .glassEffectID("tabs", in: glass)
    .onTapGesture { withAnimation(.snappy(duration: 0.4)) { isSearching = false } }
    .accessibilityIdentifier("tabs")
  }

  /// Names go at once and come when there is room for them.
  private var names: Animation {
    isSearching ? .easeOut(duration: 0.08) : .easeIn(duration: 0.15).delay(0.15)
  }

  private func tab(_ symbol: String, _ name: String, isChosen: Bool) -> some View {
    let isAlone = isChosen && isSearching
    return VStack(spacing: 3) {
      Image(systemName: symbol).font(.system(size: 20, weight: .medium)).frame(height: 24)
      Text(name).font(.system(size: 10, weight: .semibold)).fixedSize()
        .opacity(isAlone ? 0 : 1)
        .animation(names, value: isSearching)
    }
    .offset(y: isAlone ? 7.5 : 0)
    .frame(width: isAlone ? 54 : 92, height: 54)
    .background {
      if isChosen { lozenge.opacity(isSearching ? 0 : 1) }
    }
  }

  /// What marks the chosen tab: a drop that light falls on from above.
  private var lozenge: some View {
    Capsule()
      .fill(
        LinearGradient(
          colors: [.primary.opacity(0.26), .primary.opacity(0.14)], startPoint: .top,
          endPoint: .bottom)
      )
      .overlay {
        Capsule().strokeBorder(
          LinearGradient(
            colors: [.primary.opacity(0.4), .primary.opacity(0.06), .primary.opacity(0.25)],
            startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 0.75)
      }
  }

  private var search: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").font(.system(size: 22, weight: .medium))
      if isSearching {
        // It comes along with the field's leading edge.
        Text("Search").font(.system(size: 17, weight: .medium)).opacity(0.85)
          .transition(.opacity.combined(with: .offset(x: 276 - 62)))
        Spacer()
        Image(systemName: "mic.fill").font(.system(size: 17)).opacity(0.85)
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
