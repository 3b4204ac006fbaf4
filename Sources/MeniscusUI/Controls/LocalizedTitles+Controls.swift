import Foundation

/// Controls whose titles are keys: with Markdown, and values in the environment's locale.
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a view of something whose end is not known, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(.unknown, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value between 0 and `total`, with a title; nil for one that is not known.
  public init<Number: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Number?, total: Number = 1
  ) {
    self.init(.of(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title, which shows the value by a view of its own.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that sets the values of several sources at once.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      MeniscusUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { MeniscusUI.Label(titleKey, image: image) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title that opens on a long press; a tap runs `primaryAction`.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { MeniscusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { MeniscusUI.Label(titleKey, image: image) }
  }

  /// Makes a menu with a title and a symbol that opens on a long press; a tap runs `primaryAction`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { MeniscusUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of any date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of a date of a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Makes a picker of a date from another one on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Makes a picker of a date up to another one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker of any days, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a picker of days of a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button with a title that shares an item.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Makes a button with a title that shares an item, with a preview.
  public init<Item, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }
}

extension ControlGroup {
  /// Makes a group with a title, which shows where the group is closed up.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title and a symbol, which show where the group is closed up.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(titleKey) { Text(value) }
  }

  /// Makes a value, as a format shows it, with a title.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that keeps by itself whether it is open.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that is open by a value.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

extension ContentUnavailableView
where Label == MeniscusUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view from a title, a symbol and a description.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      MeniscusUI.Label(titleKey, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a view from a title, a picture and a description.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init {
      MeniscusUI.Label(titleKey, image: name)
    } description: {
      description
    }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a text and a picture of the scene.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}
