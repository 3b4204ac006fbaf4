/// Items that are in the menu for want of room, laid out as in the bar.
///
/// So it is known when they fit again. They are neither seen nor touched.
struct BarSpare: View, TransparentView {
  let items: [BarItem]

  var body: some View {
    HStack {
      ForEach(items) { BarItemView(item: $0) }
    }
    .modifier(BarInk())
    .environment(\.barHeight, BarMetrics.platter)
  }
}
