/// A knob on a track that chooses a number.
public struct Slider<Label: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let edited: @MainActor (Bool) -> Void

  /// Makes a slider for a number of a range; the label is for those who do not see it.
  ///
  /// With a step it goes by steps.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Number($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label()
    edited = onEditingChanged
  }

  /// The track and the knob.
  public var body: some View {
    SliderTrack(
      value: value, shown: value.wrappedValue, bounds: bounds, step: step, edited: edited)
  }
}

extension Slider where Label == EmptyView {
  /// Makes a slider for a number of a range; with a step it goes by steps.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}
