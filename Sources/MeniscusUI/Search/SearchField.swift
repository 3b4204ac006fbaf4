import MeniscusGeometry

/// The lengths of a search field, in points: UIKit's on iOS 26.1, from view trees of third parties.
enum SearchMetrics {
  /// The height of the field.
  static let height = 44.0
  /// What is beside the field, above and below it in its place.
  static let margin = 8.0
  /// The space beside what narrows a search on a tablet, where its title begins.
  static let scopeMargin = 20.0
  /// The box of the magnifier in the field.
  static let magnifier = Rect2D(x: 12, y: 12, width: 20.667, height: 19.333)
  /// Where the text begins.
  static let text = 39.667
  /// The size of the button that empties the field, and its distance from the end.
  static let clear = (size: 20.0, end: 14.333)
  /// The widths in the upper bar of a tablet, at rest and while people search, and the distance to its
  /// trailing end.
  static let upper = (rest: 240.0, active: 280.0, end: 15.0)
  /// The least distance to a keyboard: ours.
  static let keyboardGap = 8.0
  /// The height of a field of the classic design, and its corners: UIKit's of iOS 18.
  static let classic = (height: 36.0, radius: 10.0)
}

/// The field of a search, on glass, with a button that ends the search while it goes on; in the
/// classic design on a plate.
struct SearchField: View, SystemSurface {
  let search: SearchContext
  @FocusState private var isFocused: Bool
  @Environment(\.isClassicDesign) private var isClassic

  var body: AnyView {
    isClassic ? AnyView(PlainSearchField(search: search)) : AnyView(onGlass)
  }

  private var onGlass: some View {
    GlassEffectContainer(spacing: CGFloat(SearchMetrics.margin)) {
      SearchFieldParts(search: search, isFocused: $isFocused)
    }
    .modifier(SearchFocus(search: search, isFocused: $isFocused))
  }
}

/// The same in a bar, whose glasses are one container's.
struct BarSearchField: View, TransparentView {
  let search: SearchContext
  var height = SearchMetrics.height
  var hasClose = true
  let namespace: Namespace.ID
  @FocusState private var isFocused: Bool

  var body: some View {
    SearchFieldParts(
      search: search, isFocused: $isFocused, height: height, hasClose: hasClose,
      namespace: namespace
    )
    .modifier(SearchFocus(search: search, isFocused: $isFocused))
  }
}

/// Keeps the focus of a field and the search in step.
struct SearchFocus: ViewModifier {
  let search: SearchContext
  let isFocused: FocusState<Bool>.Binding

  func body(content: Content) -> some View {
    content
      .onChange(of: isFocused.wrappedValue) { _, isFocused in
        if isFocused, !search.isActive.wrappedValue {
          withAnimation(.snappy) { search.isActive.wrappedValue = true }
        }
      }
      .onChange(of: search.isActive.wrappedValue, initial: true) { _, isActive in
        if isActive != isFocused.wrappedValue { isFocused.wrappedValue = isActive }
      }
  }
}

/// What a search is made of: the field on its glass, and what ends the search.
struct SearchFieldParts: View, TransparentView {
  let search: SearchContext
  let isFocused: FocusState<Bool>.Binding
  var height = SearchMetrics.height
  /// Whether a button beside the field ends the search.
  var hasClose = true
  /// Where the field's glass has its name; nil for none.
  var namespace: Namespace.ID?

  var body: some View {
    HStack(spacing: CGFloat(SearchMetrics.margin)) {
      if let namespace {
        field.glassEffect(.regular.interactive().systems, in: Capsule())
          .glassEffectID("search", in: namespace)
      } else {
        field.glassEffect(.regular.interactive().systems, in: Capsule())
      }
      if search.isActive.wrappedValue, hasClose {
        Button {
          search.text.wrappedValue = ""
          withAnimation(.snappy) { search.isActive.wrappedValue = false }
        } label: {
          Image(systemName: "xmark").font(.system(size: 17, weight: .medium))
            .frame(width: CGFloat(height), height: CGFloat(height))
            .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .glassEffect(.regular.interactive().systems, in: Circle())
        .accessibilityLabel("Close")
        .accessibilityIdentifier("search close")
      }
    }
  }

  /// As dark as the magnifier beside it.
  private var prompt: Text { (search.prompt ?? Text("Search")).foregroundStyle(.secondary) }

  /// The field without what it stands on.
  var field: some View {
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
      TextField(text: search.text, prompt: prompt) { Text("Search") }
        .textFieldStyle(.plain)
        .font(.system(size: 17, weight: .medium))
        .focused(isFocused)
        .onSubmit { search.submit() }
        .submitScope()
        .transformEnvironment(\.submitLabel) { if $0 == .return { $0 = .search } }
        .accessibilityIdentifier("search field")
      if !search.text.wrappedValue.isEmpty || !hasClose && search.isActive.wrappedValue {
        Button {
          // Where no button beside the field ends the search, this one does.
          if search.text.wrappedValue.isEmpty {
            withAnimation(.snappy) { search.isActive.wrappedValue = false }
          }
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
    .frame(height: CGFloat(height))
    .contentShape(Capsule())
    .onTapGesture { isFocused.wrappedValue = true }
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
