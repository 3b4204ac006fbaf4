/// A layer of an icon: a solid shape, which fills the icon's square as it sees fit.
nonisolated public struct AppIconLayer: Sendable {
  let shape: AnyShape
  let fill: Color
  let opacity: Double

  /// Makes a layer.
  ///
  /// - Parameter opacity: 0 to 1; what is outside counts as the nearer end.
  public init<Outline: Shape>(_ shape: Outline, fill: Color, opacity: Double = 1) {
    self.shape = AnyShape(shape)
    self.fill = fill
    self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
  }
}

/// Layers of an icon that are one piece of glass.
nonisolated public struct AppIconGroup: Sendable {
  /// How many groups an icon has at most, beside its background.
  public static let limit = 4

  let layers: [AppIconLayer]
  let isGlass: Bool
  let translucency: Double

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - isGlass: whether the system gives it the rim, refraction and shadow of glass.
  ///   - translucency: how much of what lies beneath shows through the glass, 0 to 1.
  public init(_ layers: [AppIconLayer], isGlass: Bool = true, translucency: Double = 0.5) {
    self.layers = layers
    self.isGlass = isGlass
    self.translucency = translucency.isFinite ? min(max(translucency, 0), 1) : 0.5
  }

  /// How opaque the glass of a layer is: even the clearest keeps its colour.
  ///
  /// The share is ours.
  func tintOpacity(of layer: AppIconLayer) -> Double {
    layer.opacity * (1 - 0.3 * translucency)
  }
}
