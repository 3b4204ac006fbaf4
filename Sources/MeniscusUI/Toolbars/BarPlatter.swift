/// A glass with the items that share it.
struct BarPlatter: View, SystemSurface {
  let group: BarGroup
  var height = BarMetrics.platter
  let namespace: Namespace.ID
  @Environment(\.tint) private var tint
  @Environment(\.screensAreClear) private var isOnGlass

  var body: some View {
    HStack(spacing: BarMetrics.iconGap) {
      ForEach(group.items) { BarItemView(item: $0) }
    }
    .frame(height: height)
    .modifier(BarInk())
    .environment(\.barHeight, height)
    .glassEffect(glass, in: Capsule())
    .glassEffectID(group.id, in: namespace)
  }

  private var glass: Glass {
    guard group.hasGlass else { return .identity }
    guard let prominence = group.prominence else {
      return isOnGlass ? .identity : .regular.interactive()
    }
    return .regular.tint(prominence.tint ?? tint ?? .accentColor).interactive()
  }
}

/// One item on its glass.
struct BarItemView: View, TransparentView {
  let item: BarItem
  @Environment(\.barHeight) private var height

  var body: some View {
    let kind = item.kind
    let isPadded = kind == .text && !item.element.isPressable
    BarItemContent(item: item)
      .environment(\.barItem, kind)
      .padding(.horizontal, isPadded ? BarButton.textInset : 0)
      .frame(minWidth: height, minHeight: height)
  }
}
