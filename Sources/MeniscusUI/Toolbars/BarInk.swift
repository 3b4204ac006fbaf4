/// The label of a text or a symbol in a bar.
struct BarInk: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.system(size: 17, weight: .medium))
      .imageScale(.large)
      .labelStyle(.iconOnly)
      .lineLimit(1)
      .buttonStyle(BarButtonStyle())
      .transformEnvironment(\.foregroundStyle) { stated in
        if stated == nil { stated = AnyShapeStyle(.primary) }
      }
  }
}
