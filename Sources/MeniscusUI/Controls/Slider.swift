/// A knob on a track that chooses a number.
public struct Slider<Label: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let edited: @MainActor (Bool) -> Void

  /// Makes a slider for a number of a range; the label is for those who do not see it.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, label: label(), edited: onEditingChanged)
  }

  /// Makes a slider for a number of a range that goes by steps.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: Double(step), label: label(), edited: onEditingChanged)
  }

  private init<Number: BinaryFloatingPoint>(
    _ value: Binding<Number>, _ bounds: ClosedRange<Number>, step: Double?, label: Label,
    edited: @escaping @MainActor (Bool) -> Void
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Number($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.label = label
    self.edited = edited
  }

  /// The track and the knob.
  public var body: some View {
    SliderTrack(
      value: value, shown: value.wrappedValue, bounds: bounds, step: step, edited: edited)
  }
}

extension Slider where Label == EmptyView {
  /// Makes a slider for a number of a range.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, label: EmptyView(), edited: onEditingChanged)
  }

  /// Makes a slider for a number of a range that goes by steps.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: Double(step), label: EmptyView(), edited: onEditingChanged)
  }
}
