/// Two halves of a button: one more, one less.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Makes a stepper from what its halves do; a half without an action is off.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement.map { Self.edited($0, onEditingChanged) }
    decrement = onDecrement.map { Self.edited($0, onEditingChanged) }
  }

  /// An action with what hears of its beginning and its end.
  private static func edited(
    _ action: @escaping () -> Void, _ changed: @escaping (Bool) -> Void
  ) -> () -> Void {
    {
      changed(true)
      action()
      changed(false)
    }
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
    LabeledControl(label) { StepperHalves(increment: increment, decrement: decrement) }
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

/// The halves: a capsule of 94 × 32 points (iOS 26); corners of 8 points in the classic design.
///
/// Like UIKit's, it does not grow with the text.
private struct StepperHalves: View, TransparentView {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    HStack(spacing: 0) {
      half("minus", decrement)
      Rectangle().fill(.quaternary).frame(width: 1, height: 18)
      half("plus", increment)
    }
    .frame(width: 94, height: 32)
    .background(Color(white: 0.5, opacity: 0.14), in: ControlFace(radius: isClassic ? 8 : nil))
  }

  private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    Button(action: { action?() }) {
      Image(systemName: symbol).font(.system(size: 16, weight: .medium))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .opacity(action == nil ? 0.3 : 1)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
  }
}
