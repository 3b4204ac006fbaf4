/// A choice among views by their tags.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerSelection
  private let content: Content
  private let label: Label
  private let currentValueLabel: ControlPart?
  /// What notes of the run call it.
  private let name: String
  @Environment(\.pickerLook) private var look

  nonisolated init(
    _ selection: PickerSelection, content: Content, label: Label,
    currentValueLabel: ControlPart? = nil, name: String = "Picker"
  ) {
    self.selection = selection
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.name = name
  }

  /// Makes a picker of the view whose tag is a value.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.one(selection), content: content(), label: label())
  }

  /// Makes a picker of the view whose tag is a value, which shows the value by a view of its own.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .one(selection), content: content(), label: label(),
      currentValueLabel: ControlPart(currentValueLabel()))
  }

  /// Makes a picker of the view whose tag is a value; the form of older systems.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(.one(selection), content: content(), label: label)
  }

  /// Makes a picker that sets the values of several sources at once.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .several(sources.map { $0[keyPath: selection] }), content: content(), label: label())
  }

  /// The choice in the style at hand.
  @MainActor public var body: some View {
    GroupElementsOfContent(base: content) { subviews in
      PickerView(
        look: look, selection: selection, options: PickerOption.options(subviews),
        content: content, label: label, currentValueLabel: currentValueLabel, name: name)
    }
    .accessibilityLabel(of: label)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title, which shows the value by a view of its own.
  @_disfavoredOverload
  public init<Title: StringProtocol, CurrentValueLabel: View>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that sets the values of several sources at once.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      MeniscusUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { MeniscusUI.Label(title, image: image) }
  }
}

/// What a picker chooses, whatever its type.
nonisolated struct PickerSelection {
  let isSelected: (AnyHashable?) -> Bool
  let select: (AnyHashable?) -> Void
  /// The value; nil where several sources differ.
  let value: () -> AnyHashable?

  /// A value of one binding.
  nonisolated static func one<Value: Hashable>(_ binding: Binding<Value>) -> PickerSelection {
    several([binding])
  }

  /// The value that several bindings share.
  nonisolated static func several<Value: Hashable>(_ bindings: [Binding<Value>]) -> PickerSelection
  {
    PickerSelection { tag in
      guard let value = tag?.base as? Value else { return false }
      return !bindings.isEmpty && bindings.allSatisfy { $0.wrappedValue == value }
    } select: { tag in
      guard let value = tag?.base as? Value else { return }
      for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
    } value: {
      guard let value = bindings.first?.wrappedValue else { return nil }
      return bindings.allSatisfy { $0.wrappedValue == value } ? AnyHashable(value) : nil
    }
  }
}

/// One of the views that a picker chooses among.
struct PickerOption: Identifiable {
  let id: Int
  let view: Subview
  let tag: AnyHashable?

  /// The views that can be chosen: headers and footers of sections cannot.
  @MainActor
  static func options(_ subviews: SubviewsCollection) -> [PickerOption] {
    subviews.filter { $0.containerValues.part == .content }.enumerated().map {
      PickerOption(id: $0.offset, view: $0.element, tag: $0.element.selectionTag)
    }
  }
}

/// How a picker looks.
enum PickerLook: Equatable, Sendable {
  case menu
  case inline
  case segmented
  case wheel
  case palette
  case link
}

/// The views of a picker in a look.
private struct PickerView<Content: View, Label: View>: View, TransparentView {
  let look: PickerLook
  let selection: PickerSelection
  let options: [PickerOption]
  let content: Content
  let label: Label
  let currentValueLabel: ControlPart?
  let name: String
  @Environment(\.closeMenu) private var closeMenu
  @Environment(\.pickerLinking) private var linking
  @Environment(\.isInListRow) private var isInListRow

  private func menu(_ index: Int?) -> some View {
    RowLabeled(label) {
      MenuPicker(
        options: options, index: index, currentValueLabel: currentValueLabel,
        rows: AnyView(PickerRows(content: content, selection: selection)), isInRow: isInListRow)
    }
  }

  private func link(_ index: Int?) -> AnyView {
    guard let linking else {
      return AnyView(
        menu(index).unmet("pickerStyle(.navigationLink) without NavigationStack"))
    }
    let (content, selection) = (content, selection)
    return linking.link(
      PickerLinkParts(
        label: AnyView(label), title: label as? Text,
        value: currentValueLabel.map { AnyView($0) }
          ?? AnyView(index.map { options[$0].view }),
        choices: {
          AnyView(LinkedChoices(content: content, selection: selection, close: $0))
        }))
  }

  var body: some View {
    let index = options.firstIndex { selection.isSelected($0.tag) }
    // Before there are views to choose among nothing is missing.
    let isMissing = index == nil && !options.isEmpty
    ChoiceView(
      content: looking(index), missing: isMissing ? selection.value() : nil, name: name)
  }

  @ViewBuilder private func looking(_ index: Int?) -> some View {
    let choose: (PickerOption) -> Void = { selection.select($0.tag) }
    switch look {
    case .menu, .link:
      // In a menu the views are rows of it.
      closeMenu != nil
        ? AnyView(MenuChoices(options: options, index: index, choose: choose))
        : look == .link ? link(index) : AnyView(menu(index))
    case .inline:
      closeMenu != nil
        ? AnyView(MenuChoices(options: options, index: index, choose: choose))
        : AnyView(InlinePicker(options: options, index: index, label: label, choose: choose))
    case .segmented: SegmentedPicker(options: options, index: index, choose: choose)
    case .palette: PalettePicker(options: options, index: index, choose: choose)
    case .wheel: WheelPicker(options: options, index: index, choose: choose)
    }
  }
}

/// The value and a sign that there are others.
private struct MenuPicker: View, TransparentView {
  let options: [PickerOption]
  let index: Int?
  let currentValueLabel: ControlPart?
  /// The views again, for the menu: those that are chosen among show the value.
  let rows: AnyView
  /// Whether it stands in a row of a list, where values are grey as long as nobody tints them.
  let isInRow: Bool
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    MenuPresenting(content: rows) { opening in
      let button = button(opening.open).menuOpening(opening)
      guard isInRow, tint == nil else { return AnyView(button) }
      let grey = isEnabled ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tertiary)
      return AnyView(button.foregroundStyle(grey))
    }
  }

  private func button(_ open: @escaping @MainActor () -> Void) -> some View {
    Button(action: open) {
      HStack(spacing: 4) {
        if let currentValueLabel {
          currentValueLabel
        } else if let index {
          options[index].view
        }
        Image(systemName: "chevron.up.chevron.down").imageScale(.small).fontWeight(.medium)
          .accessibilityHidden(true)
      }
    }
  }
}

/// A row for each view, with a mark at the one that is chosen.
struct InlinePicker<Label: View>: View, TransparentView {
  let options: [PickerOption]
  let index: Int?
  let label: Label
  let choose: (PickerOption) -> Void
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isInListRow) private var isInListRow
  /// The box of the mark, in points: UIKit's on iOS 26.1.
  @ScaledMetric private var checkWidth: CGFloat = 19
  @ScaledMetric private var checkHeight: CGFloat = 18

  var body: AnyView { isInListRow ? AnyView(rows) : AnyView(column) }

  /// In a list the label and the choices are rows of their own.
  @ViewBuilder private var rows: some View {
    title
    choices
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.padding(.bottom, 4)
      choices
    }
  }

  @ViewBuilder private var title: some View {
    if Label.self != EmptyView.self, !hidesLabels {
      label.font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private var choices: some View {
    ForEach(options) { option in
      Button {
        choose(option)
      } label: {
        HStack {
          option.view
          Spacer()
          if option.id == index {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
              .frame(width: checkWidth, height: checkHeight)
              .accessibilityHidden(true)
          }
        }
        .frame(minHeight: isInListRow ? nil : 44)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .environment(\.pressCoversRow, true)
      .accessibilityAddTraits(option.id == index ? .isSelected : [])
    }
  }
}

/// Views side by side, the one that is chosen in a circle.
private struct PalettePicker: View, TransparentView {
  let options: [PickerOption]
  let index: Int?
  let choose: (PickerOption) -> Void

  var body: some View {
    HStack(spacing: 8) {
      ForEach(options) { option in
        Button {
          choose(option)
        } label: {
          option.view.labelStyle(.iconOnly)
            .frame(minWidth: 36, minHeight: 36)
            .background {
              if option.id == index { Circle().fill(.quaternary) }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(option.id == index ? .isSelected : [])
      }
    }
  }
}

/// How a picker looks, as people name it.
public protocol PickerStyle {}

/// The style where none is set: the value, with a menu of the others.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The value, with a menu of the others.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A row for each view.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A wheel that turns.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Symbols side by side.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The value, with a screen of the others; shown as a menu where there is no stack around.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style where none is set.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The value, with a menu of the others.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each view.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Symbols side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The value, with a screen of the others; shown as a menu where there is no stack around.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private let pickerLookEntry = EnvironmentEntry<PickerLook>(.menu)

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[pickerLookEntry] }
    set { self[pickerLookEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how pickers inside the view look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let look: PickerLook =
      switch style {
      case is InlinePickerStyle: .inline
      case is SegmentedPickerStyle: .segmented
      case is WheelPickerStyle: .wheel
      case is PalettePickerStyle: .palette
      case is NavigationLinkPickerStyle: .link
      default: .menu
      }
    return environment(\.pickerLook, look)
  }
}
