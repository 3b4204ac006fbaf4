/// How far two dates are apart, in the units of a calendar.
struct DateDistance {
  /// The numbers of units, the largest first, those of nothing left out.
  private let units: [(component: Calendar.Component, count: Int)]
  private let isPast: Bool
  private let locale: Locale

  init(from now: Date, to date: Date, in scope: TextScope) {
    let components: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
    // Whole seconds, so that the sums of frames do not show.
    let seconds = date.timeIntervalSince(now).clean
    let whole = seconds > 0 ? seconds.rounded(.up) : seconds.rounded(.down)
    let other = now.addingTimeInterval(abs(whole))
    let parts = scope.environment.calendar.dateComponents(Set(components), from: now, to: other)
    units = components.compactMap { component in
      let count = parts.value(for: component) ?? 0
      return count == 0 ? nil : (component, count)
    }
    isPast = seconds <= 0
    locale = scope.locale
  }

  /// The two largest units that follow each other, in short: `2 hr, 23 min`.
  var relative: String {
    guard let first = units.first else { return Self.words(.second, 0, .abbreviated, locale) }
    var shown = [first]
    if units.count > 1, Self.order(units[1].component) == Self.order(first.component) + 1 {
      shown.append(units[1])
    }
    return shown.map { Self.words($0.component, $0.count, .abbreviated, locale) }
      .joined(separator: ", ")
  }

  /// The largest unit, with a sign: `+2 hours` where now lies after the date.
  var offset: String {
    let unit = units.first ?? (.second, 0)
    return (isPast ? "+" : "-") + Self.words(unit.component, unit.count, .wide, locale)
  }

  /// How many seconds pass between two changes.
  func step(isRelative: Bool) -> Double {
    Self.step(ofOrder: Self.order(units.first?.component ?? .second) + (isRelative ? 1 : 0))
  }

  /// How many seconds pass between two changes of a unit, an hour at most.
  static func step(of component: Calendar.Component) -> Double { step(ofOrder: order(component)) }

  private static func step(ofOrder order: Int) -> Double {
    switch order {
    case ...3: 3600
    case 4: 60
    default: 1
    }
  }

  private static func order(_ component: Calendar.Component) -> Int {
    switch component {
    case .year: 0
    case .month: 1
    case .day, .weekOfYear: 2
    case .hour: 3
    case .minute: 4
    default: 5
    }
  }

  /// A number of units in words.
  static func words(
    _ component: Calendar.Component, _ count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth,
    _ locale: Locale
  ) -> String {
    let unit: (Duration.UnitsFormatStyle.Unit, Int)? =
      switch component {
      case .weekOfYear: (.weeks, 604_800)
      case .day: (.days, 86_400)
      case .hour: (.hours, 3600)
      case .minute: (.minutes, 60)
      case .second: (.seconds, 1)
      default: nil
      }
    if let unit {
      return Duration.seconds(count * unit.1).formatted(
        .units(allowed: [unit.0], width: width).locale(locale))
    }
    // There are no durations of months and years.
    let short = component == .year ? "yr" : "mo"
    let long = component == .year ? "year" : "month"
    return width == .abbreviated
      ? "\(count) \(short)" : "\(count) \(long)\(count == 1 ? "" : "s")"
  }
}
