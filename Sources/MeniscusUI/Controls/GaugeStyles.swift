/// The style where none is set: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The bar.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A bar that fills, below its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The bar.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The bar.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration).font(.caption)
  }
}

/// A small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The bar and the mark.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let least = configuration.minimumValueLabel { least }
      MarkedBar(value: configuration.value)
      if let most = configuration.maximumValueLabel { most }
    }
    .font(.caption)
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The ring and the mark.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The ring.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style where none is set.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, below its label.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The label, the bar between its bounds, the value.
private struct GaugeBar: View, TransparentView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    VStack(spacing: 4) {
      if !hidesLabels { configuration.label }
      HStack(spacing: 8) {
        if let least = configuration.minimumValueLabel { least }
        ProgressBar(fraction: configuration.value)
        if let most = configuration.maximumValueLabel { most }
      }
      if let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A bar in the tint with a mark that is cut out of it: 6 points high (ours).
private struct MarkedBar: View, TransparentView {
  let value: Double

  var body: some View {
    GeometryReader { room in
      let mark = (room.size.width - 6) * value + 3
      Capsule().fill(.tint)
        .overlay(alignment: .leading) {
          Circle().frame(width: 10, height: 10).offset(x: mark - 5).blendMode(.destinationOut)
        }
        .compositingGroup()
        .overlay(alignment: .leading) {
          Circle().fill(.tint).frame(width: 6, height: 6).offset(x: mark - 3)
        }
    }
    .frame(height: 6)
  }
}

/// A ring of 58 points in strokes of 6 (ours); the open one leaves a quarter out at the bottom.
private struct GaugeRing: View, TransparentView {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    let stroke = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      if isOpen {
        ring(to: 1).stroke(.tint, style: stroke)
        mark.frame(width: 10, height: 10).blendMode(.destinationOut)
          .offset(x: place.x, y: place.y)
      } else {
        ring(to: 1).stroke(Color.emptyTrack, style: stroke)
        ring(to: configuration.value).stroke(.tint, style: stroke)
      }
    }
    .compositingGroup()
    .overlay {
      if isOpen {
        mark.fill(.tint).frame(width: 6, height: 6).offset(x: place.x, y: place.y)
      }
    }
    .frame(width: 52, height: 52)
    .padding(3)
    .overlay { center }
    .overlay(alignment: .bottom) { if isOpen { bounds } }
  }

  private var mark: Circle { Circle() }

  private func ring(to share: Double) -> GaugeArc { GaugeArc(share: share, isOpen: isOpen) }

  /// The middle of the mark, from the middle of the ring.
  private var place: CGPoint {
    let direction = Angle.degrees(135 + 270 * configuration.value).direction
    return CGPoint(x: direction.x * 26, y: direction.y * 26)
  }

  @ViewBuilder private var center: some View {
    Group {
      if let value = configuration.currentValueLabel {
        value
      } else if !hidesLabels {
        configuration.label
      }
    }
    .font(.title3).fontWeight(.medium).minimumScaleFactor(0.4).lineLimit(1).frame(maxWidth: 40)
  }

  /// The bounds, or where there are none, the label, in the opening.
  @ViewBuilder private var bounds: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 2) {
        if let least = configuration.minimumValueLabel { least }
        Spacer(minLength: 0)
        if let most = configuration.maximumValueLabel { most }
      }
      .font(.system(size: 10, weight: .medium)).lineLimit(1).minimumScaleFactor(0.6)
      // Between the round ends of the ring, which are 30.8 points apart.
      .frame(width: 26)
    } else if configuration.currentValueLabel != nil, !hidesLabels {
      configuration.label
        .font(.system(size: 10, weight: .medium)).lineLimit(1).minimumScaleFactor(0.6)
        .frame(maxWidth: 26)
    }
  }
}

/// A part of a ring: from the top, or with an opening from its lower left end.
nonisolated private struct GaugeArc: Shape {
  var share: Double
  let isOpen: Bool

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard share > 0 else { return Path() }
    let start = isOpen ? 135.0 : -90
    let length = isOpen ? 270.0 : 360
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(start), endAngle: .degrees(start + length * share), clockwise: false)
    return path
  }
}
