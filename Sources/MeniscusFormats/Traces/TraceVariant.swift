/// A built-in variant: the same trace under another environment.
package enum TraceVariant: Hashable, Sendable {
  /// Dark appearance.
  case dark
  /// Lines run from right to left.
  case rightToLeft
  /// Motion is reduced.
  case reducedMotion
  /// Transparency is reduced.
  case reducedTransparency
  /// Contrast is increased.
  case increasedContrast
  /// Another text size.
  case text(TraceTextSize)

  /// Every variant that has a name.
  package static let all: [TraceVariant] =
    [.dark, .rightToLeft, .reducedMotion, .reducedTransparency, .increasedContrast]
    + TraceTextSize.allCases.map { .text($0) }

  /// The name in traces, and of the folder of the variant's baselines.
  package var name: String {
    switch self {
    case .dark: "dark"
    case .rightToLeft: "right-to-left"
    case .reducedMotion: "reduced-motion"
    case .reducedTransparency: "reduced-transparency"
    case .increasedContrast: "increased-contrast"
    case .text(let size): "text-\(size.rawValue)"
    }
  }

  /// The variant of a name, or nil where none has it.
  package init?(name: String) {
    guard let variant = Self.all.first(where: { $0.name == name }) else { return nil }
    self = variant
  }

  /// Changes an environment to the variant's; the rest stays.
  package func apply(to environment: inout TraceEnvironment) {
    switch self {
    case .dark: environment.colorScheme = .dark
    case .rightToLeft: environment.layoutDirection = .rightToLeft
    case .reducedMotion: environment.reduceMotion = true
    case .reducedTransparency: environment.reduceTransparency = true
    case .increasedContrast: environment.increaseContrast = true
    case .text(let size): environment.dynamicTypeSize = size
    }
  }
}
