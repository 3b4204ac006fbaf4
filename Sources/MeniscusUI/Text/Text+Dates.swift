extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Hashable, Sendable, Codable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far it is from now: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// By how much now lies after it: `+2 hours`, `-3 months`.
    public static let offset = DateStyle(kind: .offset)
    /// The time from now to it: `2:32`, `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text of a date, which follows the virtual clock where the style does.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(.content(DateContent(date: date, style: style)))
  }

  /// Makes a text of a range of dates.
  @_disfavoredOverload
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(.content(DateRangeContent(start: dates.lowerBound, end: dates.upperBound)))
  }

  /// Makes a text of an interval of dates.
  @_disfavoredOverload
  nonisolated public init(_ interval: DateInterval) {
    self.init(.content(DateRangeContent(start: interval.start, end: interval.end)))
  }

  /// Makes a text that counts the seconds of an interval, on the virtual clock.
  ///
  /// - Parameters:
  ///   - pauseTime: when it stops; nil for never.
  ///   - countsDown: whether it shows what is left.
  ///   - showsHours: whether there are hours beside the minutes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .content(
        TimerContent(
          interval: timerInterval, pause: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}

/// A date in a style.
struct DateContent: StringContent, Equatable {
  let date: Date
  let style: Text.DateStyle

  func string(in scope: TextScope) -> String {
    switch style.kind {
    case .time:
      Date.FormatStyle(date: .omitted, time: .shortened).localized(in: scope).format(date)
    case .date:
      Date.FormatStyle(date: .long, time: .omitted).localized(in: scope).format(date)
    case .relative: DateDistance(from: scope.now, to: date, in: scope).relative
    case .offset: DateDistance(from: scope.now, to: date, in: scope).offset
    case .timer: TimerContent.clock(seconds(in: scope), showsHours: true)
    }
  }

  /// Whole seconds: those that have passed, or that have begun to be left.
  private func seconds(in scope: TextScope) -> Double {
    let left = date.timeIntervalSince(scope.now).clean
    return left > 0 ? left.rounded(.up) : (-left).rounded(.down)
  }

  func nextChange(in scope: TextScope) -> Date? {
    switch style.kind {
    case .time, .date: return nil
    case .timer: return scope.now.nextStep(of: 1, from: date)
    case .relative, .offset:
      let distance = DateDistance(from: scope.now, to: date, in: scope)
      return scope.now.nextStep(of: distance.step(isRelative: style == .relative), from: date)
    }
  }
}

extension Date {
  /// The first date after this one that lies whole steps from another.
  func nextStep(of step: Double, from anchor: Date) -> Date {
    let count = ((timeIntervalSince(anchor) / step).clean.rounded(.down) + 1)
    return anchor.addingTimeInterval(count * step)
  }
}

extension Double {
  /// The number without the error of a sum of frames: whole where it is so by a millionth.
  var clean: Double { abs(self - rounded()) < 1e-6 ? rounded() : self }
}

/// A range of dates.
struct DateRangeContent: StringContent, Equatable {
  let start: Date
  let end: Date

  func string(in scope: TextScope) -> String {
    Date.IntervalFormatStyle(date: .omitted, time: .shortened).localized(in: scope)
      .format(start..<end)
  }
}

/// The seconds of an interval, counted.
struct TimerContent: StringContent, Equatable {
  let interval: ClosedRange<Date>
  let pause: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in scope: TextScope) -> String {
    let now = min(max(min(scope.now, pause ?? scope.now), interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now).clean.rounded(.up)
      : now.timeIntervalSince(interval.lowerBound).clean.rounded(.down)
    return Self.clock(seconds, showsHours: showsHours)
  }

  func nextChange(in scope: TextScope) -> Date? {
    let end = min(interval.upperBound, pause ?? interval.upperBound)
    guard scope.now < end else { return nil }
    guard scope.now >= interval.lowerBound else {
      return countsDown
        ? interval.lowerBound : interval.lowerBound.nextStep(of: 1, from: interval.lowerBound)
    }
    let anchor = countsDown ? interval.upperBound : interval.lowerBound
    return min(scope.now.nextStep(of: 1, from: anchor), end)
  }

  /// Whole seconds as hours, minutes and seconds; no hours where there are none.
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let all = Int(min(max(seconds, 0), 1e15))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, all >= 3600 else { return "\(all / 60):\(two(all % 60))" }
    return "\(all / 3600):\(two(all / 60 % 60)):\(two(all % 60))"
  }
}
