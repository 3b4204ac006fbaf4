import MeniscusFormats
import MeniscusUI

extension TraceHeader {
  /// The device and the environment at frame 0.
  package var configuration: SceneConfiguration {
    var configuration = SceneConfiguration(size: size, scale: scale, rate: rate, seed: seed)
    environment.apply(to: &configuration)
    return configuration
  }
}

extension TraceEnvironment {
  /// Makes the environment part of a configuration.
  package init(_ configuration: SceneConfiguration) {
    self.init()
    colorScheme = named(configuration.colorScheme, or: .light)
    layoutDirection = named(configuration.layoutDirection, or: .leftToRight)
    dynamicTypeSize = named(configuration.dynamicTypeSize, or: .large)
    reduceMotion = configuration.reduceMotion
    reduceTransparency = configuration.reduceTransparency
    increaseContrast = configuration.increaseContrast
    boldText = configuration.boldText
    differentiateWithoutColor = configuration.differentiateWithoutColor
    locale = configuration.locale
    horizontalSizeClass = configuration.horizontalSizeClass.map { named($0, or: .regular) }
    verticalSizeClass = configuration.verticalSizeClass.map { named($0, or: .regular) }
  }

  /// Writes the environment into a configuration, whose other parts stay.
  package func apply(to configuration: inout SceneConfiguration) {
    configuration.colorScheme = named(colorScheme, or: .light)
    configuration.layoutDirection = named(layoutDirection, or: .leftToRight)
    configuration.dynamicTypeSize = named(dynamicTypeSize, or: .large)
    configuration.reduceMotion = reduceMotion
    configuration.reduceTransparency = reduceTransparency
    configuration.increaseContrast = increaseContrast
    configuration.boldText = boldText
    configuration.differentiateWithoutColor = differentiateWithoutColor
    configuration.locale = locale
    configuration.horizontalSizeClass = horizontalSizeClass.map { named($0, or: .regular) }
    configuration.verticalSizeClass = verticalSizeClass.map { named($0, or: .regular) }
  }
}

/// The value that has the same name on the other side; a test holds that there always is one.
private func named<Value: RawRepresentable<String>>(
  _ value: some RawRepresentable<String>, or usual: Value
) -> Value {
  Value(rawValue: value.rawValue) ?? usual
}
