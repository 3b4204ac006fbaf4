/// Choices whose titles are resources.
extension Picker where Label == Text {
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title, which shows the value by a view of its own.
  @_disfavoredOverload
  public init<CurrentValueLabel: View>(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that sets the values of several sources at once.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringResource, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      MeniscusUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { MeniscusUI.Label(title, image: image) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title that opens on a long press; a tap runs `primaryAction`.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { MeniscusUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { MeniscusUI.Label(title, image: image) }
  }

  /// Makes a menu with a title and a symbol that opens on a long press; a tap runs `primaryAction`.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { MeniscusUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of any date, with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker of a date of a range, with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker of a date from another one on, with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker of a date up to another one, with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker of any days, with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Makes a picker of days of a range, with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
