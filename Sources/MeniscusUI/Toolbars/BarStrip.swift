/// What a bar of the classic design stands on: material from side to side, with a hairline towards
/// the content.
struct BarStrip: View, SystemSurface {
  /// The edge of the screen that the bar is at.
  let edge: VerticalEdge

  var body: some View {
    Rectangle().fill(.bar)
      .overlay(alignment: edge == .top ? .bottom : .top) { Divider() }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
