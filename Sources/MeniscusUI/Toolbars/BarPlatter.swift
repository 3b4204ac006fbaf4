/// A glass with the items that share it.
struct BarPlatter: View, SystemSurface {
  let group: BarGroup
  var height = BarMetrics.platter
  let namespace: Namespace.ID
  @Environment(\.tint) private var tint
  @Environment(\.screensAreClear) private var isOnGlass
  @Environment(\.isClassicDesign) private var isClassic

  /// The distance between the items, in points.
  nonisolated static func spacing(isClassic: Bool) -> Double { isClassic ? 0 : BarMetrics.iconGap }

  var body: some View {
    HStack(spacing: Self.spacing(isClassic: isClassic)) {
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
    BarItemContent(item: item)
      .environment(\.barItem, item.kind)
      .padding(.horizontal, CGFloat(item.inset(isClassic)))
      .frame(minWidth: height, minHeight: height)
  }
}
