/// The control of a row that is edited.
struct ListLeadingView: View, TransparentView {
  let control: ListLeadingControl
  let delete: @MainActor () -> Void

  var body: some View {
    switch control {
    case .delete:
      Button(action: delete) {
        Image(systemName: "minus.circle.fill").font(.system(size: 22))
          .foregroundStyle(.white, .red)
          .frame(width: ListMetrics.editing.control, height: ListMetrics.editing.control)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Remove")
    case .select(let isSelected):
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(.system(size: 22))
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .frame(width: ListMetrics.editing.control, height: ListMetrics.editing.control)
        .accessibilityHidden(true)
    }
  }
}

/// What stands at the end of a row.
struct ListTrailingView: View, TransparentView {
  let accessories: ListAccessories
  let toggle: @MainActor () -> Void

  var body: some View {
    HStack(spacing: CGFloat(ListMetrics.accessoryGap)) {
      if let badge = accessories.badge { badge.foregroundStyle(.secondary) }
      if accessories.hasDisclosure {
        Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.tertiary).accessibilityHidden(true)
      }
      if accessories.isMovable {
        Image(systemName: "line.3.horizontal").font(.system(size: 17))
          .foregroundStyle(.tertiary).frame(width: CGFloat(ListMetrics.reorderWidth))
          .accessibilityLabel("Reorder")
      }
      if let isExpanded = accessories.isExpanded {
        Button(action: toggle) {
          Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            .frame(width: 28, height: 28)
        }
        .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
      }
    }
  }
}
