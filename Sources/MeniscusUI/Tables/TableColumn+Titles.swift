extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that rows are not sorted by.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Makes a column that rows are not sorted by.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Makes a column that rows are not sorted by.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of a value that rows are sorted by.
  public init<Value: Comparable>(
    _ text: Text, value: KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of a value that rows are sorted by.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of a value that rows are sorted by.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of a value that rows are sorted by, in a way of one's own.
  public init<Value, Comparator: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Makes a column of a value that rows are sorted by, in a way of one's own.
  public init<Value, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Makes a column of a value that rows are sorted by, in a way of one's own.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value, Comparator: SortComparator>(
    _ title: Title, value: KeyPath<RowValue, Value> & Sendable,
    comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Makes a column of a text that rows are sorted by.
  public init(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: .localizedStandard)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of a text that rows are sorted by.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: .localizedStandard)
    ) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of a text that rows are sorted by.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: .localizedStandard)
    ) { Text($0[keyPath: value]) }
  }

  /// Makes a column of a text that rows are sorted by, in a way of one's own.
  public init<Comparator: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable,
    comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of a text that rows are sorted by, in a way of one's own.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of a text that rows are sorted by, in a way of one's own.
  @_disfavoredOverload
  public init<Title: StringProtocol, Comparator: SortComparator>(
    _ title: Title, value: KeyPath<RowValue, String> & Sendable,
    comparator: Comparator
  ) where Comparator.Compared == String {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Makes a column that rows are sorted by in a way of one's own.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }

  /// Makes a column that rows are sorted by in a way of one's own.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Makes a column that rows are sorted by in a way of one's own.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
