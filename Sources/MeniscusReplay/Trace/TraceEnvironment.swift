import MeniscusUI

/// The environment of a scene, as traces have it.
package struct TraceEnvironment: Equatable, Sendable {
  /// Light or dark.
  package var colorScheme = ColorScheme.light
  /// The direction in which lines run.
  package var layoutDirection = LayoutDirection.leftToRight
  /// The text size category.
  package var dynamicTypeSize = DynamicTypeSize.large
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
  package var horizontalSizeClass: UserInterfaceSizeClass?
  /// The room along the vertical axis; nil where nothing is said.
  package var verticalSizeClass: UserInterfaceSizeClass?

  /// Makes the usual environment.
  package init() {}

  /// Makes the environment part of a configuration.
  package init(_ configuration: SceneConfiguration) {
    colorScheme = configuration.colorScheme
    layoutDirection = configuration.layoutDirection
    dynamicTypeSize = configuration.dynamicTypeSize
    reduceMotion = configuration.reduceMotion
    reduceTransparency = configuration.reduceTransparency
    increaseContrast = configuration.increaseContrast
    boldText = configuration.boldText
    differentiateWithoutColor = configuration.differentiateWithoutColor
    locale = configuration.locale
    horizontalSizeClass = configuration.horizontalSizeClass
    verticalSizeClass = configuration.verticalSizeClass
  }

  /// Writes the environment into a configuration, whose other parts stay.
  package func apply(to configuration: inout SceneConfiguration) {
    configuration.colorScheme = colorScheme
    configuration.layoutDirection = layoutDirection
    configuration.dynamicTypeSize = dynamicTypeSize
    configuration.reduceMotion = reduceMotion
    configuration.reduceTransparency = reduceTransparency
    configuration.increaseContrast = increaseContrast
    configuration.boldText = boldText
    configuration.differentiateWithoutColor = differentiateWithoutColor
    configuration.locale = locale
    configuration.horizontalSizeClass = horizontalSizeClass
    configuration.verticalSizeClass = verticalSizeClass
  }

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
package struct TraceEnvironmentChange: Equatable, Sendable {
  /// Light or dark.
  package var colorScheme: ColorScheme?
  /// The direction in which lines run.
  package var layoutDirection: LayoutDirection?
  /// The text size category.
  package var dynamicTypeSize: DynamicTypeSize?
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
  package var horizontalSizeClass: UserInterfaceSizeClass?
  /// The room along the vertical axis.
  package var verticalSizeClass: UserInterfaceSizeClass?

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
