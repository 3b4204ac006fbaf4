/// Pickers that show the value by a view of their own.
extension Picker {
  /// Makes a picker that sets the values of several sources at once, and shows them by a view of its
  /// own.
  public init<Sources: RandomAccessCollection, CurrentValueLabel: View>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .several(sources.map { $0[keyPath: selection] }), content: content(), label: label(),
      currentValueLabel: ControlPart(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title that sets the values of several sources at once, and shows them by a
  /// view of its own.
  public init<Sources: RandomAccessCollection, CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that sets the values of several sources at once, and shows them by a
  /// view of its own.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection, CurrentValueLabel: View>(
    _ title: Title, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that sets the values of several sources at once, and shows them by a
  /// view of its own.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection, CurrentValueLabel: View>(
    _ title: LocalizedStringResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol, which shows the value by a view of its own.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content,
      label: { MeniscusUI.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title and a symbol, which shows the value by a view of its own.
  @_disfavoredOverload
  public init<Title: StringProtocol, CurrentValueLabel: View>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content,
      label: { MeniscusUI.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title and a symbol, which shows the value by a view of its own.
  @_disfavoredOverload
  public init<CurrentValueLabel: View>(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content,
      label: { MeniscusUI.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }
}
