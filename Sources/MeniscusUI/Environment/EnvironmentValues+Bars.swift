/// What a control in a bar is laid out as.
enum BarItemKind: Equatable, Sendable {
  /// A symbol.
  case icon
  /// Words.
  case text
}

/// The environment in which bars begin: what differs from it was set by them.
final class BarBase: @unchecked Sendable {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}

private let barItemEntry = EnvironmentEntry<BarItemKind?>(nil, isPlace: true)
private let barBaseEntry = EnvironmentEntry<BarBase?>(nil, isPlace: true)
private let screensAreClearEntry = EnvironmentEntry<Bool>(false, isPlace: true)
private let isBelowLargeTitleEntry = EnvironmentEntry<Bool>(false, isPlace: true)
private let barHeightEntry = EnvironmentEntry<Double>(44, isPlace: true)

extension EnvironmentValues {
  /// What a control in a bar is laid out as; nil outside of bars.
  var barItem: BarItemKind? {
    get { self[barItemEntry] }
    set { self[barItemEntry] = newValue }
  }

  /// The environment in which bars around begin; nil outside of bars.
  var barBase: BarBase? {
    get { self[barBaseEntry] }
    set { self[barBaseEntry] = newValue }
  }

  /// Whether screens have no ground of their own, and bars no glass: they stand on glass already.
  var screensAreClear: Bool {
    get { self[screensAreClearEntry] }
    set { self[screensAreClearEntry] = newValue }
  }

  /// Whether the view is the content of a screen whose title is large.
  var isBelowLargeTitle: Bool {
    get { self[isBelowLargeTitleEntry] }
    set { self[isBelowLargeTitleEntry] = newValue }
  }

  /// The height of the glass that items of a bar stand on, in points.
  var barHeight: Double {
    get { self[barHeightEntry] }
    set { self[barHeightEntry] = newValue }
  }
}
