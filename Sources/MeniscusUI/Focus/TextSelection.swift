/// What is selected of a text, or where the caret stands.
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// One range.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection([Range<String.Index>])
  }

  /// What is selected.
  public var indices: Indices

  /// Selects a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects several ranges.
  public init(ranges: [Range<String.Index>]) {
    indices = .multiSelection(ranges)
  }

  /// Puts the caret at a place.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, so that there is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.allSatisfy(\.isEmpty)
    }
  }
}

extension TextField {
  /// Makes a field with a binding of what is selected; accepted, not obeyed.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label)
    bindsSelection = true
  }
}

extension TextField where Label == Text {
  /// Makes a field with a binding of what is selected; accepted, not obeyed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Makes a field with a binding of what is selected; accepted, not obeyed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
