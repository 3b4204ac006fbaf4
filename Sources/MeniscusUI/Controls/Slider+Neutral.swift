/// Sliders whose track is filled from a neutral value, and of whose range a part can be chosen.
extension Slider {
  /// Makes a slider for a number of a range, with marks and labels at its ends; marks and a label
  /// of the value are accepted, not shown.
  public init<Number: BinaryFloatingPoint, CurrentValueLabel: View, Ticks: SliderTickContent>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    neutralValue: Number? = nil, enabledBounds: ClosedRange<Number>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<Number> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint, Ticks.Value == Number {
    self.init(
      value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    take(neutralValue, enabledBounds, hasValueLabel: CurrentValueLabel.self != EmptyView.self)
    hasTicks = true
  }

  /// Makes a slider for a number of a range, with labels at its ends; a label of the value is
  /// accepted, not shown.
  @_disfavoredOverload
  public init<Number: BinaryFloatingPoint, CurrentValueLabel: View>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    neutralValue: Number? = nil, enabledBounds: ClosedRange<Number>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    take(neutralValue, enabledBounds, hasValueLabel: CurrentValueLabel.self != EmptyView.self)
  }

  /// Makes a slider that goes by steps, with marks and labels at its ends; marks and a label of the
  /// value are accepted, not shown.
  @_disfavoredOverload
  public init<Number: BinaryFloatingPoint, CurrentValueLabel: View>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    neutralValue: Number? = nil, enabledBounds: ClosedRange<Number>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: ((Number) -> SliderTick<Number>?)? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    take(neutralValue, enabledBounds, hasValueLabel: CurrentValueLabel.self != EmptyView.self)
    hasTicks = tick != nil
  }

  fileprivate mutating func take<Number: BinaryFloatingPoint>(
    _ neutralValue: Number?, _ enabledBounds: ClosedRange<Number>?, hasValueLabel: Bool
  ) {
    neutral = neutralValue.map { Double($0) }
    self.enabledBounds = enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) }
    hasCurrentValueLabel = hasValueLabel
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider for a number of a range, with marks; marks and a label of the value are
  /// accepted, not shown.
  public init<Number: BinaryFloatingPoint, CurrentValueLabel: View, Ticks: SliderTickContent>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    neutralValue: Number? = nil, enabledBounds: ClosedRange<Number>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @SliderTickBuilder<Number> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint, Ticks.Value == Number {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
    take(neutralValue, enabledBounds, hasValueLabel: CurrentValueLabel.self != EmptyView.self)
    hasTicks = true
  }

  /// Makes a slider for a number of a range; a label of the value is accepted, not shown.
  @_disfavoredOverload
  public init<Number: BinaryFloatingPoint, CurrentValueLabel: View>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    neutralValue: Number? = nil, enabledBounds: ClosedRange<Number>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
    take(neutralValue, enabledBounds, hasValueLabel: CurrentValueLabel.self != EmptyView.self)
  }

  /// Makes a slider that goes by steps, with marks; marks and a label of the value are accepted,
  /// not shown.
  @_disfavoredOverload
  public init<Number: BinaryFloatingPoint, CurrentValueLabel: View>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride,
    neutralValue: Number? = nil, enabledBounds: ClosedRange<Number>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    tick: ((Number) -> SliderTick<Number>?)? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
    take(neutralValue, enabledBounds, hasValueLabel: CurrentValueLabel.self != EmptyView.self)
    hasTicks = tick != nil
  }
}
