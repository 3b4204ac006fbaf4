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
  /// The layer is blurred towards its upper and its lower edge. At the sides only what the clips around let
  /// through counts.
  ///
  /// Under a transform that turns it, it stays as it is.
  case edgeBlur(EdgeBlur)
}

/// A Gaussian blur that grows towards an upper and a lower edge.
@frozen
public struct EdgeBlur: Equatable, Sendable {
  /// How it grows towards one edge: by the square of a smooth step from nothing at ``end`` to all at
  /// ``whole``.
  @frozen
  public struct Ramp: Equatable, Sendable {
    /// The deviation where the blur is whole, in points; zero for none.
    public var radius: Double
    /// From where on it is whole, in points down from the origin.
    public var whole: Double
    /// Where it ends.
    public var end: Double

    /// Makes a ramp.
    @inlinable
    public init(radius: Double, whole: Double, end: Double) {
      self.radius = radius
      self.whole = whole
      self.end = end
    }

    /// No blur.
    @inlinable public static var none: Ramp { Ramp(radius: 0, whole: 0, end: 0) }
  }

  /// Towards the upper edge: whole above, the end below it.
  public var upper: Ramp
  /// Towards the lower edge.
  public var lower: Ramp

  /// Makes a blur of two edges.
  @inlinable
  public init(upper: Ramp = .none, lower: Ramp = .none) {
    self.upper = upper
    self.lower = lower
  }
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
