/// A field for a value: what is typed becomes one when the entry is over.
nonisolated struct ValueField<Value: Equatable>: View, TransparentView {
  let value: Binding<Value>
  let prompt: Text?
  /// The value in words, and the words' value: nil where they say none.
  let print: (Value, TextScope) -> String
  let parse: (String, TextScope) -> Value?
  /// What hears of the editing; nil for nobody.
  var editing: FieldEditing?
  @State private var draft: String?
  @Environment(\.textScope) private var scope

  @MainActor var body: some View {
    let shown = draft ?? print(value.wrappedValue, scope)
    StyledField(
      text: Binding(get: { shown }, set: { draft = $0 }), isSecure: false, prompt: prompt,
      commit: {
        guard let typed = draft else { return }
        draft = nil
        if let new = parse(typed, scope), new != value.wrappedValue { value.wrappedValue = new }
      }, editing: editing)
  }
}

extension EnvironmentValues {
  /// What values are written by.
  var textScope: TextScope { TextScope(self) }
}

extension ValueField {
  nonisolated init<Format: ParseableFormatStyle>(
    _ value: Binding<Value>, _ format: Format, _ prompt: Text?
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    nonisolated(unsafe) let format = format
    self.init(
      value: value, prompt: prompt, print: { format.localized(in: $1).format($0) },
      parse: { try? format.localized(in: $1).parseStrategy.parse($0) })
  }

  nonisolated init<Format: ParseableFormatStyle>(
    _ value: Binding<Value>, _ format: Format, _ prompt: Text?
  )
  where Format.FormatInput: Equatable, Value == Format.FormatInput?, Format.FormatOutput == String {
    nonisolated(unsafe) let format = format
    self.init(
      value: value, prompt: prompt,
      print: { value, scope in value.map { format.localized(in: scope).format($0) } ?? "" },
      parse: { text, scope in
        if text.isEmpty { return .some(nil) }
        guard let value = try? format.localized(in: scope).parseStrategy.parse(text) else {
          return nil
        }
        return .some(value)
      })
  }

  nonisolated init(_ value: Binding<Value>, _ formatter: Formatter, _ prompt: Text?) {
    nonisolated(unsafe) let formatter = formatter
    self.init(
      value: value, prompt: prompt, print: { value, _ in formatter.string(for: value) ?? "" },
      parse: { text, _ in
        if Value.self == String.self { return text as? Value }
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else {
          return (formatter as? DateFormatter)?.date(from: text) as? Value
        }
        return number as? Value ?? number.doubleValue as? Value ?? number.intValue as? Value
      })
  }
}

extension TextField {
  /// Makes a field for a value in a format; what is typed becomes the value when the entry is over,
  /// unless the format cannot read it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let label = label()
    self.init(label: label, field: AnyView(ValueField(value, format, prompt ?? label as? Text)))
  }

  /// Makes a field for a value that may be missing: an empty field is none.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let label = label()
    self.init(label: label, field: AnyView(ValueField(value, format, prompt ?? label as? Text)))
  }

  /// Makes a field for a value that a formatter writes and reads.
  public init<Value: Equatable>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(label: label, field: AnyView(ValueField(value, formatter, prompt ?? label as? Text)))
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value in a format, with a title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value in a format, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that may be missing, with a title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that may be missing, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that a formatter writes and reads, with a title.
  public init<Value: Equatable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that a formatter writes and reads, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Equatable>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
