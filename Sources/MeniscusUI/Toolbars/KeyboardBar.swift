/// The items of a toolbar that stand above the keyboard, drawn plainly.
struct KeyboardBar: View, TransparentView {
  let items: [BarItem]
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 16) {
      ForEach(items) { item in
        if item.isSpacer {
          Spacer(minLength: 0)
        } else {
          BarItemContent(item: item)
        }
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: CGFloat(KeyboardAccessories.height))
    .background(scheme == .dark ? Color(white: 0.16) : Color(red: 0.82, green: 0.83, blue: 0.86))
  }
}

extension KeyboardBar {
  /// The bar of statements that are for above the keyboard; nil where none is.
  @MainActor
  init?(_ slots: [ToolbarSlot]) {
    let items = slots.filter { $0.entry.placement == .keyboard && !$0.entry.isHidden }
      .flatMap { slot in
        slot.source.map { source in
          source.items.map { BarItem($0, of: source, slot.entry) }
        } ?? []
      }
    guard !items.isEmpty else { return nil }
    self.init(items: items)
  }
}
