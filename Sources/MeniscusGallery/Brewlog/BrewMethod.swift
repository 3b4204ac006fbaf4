/// A way to make coffee.
package enum BrewMethod: String, CaseIterable, Identifiable, Sendable {
  /// Pressed through fine coffee, dripped through paper, pressed by hand, drawn in cold water.
  case espresso, filter, aeropress, cold

  /// The method itself, by name.
  package var id: String { rawValue }

  /// What people call it.
  var title: String {
    switch self {
    case .espresso: "Espresso"
    case .filter: "Filter"
    case .aeropress: "AeroPress"
    case .cold: "Cold brew"
    }
  }

  var iconName: String {
    switch self {
    case .espresso: "cup.and.saucer.fill"
    case .filter: "drop.fill"
    case .aeropress: "mug.fill"
    case .cold: "snowflake"
    }
  }
}

/// The methods that the floating button splits into: three, so that the morph stays readable.
package func quickAddMethods(showMilkBased: Bool) -> [BrewMethod] {
  showMilkBased
    ? [.espresso, .filter, .cold]
    : [.espresso, .aeropress, .cold]
}
