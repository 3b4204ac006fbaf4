/// The label of a text or a symbol in a bar.
struct BarInk: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.system(size: 17, weight: .medium))
      .imageScale(.large)
      .labelStyle(BarLabelStyle())
      .lineLimit(1)
      .buttonStyle(BarButtonStyle())
      .transformEnvironment(\.foregroundStyle) { stated in
        if stated == nil { stated = AnyShapeStyle(.primary) }
      }
  }
}

/// The icon of a label; people who do not see it hear the title.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityLabel(of: configuration.title)
  }
}
