/// Two halves of a button: one more, one less.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let editingChanged: (Bool) -> Void

  /// Makes a stepper from what its halves do; a half without an action is off.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    editingChanged = onEditingChanged
  }

  /// Makes a stepper of a number.
  public init<Number: Strideable>(
    value: Binding<Number>, step: Number.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    nonisolated(unsafe) let step = step
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number of a range; at its ends a half is off.
  public init<Number: Strideable>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    nonisolated(unsafe) let (bounds, step) = (bounds, step)
    let more: () -> Void = {
      value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
    }
    let less: () -> Void = {
      value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
    }
    self.init(
      label: label, onIncrement: now < bounds.upperBound ? more : nil,
      onDecrement: now > bounds.lowerBound ? less : nil, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper from what its halves do; the form of older systems.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number; the form of older systems.
  public init<Number: Strideable>(
    value: Binding<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number of a range; the form of older systems.
  public init<Number: Strideable>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// The label, and the halves at the trailing end.
  @MainActor public var body: some View {
    LabeledControl(label) {
      StepperHalves(increment: increment, decrement: decrement, editingChanged: editingChanged)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a number, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Number: Strideable>(
    _ title: Title, value: Binding<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number of a range, with a title; at its ends a half is off.
  @_disfavoredOverload
  public init<Title: StringProtocol, Number: Strideable>(
    _ title: Title, value: Binding<Number>, in bounds: ClosedRange<Number>,
    step: Number.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number, with a title; the number follows it as a format shows it.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    let text = Text("\(Text(titleKey)) \(value.wrappedValue, format: format)")
    self.init(
      value: value, step: step, label: { text }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number of a range, with a title; the number follows it as a format shows
  /// it.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    let text = Text("\(Text(titleKey)) \(value.wrappedValue, format: format)")
    self.init(
      value: value, in: bounds, step: step, label: { text },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number, with a title; the number follows it as a format shows it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    let text = Text("\(String(title)) \(value.wrappedValue, format: format)")
    self.init(
      value: value, step: step, label: { text }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number of a range, with a title; the number follows it as a format shows
  /// it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    let text = Text("\(String(title)) \(value.wrappedValue, format: format)")
    self.init(
      value: value, in: bounds, step: step, label: { text },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper from what its halves do, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
