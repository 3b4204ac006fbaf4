/// The environment of a scene, as traces have it.
package struct TraceEnvironment: Equatable, Codable, Sendable {
  /// Light or dark.
  package var colorScheme = TraceColorScheme.light
  /// The direction in which lines run.
  package var layoutDirection = TraceLayoutDirection.leftToRight
  /// The text size category.
  package var dynamicTypeSize = TraceTextSize.large
  /// Whether motion is to be reduced.
  package var reduceMotion = false
  /// Whether transparency is to be reduced.
  package var reduceTransparency = false
  /// Whether contrast is to be increased.
  package var increaseContrast = false
  /// Whether text is to be bolder than designed.
  package var boldText = false
  /// Whether colour alone must not tell things apart.
  package var differentiateWithoutColor = false
  /// The identifier of the language and region.
  package var locale = "en_US"
  /// The room along the horizontal axis; nil where nothing is said.
  package var horizontalSizeClass: TraceSizeClass?
  /// The room along the vertical axis; nil where nothing is said.
  package var verticalSizeClass: TraceSizeClass?

  /// Makes the usual environment.
  package init() {}

  /// Only what differs from `other`.
  package func changes(from other: TraceEnvironment) -> TraceEnvironmentChange {
    func changed<Value: Equatable>(_ path: KeyPath<TraceEnvironment, Value>) -> Value? {
      self[keyPath: path] == other[keyPath: path] ? nil : self[keyPath: path]
    }
    var change = TraceEnvironmentChange()
    change.colorScheme = changed(\.colorScheme)
    change.layoutDirection = changed(\.layoutDirection)
    change.dynamicTypeSize = changed(\.dynamicTypeSize)
    change.reduceMotion = changed(\.reduceMotion)
    change.reduceTransparency = changed(\.reduceTransparency)
    change.increaseContrast = changed(\.increaseContrast)
    change.boldText = changed(\.boldText)
    change.differentiateWithoutColor = changed(\.differentiateWithoutColor)
    change.locale = changed(\.locale)
    change.horizontalSizeClass = changed(\.horizontalSizeClass) ?? nil
    change.verticalSizeClass = changed(\.verticalSizeClass) ?? nil
    return change
  }
}

/// A change of some of the environment; nil stays as it is.
package struct TraceEnvironmentChange: Equatable, Codable, Sendable {
  /// Light or dark.
  package var colorScheme: TraceColorScheme?
  /// The direction in which lines run.
  package var layoutDirection: TraceLayoutDirection?
  /// The text size category.
  package var dynamicTypeSize: TraceTextSize?
  /// Whether motion is to be reduced.
  package var reduceMotion: Bool?
  /// Whether transparency is to be reduced.
  package var reduceTransparency: Bool?
  /// Whether contrast is to be increased.
  package var increaseContrast: Bool?
  /// Whether text is to be bolder than designed.
  package var boldText: Bool?
  /// Whether colour alone must not tell things apart.
  package var differentiateWithoutColor: Bool?
  /// The identifier of the language and region.
  package var locale: String?
  /// The room along the horizontal axis.
  package var horizontalSizeClass: TraceSizeClass?
  /// The room along the vertical axis.
  package var verticalSizeClass: TraceSizeClass?

  /// Makes a change of nothing.
  package init() {}

  /// Whether nothing changes.
  package var isEmpty: Bool { self == TraceEnvironmentChange() }

  /// Writes the change into an environment.
  package func apply(to environment: inout TraceEnvironment) {
    if let colorScheme { environment.colorScheme = colorScheme }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let reduceMotion { environment.reduceMotion = reduceMotion }
    if let reduceTransparency { environment.reduceTransparency = reduceTransparency }
    if let increaseContrast { environment.increaseContrast = increaseContrast }
    if let boldText { environment.boldText = boldText }
    if let differentiateWithoutColor {
      environment.differentiateWithoutColor = differentiateWithoutColor
    }
    if let locale { environment.locale = locale }
    if let horizontalSizeClass { environment.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { environment.verticalSizeClass = verticalSizeClass }
  }
}
