/// Where a value stands between two bounds.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let bounds: (least: BoundsLabel, most: BoundsLabel)?
  private let markedValueLabels: MarkedValueLabels?
  @Environment(\.gaugeStyle) private var style

  private init<Number: BinaryFloatingPoint>(
    _ value: Number, _ range: ClosedRange<Number>, _ label: Label,
    _ currentValueLabel: CurrentValueLabel, _ bounds: (least: BoundsLabel, most: BoundsLabel)?,
    _ markedValueLabels: MarkedValueLabels? = nil
  ) {
    let length = Double(range.upperBound) - Double(range.lowerBound)
    let share = length > 0 ? (Double(value) - Double(range.lowerBound)) / length : 0
    self.value = share.isNaN ? 0 : min(max(share, 0), 1)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds
    self.markedValueLabels = markedValueLabels
  }

  /// Makes a gauge with labels of the value and of the bounds.
  public init<Number: BinaryFloatingPoint>(
    value: Number, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// Makes a gauge with labels of the value, the bounds and marked values; the last are for styles of
  /// one's own.
  public init<Number: BinaryFloatingPoint>(
    value: Number, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()),
      markedValueLabels())
  }

  /// The gauge in the style at hand.
  @MainActor public var body: some View {
    style.makeView(
      GaugeStyleConfiguration(
        value: value, label: ControlPart(label),
        currentValueLabel: .unlessEmpty(currentValueLabel),
        minimumValueLabel: bounds.map { ControlPart($0.least) },
        maximumValueLabel: bounds.map { ControlPart($0.most) },
        markedValueLabels: markedValueLabels.map { ControlPart($0) })
    )
    .impliedAccessibility([], value: { "\(Int((value * 100).rounded()))%" })
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge.
  public init<Number: BinaryFloatingPoint>(
    value: Number, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge with labels of the value and of marked values; the last are for styles of one's
  /// own.
  public init<Number: BinaryFloatingPoint>(
    value: Number, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, markedValueLabels())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label of the value.
  public init<Number: BinaryFloatingPoint>(
    value: Number, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

/// How gauges look.
@MainActor
public protocol GaugeStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = GaugeStyleConfiguration
  /// The look of one gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge's style has to work with.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart
  /// The label of the value.
  public typealias CurrentValueLabel = ControlPart
  /// The label of the lower bound.
  public typealias MinimumValueLabel = ControlPart
  /// The label of the upper bound.
  public typealias MaximumValueLabel = ControlPart
  /// The labels of marked values.
  public typealias MarkedValueLabel = ControlPart

  /// Where the value stands, 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value, where there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, where there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, where there is one.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of marked values, where there are any.
  public var markedValueLabels: MarkedValueLabel?
}

extension GaugeStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledGauge(style: self, configuration: configuration))
  }
}

/// A gauge in a style: the style's own dynamic properties are this view's.
private struct StyledGauge<Style: GaugeStyle>: View, TransparentView {
  let style: Style
  let configuration: GaugeStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private let gaugeStyleEntry = EnvironmentEntry<any GaugeStyle>(DefaultGaugeStyle())

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[gaugeStyleEntry] }
    set { self[gaugeStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how gauges inside the view look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(\.gaugeStyle, style)
  }
}
