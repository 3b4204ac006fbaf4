/// The field of a search in the classic design: on a plate, with a word beside it that ends the
/// search.
struct PlainSearchField: View, TransparentView {
  let search: SearchContext
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: CGFloat(SearchMetrics.margin)) {
      SearchFieldParts(
        search: search, isFocused: $isFocused, height: SearchMetrics.classic.height
      )
      .field
      .background(.tertiaryFill, in: .rect(cornerRadius: CGFloat(SearchMetrics.classic.radius)))
      if search.isActive.wrappedValue {
        Button("Cancel") {
          search.text.wrappedValue = ""
          withAnimation(.snappy) { search.isActive.wrappedValue = false }
        }
        .buttonStyle(.automatic)
        .font(.system(size: 17))
        .lineLimit(1)
        .accessibilityIdentifier("search close")
      }
    }
    // In the line of the large title.
    .padding(.horizontal, CGFloat(SearchMetrics.margin))
    .modifier(SearchFocus(search: search, isFocused: $isFocused))
  }
}
