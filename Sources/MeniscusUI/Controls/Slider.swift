/// A knob on a track that chooses a number.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let ends: (least: ValueLabel, most: ValueLabel)?
  private let edited: (Bool) -> Void
  /// Whether marks are asked for.
  var hasTicks = false
  /// Whether a label of the value is asked for.
  var hasCurrentValueLabel = false
  /// The number where the filled part of the track begins; nil for the least.
  var neutral: Double?
  /// The numbers that can be chosen; nil for all.
  var enabledBounds: ClosedRange<Double>?

  init<Number: BinaryFloatingPoint>(
    _ value: Binding<Number>, _ bounds: ClosedRange<Number>, _ step: Number.Stride?,
    _ label: Label, _ ends: (least: ValueLabel, most: ValueLabel)?,
    _ edited: @escaping (Bool) -> Void
  ) where Number.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Number($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.ends = ends
    self.edited = edited
  }

  /// Makes a slider for a number of a range, with labels at its ends.
  ///
  /// The label is for those who do not see it.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// Makes a slider that goes by steps, with labels at its ends.
  ///
  /// The label is for those who do not see it.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// The track and the knob, between the labels.
  @MainActor public var body: some View {
    let track = SliderTrack(
      value: value, shown: value.wrappedValue, bounds: bounds, step: step, neutral: neutral,
      enabledBounds: enabledBounds, edited: edited)
    let spoken = spoken
    content(track)
      .impliedAccessibility(
        [], behavior: .ignore, value: { spoken },
        increment: { value.wrappedValue = track.moved(by: 1) },
        decrement: { value.wrappedValue = track.moved(by: -1) }
      )
      .accessibilityLabel(of: label)
  }

  @MainActor private func content(_ track: SliderTrack) -> AnyView {
    let labeled = labeled(track)
    guard hasTicks || hasCurrentValueLabel else { return labeled }
    return AnyView(
      labeled.unmet("SliderTick", if: hasTicks)
        .unmet("Slider(currentValueLabel:)", if: hasCurrentValueLabel))
  }

  @MainActor private func labeled(_ track: SliderTrack) -> AnyView {
    guard let ends else { return AnyView(track) }
    return AnyView(
      HStack(spacing: 8) {
        ends.least.foregroundStyle(.secondary)
        track
        ends.most.foregroundStyle(.secondary)
      })
  }

  /// The share of the way, as people who do not see it hear it.
  private var spoken: String {
    let length = bounds.upperBound - bounds.lowerBound
    let share = (value.wrappedValue - bounds.lowerBound) / length
    guard length > 0, !share.isNaN else { return "0%" }
    return "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider for a number of a range; the label is for those who do not see it.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }

  /// Makes a slider that goes by steps; the label is for those who do not see it.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider for a number of a range.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, onEditingChanged)
  }

  /// Makes a slider that goes by steps.
  public init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), nil, onEditingChanged)
  }
}
