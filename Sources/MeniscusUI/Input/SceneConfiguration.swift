import MeniscusGeometry

/// The device and the environment that a scene is shown on.
package struct SceneConfiguration: Equatable, Sendable {
  /// The extent of the frame, in points.
  package var size: Size2D
  /// The pixels in a point, 1 to 4.
  package var scale: Double
  /// Frames a second.
  package var rate: Int
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// The direction in which lines run.
  package var layoutDirection: LayoutDirection
  /// Whether motion is to be reduced.
  package var reduceMotion: Bool
  /// Whether transparency is to be reduced.
  package var reduceTransparency: Bool
  /// Whether contrast is to be increased.
  package var increaseContrast: Bool
  /// The text size category.
  package var dynamicTypeSize: DynamicTypeSize
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
  /// The seed of every random choice.
  package var seed: UInt64

  /// Makes a configuration; everything but the size has a usual value.
  package init(
    size: Size2D, scale: Double = 2, rate: Int = 60, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, reduceMotion: Bool = false,
    reduceTransparency: Bool = false, increaseContrast: Bool = false,
    dynamicTypeSize: DynamicTypeSize = .large, seed: UInt64 = 0
  ) {
    self.size = size
    self.scale = scale
    self.rate = rate
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.reduceTransparency = reduceTransparency
    self.increaseContrast = increaseContrast
    self.dynamicTypeSize = dynamicTypeSize
    self.seed = seed
  }
}
