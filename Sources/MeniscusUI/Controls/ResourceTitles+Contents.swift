/// Contents whose titles are resources.
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a view of something whose end is not known, with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) {
    self.init(.unknown, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value between 0 and `total`, with a title; nil for one that is not known.
  @_disfavoredOverload
  public init<Number: BinaryFloatingPoint>(
    _ title: LocalizedStringResource, value: Number?, total: Number = 1
  ) {
    self.init(.of(value, total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button with a title that shares an item.
  @_disfavoredOverload
  public init<Item>(
    _ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Makes a button with a title that shares an item, with a preview.
  @_disfavoredOverload
  public init<Item, Picture, Icon>(
    _ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }
}

extension ControlGroup {
  /// Makes a group with a title, which shows where the group is closed up.
  @_disfavoredOverload
  public init<C: View>(_ title: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title and a symbol, which show where the group is closed up.
  @_disfavoredOverload
  public init<C: View>(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ title: LocalizedStringResource, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Makes a value, as a format shows it, with a title.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: LocalizedStringResource, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that keeps by itself whether it is open.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title that is open by a value.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension ContentUnavailableView
where Label == MeniscusUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view from a title, a symbol and a description.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      MeniscusUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a view from a title, a picture and a description.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init {
      MeniscusUI.Label(title, image: name)
    } description: {
      description
    }
  }
}
