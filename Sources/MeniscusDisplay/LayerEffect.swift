import MeniscusGeometry

/// What is done with a layer that is drawn by itself, before it is laid over what is there.
///
/// Colours are gamma-encoded sRGB. A blur's deviation is its radius, as that of a `blur()` of W3C
/// Filter Effects Module Level 1 is; under a transform it grows by the square root of the area that
/// a unit of area becomes. Numbers that are not finite leave the layer as it is, negative radii count
/// as zero.
public enum LayerEffect: Equatable, Sendable {
  /// The layer is blurred by a Gaussian of a deviation in points.
  ///
  /// An opaque one counts only what is drawn: where anything is left of it, it is opaque.
  case blur(radius: Double, isOpaque: Bool)
  /// Every colour is mapped; what is not drawn stays so.
  case colors(ColorMap)
  /// The layer's colours are combined with what is there.
  case blend(LayerBlendMode)
  /// The layer casts a shadow of its opacity.
  case shadow(DropShadow)
  /// The layer is blurred towards its upper and its lower edge.
  ///
  /// Under a transform that turns or mirrors it, it stays as it is.
  case edgeBlur(EdgeBlur)
}

/// A blurred copy of a layer's opacity behind it.
@frozen
public struct DropShadow: Equatable, Sendable {
  /// The colour of the shadow; its opacity multiplies the layer's.
  public var color: RGBA
  /// The deviation of its blur, in points.
  public var radius: Double
  /// How far the shadow lies from the layer, in points; drawn to whole pixels.
  public var offset: Point2D

  /// Makes a shadow.
  @inlinable
  public init(color: RGBA, radius: Double, offset: Point2D) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
