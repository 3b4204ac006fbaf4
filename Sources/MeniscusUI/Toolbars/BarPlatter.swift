/// A glass with the items that share it.
struct BarPlatter: View, SystemSurface {
  let group: BarGroup
  var height = BarMetrics.platter
  let namespace: Namespace.ID
  @Environment(\.tint) private var tint
  @Environment(\.screensAreClear) private var isOnGlass
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    HStack(spacing: isClassic ? 0 : BarMetrics.iconGap) {
      ForEach(group.items) { BarItemView(item: $0) }
    }
    .frame(height: height)
    .modifier(BarInk(isProminent: group.prominence != nil, isPlain: isPlain))
    .environment(\.barHeight, height)
    .glassEffect(glass, in: Capsule())
    .glassEffectID(group.id, in: namespace)
  }

  /// Whether nothing of it can be pressed, as far as the design asks that.
  private var isPlain: Bool {
    isClassic && !group.items.contains { $0.element.isPressable }
  }

  private var glass: Glass {
    guard group.hasGlass, !isClassic else { return .identity }
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
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    let kind = item.kind
    let isPadded = kind == .text && !item.element.isPressable
    BarItemContent(item: item)
      .environment(\.barItem, kind)
      .padding(.horizontal, isPadded ? BarButton.textInset(isClassic) : 0)
      .frame(minWidth: height, minHeight: height)
  }
}
