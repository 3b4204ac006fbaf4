/// How progress looks.
@MainActor
public protocol ProgressViewStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of one view of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of progress has to work with.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart
  /// The label of the value.
  public typealias CurrentValueLabel = ControlPart

  /// How far it has come, 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The label, where there is one.
  public var label: Label?
  /// The label of the value, where there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledProgress(style: self, configuration: configuration))
  }
}

/// Progress in a style: the style's own dynamic properties are this view's.
private struct StyledProgress<Style: ProgressViewStyle>: View, TransparentView {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A bar where it is known how far it has come, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The bar or the spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinningProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }

  /// Makes the style in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The bar; one that nobody knows the end of is empty.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, ownTint: tint)
  }
}

/// A spinner; on iOS also where it is known how far it has come.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }

  /// Makes the style in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The spinner.
  public func makeBody(configuration: Configuration) -> some View {
    SpinningProgress(configuration: configuration, ownTint: tint)
  }
}

/// A bar, 4 points high with corners of 2: UIKit's view trees on iOS 26, by third parties.
private struct LinearProgress: View, TransparentView {
  let configuration: ProgressViewStyleConfiguration
  var ownTint: Color?
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label = configuration.label, !hidesLabels { label }
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, ownTint: ownTint)
      if let label = configuration.currentValueLabel, !hidesLabels {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// The bar of progress.
struct ProgressBar: View, TransparentView {
  let fraction: Double
  var ownTint: Color?
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let color = ownTint ?? tint ?? .accentColor
    Capsule().fill(Color.emptyTrack)
      .overlay {
        if fraction > 0 {
          LeadingBar(fraction: fraction, least: 8)
            .fill(isEnabled ? color : color.opacity(0.4))
        }
      }
      .frame(height: 4)
  }
}

/// A bar of a share of the width, to a whole point, from the leading edge.
nonisolated struct LeadingBar: Shape {
  var fraction: Double
  /// The least width of a bar that is not empty, in points.
  var least: Double = 0

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let width = min(max((rect.width * fraction).rounded(), least), rect.width)
    let bar = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: bar, cornerRadius: rect.height / 2, style: .circular)
  }
}

extension Color {
  /// The empty part of tracks: UIKit's on iOS 26, by third parties.
  static let emptyTrack = Color(light: 0x000000, dark: 0xFFFFFF, opacity: 0.102)
}

/// A spinner with its label below: 20 points, 37 if large; UIKit's on iOS 26, by third parties.
private struct SpinningProgress: View, TransparentView {
  let configuration: ProgressViewStyleConfiguration
  var ownTint: Color?
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var size
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    let isLarge = size == .large || size == .extraLarge
    VStack(spacing: 8) {
      Spinner(color: ownTint ?? tint ?? Color(light: 0x8E8E93, dark: 0x98989D))
        .frame(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
      if let label = configuration.label, !hidesLabels {
        label.foregroundStyle(.secondary)
      }
      if let label = configuration.currentValueLabel, !hidesLabels {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// Eight spokes; every tenth of a second the next one is the darkest (ours).
private struct Spinner: View {
  let color: Color

  var body: some View {
    TimelineView(PeriodicTimelineSchedule.ticks(of: 0.1)) { context in
      let step = Int((context.date.sceneTime * 10).rounded()) % 8
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        let (length, width) = (size.width * 0.26, size.width * 0.1)
        let spoke = CGRect(
          x: -width / 2, y: -size.height / 2 + width * 0.4, width: width, height: length)
        for index in 0..<8 {
          // The spoke of the step is the darkest, those behind it fade.
          let age = (step - index + 8) % 8
          context.fill(
            Path(roundedRect: spoke, cornerRadius: width / 2),
            with: .color(color.opacity(max(1 - Double(age) * 0.14, 0.2))))
          context.rotate(by: .degrees(45))
        }
      }
    }
    .endlessMotion()
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where it is known how far it has come, else a spinner.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  nonisolated public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

private let progressViewStyleEntry = EnvironmentEntry<any ProgressViewStyle>(
  DefaultProgressViewStyle())

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[progressViewStyleEntry] }
    set { self[progressViewStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how progress inside the view looks.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.progressViewStyle, style)
  }
}
