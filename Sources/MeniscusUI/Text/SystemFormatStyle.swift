/// Formats of the time on a clock that goes on, as texts of it have them.
public enum SystemFormatStyle {
  /// The time since a date: `1:02:03.45`.
  public struct Stopwatch: Codable, Hashable, Sendable {
    let start: Date
    let form: ClockForm

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - startDate: when the time begins.
    ///   - showsHours: whether there are hours beside the minutes.
    ///   - maxFieldCount: how many of hours, minutes, seconds and shares are shown.
    ///   - maxPrecision: the smallest time that is told apart.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      form = ClockForm(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }
  }

  /// The time that has passed of an interval, or that is left of it: `2:32`.
  public struct Timer: Codable, Hashable, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let form: ClockForm

    /// Makes a format of what is left.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      form = ClockForm(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }

    /// Makes a format of what has passed.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      form = ClockForm(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }
  }
}

/// How a time is written by a clock.
struct ClockForm: Codable, Hashable, Sendable {
  let showsHours: Bool
  let maxFieldCount: Int
  let precision: Duration

  /// The smallest time that is told apart, in seconds.
  var step: Double {
    let seconds = precision / .seconds(1)
    return seconds > 0 ? seconds : 1
  }

  /// Seconds as hours, minutes, seconds and shares of one.
  func text(of seconds: Double) -> String {
    let all = min(max(seconds, 0), 1e12)
    let whole = Int(all)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hasHours = showsHours && whole >= 3600
    var fields = hasHours ? ["\(whole / 3600)", two(whole / 60 % 60)] : ["\(whole / 60)"]
    fields.append(two(whole % 60))
    let shown = fields.prefix(max(maxFieldCount, 1)).joined(separator: ":")
    let digits = step < 0.01 ? 3 : step < 0.1 ? 2 : step < 1 ? 1 : 0
    guard digits > 0, maxFieldCount > fields.count else { return shown }
    let scale = [1, 10, 100, 1000][digits]
    let share = String(Int(((all - Double(whole)) * Double(scale)).clean.rounded(.down)))
    return shown + "." + String(repeating: "0", count: max(digits - share.count, 0)) + share
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  /// The time from the start to a date; nothing before it.
  public func format(_ date: Date) -> AttributedString {
    let passed = max(date.timeIntervalSince(start), 0)
    let steps = (passed / form.step).clean.rounded(.down)
    return AttributedString(form.text(of: (steps * form.step).clean))
  }

  /// The last date before another at which it reads another way.
  public func discreteInput(before input: Date) -> Date? {
    input <= start ? nil : input.addingTimeInterval(-form.step)
  }

  /// The first date after another at which it reads another way.
  public func discreteInput(after input: Date) -> Date? {
    input < start ? start.addingTimeInterval(form.step) : input.nextStep(of: form.step, from: start)
  }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  /// What has passed of the interval at a date, or what is left.
  public func format(_ date: Date) -> AttributedString {
    let now = min(max(date, interval.lowerBound), interval.upperBound)
    let steps =
      countsDown
      ? (interval.upperBound.timeIntervalSince(now) / form.step).clean.rounded(.up)
      : (now.timeIntervalSince(interval.lowerBound) / form.step).clean.rounded(.down)
    return AttributedString(form.text(of: (steps * form.step).clean))
  }

  /// The last date before another at which it reads another way.
  public func discreteInput(before input: Date) -> Date? {
    guard input > interval.lowerBound else { return nil }
    return min(input.addingTimeInterval(-form.step), interval.upperBound)
  }

  /// The first date after another at which it reads another way.
  public func discreteInput(after input: Date) -> Date? {
    guard input < interval.upperBound else { return nil }
    let anchor = countsDown ? interval.upperBound : interval.lowerBound
    return max(input, interval.lowerBound).nextStep(of: form.step, from: anchor)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// What has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
