/// The list in which people put items into a bar, take them out and move them.
///
/// Every change is seen in the bar at once.
struct ToolbarCustomizer: View, SystemSurface {
  let customization: BarCustomization
  /// The environment that the list is presented from.
  let base: EnvironmentValues
  @Environment(\.dismiss) private var dismiss
  @ScaledMetric(relativeTo: .body) private var width = CustomizerMetrics.width
  @ScaledMetric(relativeTo: .body) private var row = CustomizerMetrics.row

  var body: some View {
    VStack(spacing: 0) {
      CustomizerHeader { dismiss() }
      // The list is a part of the bar that it changes: what moves the items does not move its rows.
      OuterTransactionView(content: list, scope: TransactionScope())
    }
    .frame(
      idealWidth: min(width, CustomizerMetrics.maximumWidth), maxWidth: .infinity,
      idealHeight: idealHeight, maxHeight: .infinity
    )
    .presentationDetents([.medium, .large])
  }

  private var list: some View {
    List {
      ForEach(customization.parts) { part in
        Section {
          ForEach(part.items) { item in
            CustomizerRow(item: item, base: base) { part.arranger.put(item.id, inBar: $0) }
          }
          .onMove { part.move($0, to: $1) }
        }
      }
      Section {
        Button("Reset") { withAnimation(.listRows) { customization.reset() } }
          .disabled(customization.isAsStated)
          .accessibilityIdentifier("ResetToolbar")
      }
    }
    .listSectionSpacing(CustomizerMetrics.sectionGap)
    .scrollContentBackground(.hidden)
    .environment(\.editMode, .constant(.active))
  }

  /// The height at which all of the list is seen, as long as no title needs a second line.
  private var idealHeight: CGFloat {
    let rows = customization.parts.reduce(1) { $0 + $1.items.count }
    let gaps = CGFloat(customization.parts.count + 2) * CustomizerMetrics.sectionGap
    return CustomizerMetrics.margin + CustomizerMetrics.header + CGFloat(rows) * row + gaps
  }
}

/// The measures of the list, in points; ours.
private enum CustomizerMetrics {
  static let width: CGFloat = 340
  static let maximumWidth: CGFloat = 520
  /// A row: the switch, what is above and below it, and the line below that.
  static let row = control + 2 * rowMargin + 1
  static let control: CGFloat = 28
  static let rowMargin: CGFloat = 12
  static let header: CGFloat = 44
  static let sectionGap: CGFloat = 20
  static let margin: CGFloat = 20
  static let iconColumn: CGFloat = 28
  static let iconGap: CGFloat = 12
}

/// The title of the list, and the button that ends it.
private struct CustomizerHeader: View, TransparentView {
  let done: @MainActor () -> Void

  var body: some View {
    HStack(spacing: CustomizerMetrics.iconGap) {
      Text("Customize Toolbar").font(.headline)
        .accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
      Button("Done", systemImage: "checkmark", action: done)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.circle)
        .accessibilityIdentifier("DoneCustomizing")
    }
    .frame(minHeight: CustomizerMetrics.header)
    .padding([.horizontal, .top], CustomizerMetrics.margin)
  }
}

/// An item in the list: what it looks like, and a switch unless it has to be in the bar.
private struct CustomizerRow: View, TransparentView {
  let item: BarCustomization.Item
  let base: EnvironmentValues
  let put: @MainActor (Bool) -> Void

  var body: some View {
    content.frame(minHeight: CustomizerMetrics.control)
      .accessibilityIdentifier("Customize.\(item.id)")
      .listRowInsets(.vertical, CustomizerMetrics.rowMargin)
  }

  @ViewBuilder private var content: some View {
    if item.canLeave {
      Toggle(isOn: Binding(get: { item.isInBar }, set: { put($0) })) { label }
    } else {
      label
    }
  }

  /// The item made anew, in the environment of where it is stated, as something that is only looked at.
  private var label: some View {
    item.view
      .transformEnvironment(\.self) { [item, base] values in
        values = item.surroundings.taking(changesTo: values, from: base)
        values.takeCustomizerLooks()
      }
      .allowsHitTesting(false)
      .accessibilityRemoveTraits([.isButton, .isToggle, .isSelected])
  }
}

extension EnvironmentValues {
  /// Takes the looks of items in the list: of every control its label alone.
  fileprivate mutating func takeCustomizerLooks() {
    forgetTextTraits()
    buttonLook = PrimitiveLook(style: CustomizerButtonStyle())
    labelStyle = CustomizerLabelStyle()
    toggleStyle = CustomizerToggleStyle()
    menuStyle = CustomizerMenuStyle()
    hidesLabels = false
  }
}

private struct CustomizerButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct CustomizerToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct CustomizerMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct CustomizerLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    CustomizerLabel(configuration: configuration)
  }
}

/// The icon in a column of its own, and the title.
private struct CustomizerLabel: View, TransparentView {
  let configuration: LabelStyleConfiguration
  @ScaledMetric(relativeTo: .body) private var column = CustomizerMetrics.iconColumn

  var body: some View {
    HStack(spacing: CustomizerMetrics.iconGap) {
      configuration.icon.foregroundStyle(.tint).frame(width: column)
      configuration.title
    }
  }
}
