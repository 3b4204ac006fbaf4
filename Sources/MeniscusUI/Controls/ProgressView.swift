import Foundation

/// How far something has come, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let progress: TaskProgress
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let ignoresStyle: Bool
  /// What is asked for that is not obeyed.
  private let unmet: String?
  @Environment(\.progressViewStyle) private var style

  init(
    _ progress: TaskProgress, label: Label, currentValueLabel: CurrentValueLabel,
    ignoresStyle: Bool = false, unmet: String? = nil
  ) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.ignoresStyle = ignoresStyle
    self.unmet = unmet
  }

  /// Makes a view of something whose end is not known, with a label.
  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(.unknown, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value between 0 and `total`, with a label; nil for one that is not known.
  public init<Number: BinaryFloatingPoint>(
    value: Number?, total: Number = 1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(.of(value, total), label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value between 0 and `total`, with labels; nil for one that is not known.
  public init<Number: BinaryFloatingPoint>(
    value: Number?, total: Number = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.of(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Makes a view of the time between two dates, by the scene's clock, with labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Makes a view of the time between two dates, by the scene's clock, with a label; below it is
  /// the time that is left or has gone.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Makes a view of a task's progress, as it is when the view is evaluated: the changes of the task
  /// are not observed.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      progress.isIndeterminate ? .unknown : .of(progress.fractionCompleted, 1),
      label: EmptyView(), currentValueLabel: EmptyView(), unmet: "ProgressView(_: Progress)")
  }

  /// The progress in the style at hand.
  @MainActor public var body: some View {
    ProgressReader(progress: progress) { fraction in
      noted(
        (ignoresStyle ? DefaultProgressViewStyle() : style).makeView(
          ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: .unlessEmpty(label),
            currentValueLabel: .unlessEmpty(currentValueLabel)))
      )
      .impliedAccessibility(.updatesFrequently, value: Self.words(fraction))
    }
  }

  private func noted<Content: View>(_ content: Content) -> AnyView {
    unmet.map { AnyView(content.unmet($0, .obeyed)) } ?? AnyView(content)
  }

  @MainActor private static func words(_ fraction: Double?) -> (() -> String)? {
    guard let fraction else { return nil }
    return { "\(Int((fraction * 100).rounded()))%" }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view of something whose end is not known.
  public init() { self.init(.unknown, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Makes a view of a value between 0 and `total`; nil for one that is not known.
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1) {
    self.init(.of(value, total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a view of something whose end is not known, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init(.unknown, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a view of a value between 0 and `total`, with a title; nil for one that is not known.
  @_disfavoredOverload
  public init<Title: StringProtocol, Number: BinaryFloatingPoint>(
    _ title: Title, value: Number?, total: Number = 1
  ) {
    self.init(.of(value, total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a view of the time between two dates, by the scene's clock.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes the view that a style is asked to make, in the system's style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .fraction($0) } ?? .unknown,
      label: configuration.label ?? ControlPart(EmptyView()),
      currentValueLabel: configuration.currentValueLabel ?? ControlPart(EmptyView()),
      ignoresStyle: true)
  }
}

/// How far something has come.
enum TaskProgress {
  /// Nobody knows.
  case unknown
  /// A share, 0 to 1.
  case fraction(Double)
  /// By the time, between two dates.
  case time(ClosedRange<Date>, countsDown: Bool)

  static func of<Number: BinaryFloatingPoint>(_ value: Number?, _ total: Number) -> TaskProgress {
    guard let value else { return .unknown }
    let share = total > 0 ? Double(value) / Double(total) : 0
    return .fraction(share.isNaN ? 0 : min(max(share, 0), 1))
  }
}

/// Hands a share of progress on; one by the time follows the scene's clock.
private struct ProgressReader<Content: View>: View, TransparentView {
  let progress: TaskProgress
  let content: (Double?) -> Content

  var body: some View {
    switch progress {
    case .unknown: content(nil)
    case .fraction(let share): content(share)
    case .time(let interval, let countsDown):
      TimelineView(IntervalSchedule(interval: interval)) { context in
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let gone = context.date.timeIntervalSince(interval.lowerBound)
        let share = length > 0 ? min(max(gone / length, 0), 1) : 1
        content(countsDown ? 1 - share : share)
      }
    }
  }
}

/// Every frame of 60 a second between two dates, so that what follows them comes to rest.
private struct IntervalSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let interval = interval
    return sequence(first: startDate) { last in
      guard last < interval.upperBound else { return nil }
      return min(max(last.addingTimeInterval(1.0 / 60), interval.lowerBound), interval.upperBound)
    }
  }
}

/// The time that is left between two dates, or that has gone.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time, in hours where there are some, minutes and seconds.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}
