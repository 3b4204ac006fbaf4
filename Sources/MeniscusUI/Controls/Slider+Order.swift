extension Slider {
  /// Makes a slider for a number of a range, with labels at its ends; the form of older systems.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes by steps, with labels at its ends; the form of older systems.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider for a number of a range; the form of older systems.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes by steps; the form of older systems.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
