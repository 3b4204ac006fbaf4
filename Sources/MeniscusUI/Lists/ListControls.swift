/// The control of a row that is edited.
struct ListLeadingView: View, TransparentView {
  let control: ListLeadingControl
  let delete: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let side = CGFloat(ListControlMetrics(size).control)
    let font = Font.system(size: 22 * side / 26)
    switch control {
    case .delete:
      Button(action: delete) {
        Image(systemName: "minus.circle.fill").font(font)
          .foregroundStyle(.white, .red)
          .frame(width: side, height: side)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Remove")
    case .select(let isSelected):
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(font)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
  }
}

/// What stands at the end of a row.
struct ListTrailingView: View, TransparentView {
  let accessories: ListAccessories
  let toggle: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let metrics = ListControlMetrics(size)
    let sign = Font.system(size: CGFloat(metrics.sign), weight: .semibold)
    HStack(spacing: CGFloat(ListMetrics.accessoryGap)) {
      if let badge = accessories.badge { badge.foregroundStyle(.secondary) }
      if accessories.hasDisclosure {
        Image(systemName: "chevron.forward").font(sign)
          .frame(width: CGFloat(metrics.signWidth), height: CGFloat(metrics.sign))
          .foregroundStyle(.tertiary).accessibilityHidden(true)
      }
      if accessories.isMovable {
        Image(systemName: "line.3.horizontal")
          .font(.system(size: CGFloat(17 * metrics.handle / 27)))
          .foregroundStyle(.tertiary).frame(width: CGFloat(metrics.handle))
          .accessibilityLabel("Reorder")
      }
      if let isExpanded = accessories.isExpanded {
        Button(action: toggle) {
          OpeningChevron(isOpen: isExpanded).font(sign)
            .frame(width: CGFloat(2 * metrics.sign), height: CGFloat(2 * metrics.sign))
        }
        .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
      }
    }
  }
}
