/// Marks of a slider.
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
  /// The numbers that the slider is of.
  associatedtype Value: BinaryFloatingPoint
  /// The values that are marked, in order.
  var tickValues: [Value] { get }
}

/// A mark of a slider; none is drawn.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The value that is marked.
  public let value: Value

  /// Marks a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Marks a value with a label.
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
    self.value = value
  }

  /// The value.
  public var tickValues: [Value] { [value] }
}

/// Marks for every element of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  private let data: Data
  private let content: @MainActor (Data.Element) -> Content

  /// Makes marks for every element, by the identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// The values that are marked, in order.
  public var tickValues: [Content.Value] { data.flatMap { content($0).tickValues } }
}

/// Several marks, in order.
public struct SliderTickGroup<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The values that are marked, in order.
  public let tickValues: [Value]
}

/// Makes marks from statements.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// A statement.
  @MainActor public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> SliderTickGroup<Value> where Content.Value == Value {
    SliderTickGroup(tickValues: content.tickValues)
  }

  /// Several statements.
  @MainActor public static func buildBlock(_ groups: SliderTickGroup<Value>...) -> SliderTickGroup<
    Value
  > {
    SliderTickGroup(tickValues: groups.flatMap(\.tickValues))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider for a number of a range, with marks that are accepted, not shown.
  @preconcurrency public init<Number: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label, @SliderTickBuilder<Number> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint, Ticks.Value == Number {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    hasTicks = true
  }

  /// Makes a slider that goes by steps, with marks that are accepted, not shown.
  @preconcurrency public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    @ViewBuilder label: () -> Label, tick: @MainActor (Number) -> SliderTick<Number>?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    hasTicks = true
  }
}

extension Slider {
  /// Makes a slider for a number of a range, with a label of its value and marks, both of which are
  /// accepted, not shown.
  @preconcurrency public init<Number: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel,
    @SliderTickBuilder<Number> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint, Ticks.Value == Number {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
    hasTicks = true
    hasCurrentValueLabel = true
  }

  /// Makes a slider for a number of a range, with labels at its ends, and with a label of its value and
  /// marks, both of which are accepted, not shown.
  @preconcurrency public init<Number: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<Number> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint, Ticks.Value == Number {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, ticks: ticks, onEditingChanged: onEditingChanged)
    hasCurrentValueLabel = true
  }

  /// Makes a slider for a number of a range, with labels at its ends, and with a label of its value that
  /// is accepted, not shown.
  @preconcurrency public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    hasCurrentValueLabel = true
  }

  /// Makes a slider for a number of a range, with labels at its ends, and with marks that are accepted,
  /// not shown.
  @preconcurrency public init<Number: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<Number> ticks: () -> Ticks,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint, Ticks.Value == Number {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    hasTicks = true
  }
}
