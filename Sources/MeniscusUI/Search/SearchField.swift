import MeniscusGeometry

/// The lengths of a search field, in points: UIKit's on iOS 26.1, from view trees of third parties.
enum SearchMetrics {
  /// The height of the field.
  static let height = 44.0
  /// What is beside the field, above and below it in its place.
  static let margin = 8.0
  /// The box of the magnifier in the field.
  static let magnifier = Rect2D(x: 12, y: 12, width: 20.667, height: 19.333)
  /// Where the text begins.
  static let text = 39.667
  /// The size of the button that empties the field, and its distance from the end.
  static let clear = (size: 20.0, end: 14.333)
}

/// The field of a search, on glass, with a button that ends the search while it goes on.
struct SearchField: View, SystemSurface {
  let search: SearchContext
  @FocusState private var isFocused: Bool

  var body: some View {
    GlassEffectContainer(spacing: CGFloat(SearchMetrics.margin)) { parts }
      .onChange(of: isFocused) { _, isFocused in
        if isFocused, !search.isActive.wrappedValue {
          withAnimation(.snappy) { search.isActive.wrappedValue = true }
        }
      }
      .onChange(of: search.isActive.wrappedValue, initial: true) { _, isActive in
        if isActive != isFocused { isFocused = isActive }
      }
  }

  private var parts: some View {
    HStack(spacing: CGFloat(SearchMetrics.margin)) {
      field
      if search.isActive.wrappedValue {
        Button {
          search.text.wrappedValue = ""
          withAnimation(.snappy) { search.isActive.wrappedValue = false }
        } label: {
          Image(systemName: "xmark").font(.system(size: 17, weight: .medium))
            .frame(width: CGFloat(SearchMetrics.height), height: CGFloat(SearchMetrics.height))
            .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .glassEffect(.regular.interactive(), in: Circle())
        .accessibilityLabel("Close")
        .accessibilityIdentifier("search close")
      }
    }
  }

  private var field: some View {
    HStack(spacing: 0) {
      Image(systemName: "magnifyingglass").font(.system(size: 17, weight: .medium))
        .foregroundStyle(.secondary)
        .frame(
          width: CGFloat(SearchMetrics.magnifier.width),
          height: CGFloat(SearchMetrics.magnifier.height)
        )
        .padding(.leading, CGFloat(SearchMetrics.magnifier.minX))
        .padding(
          .trailing, CGFloat(SearchMetrics.text - SearchMetrics.magnifier.maxX)
        )
        .accessibilityHidden(true)
      ForEach(search.tokens.indices, id: \.self) { index in
        SearchTokenView(token: search.tokens[index])
      }
      TextField(text: search.text, prompt: search.prompt ?? Text("Search")) { Text("Search") }
        .textFieldStyle(.plain)
        .font(.system(size: 17, weight: .medium))
        .focused($isFocused)
        .onSubmit { search.submit() }
        .submitScope()
        .accessibilityIdentifier("search field")
      if !search.text.wrappedValue.isEmpty {
        Button {
          search.text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").font(.system(size: 17))
            .foregroundStyle(.secondary)
            .frame(
              width: CGFloat(SearchMetrics.clear.size), height: CGFloat(SearchMetrics.clear.size))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
        .accessibilityIdentifier("search clear")
      }
    }
    .padding(.trailing, CGFloat(SearchMetrics.clear.end))
    .frame(height: CGFloat(SearchMetrics.height))
    .contentShape(Capsule())
    .onTapGesture { isFocused = true }
    .glassEffect(.regular.interactive(), in: Capsule())
  }
}

/// A token in a search field; a tap removes it.
private struct SearchTokenView: View, TransparentView {
  let token: SearchToken

  var body: some View {
    Button {
      token.remove()
    } label: {
      token.label.font(.subheadline).labelStyle(.titleAndIcon)
        .padding(.horizontal, 8).frame(height: 26)
        .background(.quaternary, in: Capsule())
    }
    .buttonStyle(.plain)
    .padding(.trailing, 4)
  }
}
