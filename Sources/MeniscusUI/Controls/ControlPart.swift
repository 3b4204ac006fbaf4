/// A part of a control, as its style has it to work with.
nonisolated public struct ControlPart: View, TransparentView {
  let content: AnyView

  init<Content: View>(_ content: Content) {
    self.content = AnyView(content)
  }

  /// The part; nil for a view that is nothing.
  static func unlessEmpty<Content: View>(_ content: Content) -> ControlPart? {
    Content.self == EmptyView.self ? nil : ControlPart(content)
  }

  /// The part.
  public var body: some View { content }
}

private let labelsHiddenEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Whether controls leave their labels out.
  var hidesLabels: Bool {
    get { self[labelsHiddenEntry] }
    set { self[labelsHiddenEntry] = newValue }
  }

  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { hidesLabels ? .hidden : .automatic }
    set { hidesLabels = newValue == .hidden }
  }
}

nonisolated extension View {
  /// Leaves the labels of controls inside the view out; people who do not see it still hear them.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }

  /// Sets whether the labels of controls inside the view are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }
}

/// A control with its label at the leading edge, where it has one that is shown.
struct LabeledControl<Label: View, Control: View>: View, TransparentView {
  let label: Label
  let control: Control
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.hasLabelColumn) private var hasLabelColumn
  @Environment(\.dynamicTypeSize) private var size

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  private var isLabeled: Bool { Label.self != EmptyView.self && !hidesLabels }

  var body: AnyView {
    hasLabelColumn && isLabeled
      ? AnyView(ColumnRow(label: label, content: control))
      : size.isAccessibilitySize && isLabeled
        ? AnyView(FoldingRow(content: parts)) : AnyView(HStack { parts })
  }

  /// With the largest texts the control stands below a label that it has no room beside.
  @ViewBuilder private var parts: some View {
    if isLabeled { label }
    if isLabeled { Spacer() }
    control
  }
}

/// A control that has its label beside it in the rows of lists and in forms with a column of labels.
struct RowLabeled<Label: View, Control: View>: View, TransparentView {
  let label: Label
  let control: Control
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.hasLabelColumn) private var hasLabelColumn

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: AnyView {
    isInListRow || hasLabelColumn
      ? AnyView(LabeledControl(label) { control.environment(\.isInListRow, false) })
      : AnyView(control)
  }
}

/// A label and what it is for, in the columns of a form.
struct ColumnRow<Label: View, Content: View>: View, TransparentView {
  let label: Label
  let content: Content

  var body: some View {
    GridRow {
      label.gridColumnAlignment(.trailing)
      content.gridColumnAlignment(.leading).environment(\.hasLabelColumn, false)
    }
  }
}
