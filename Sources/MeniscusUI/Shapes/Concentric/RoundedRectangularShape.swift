/// A rectangle with four corners that other shapes can be concentric with.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners in an extent, or nil where the shape has none.
  ///
  /// - Parameter size: the extent in points; nil where it is not known yet. Corners that depend on
  ///   it are then `.fixed(.infinity)`: as round as can be.
  func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Corners of the radius; those of unequal extents have none.
  public func corners(in size: CGSize?) -> Corners? {
    guard cornerSize.width == cornerSize.height else { return nil }
    return .fixed(cornerSize.width - insetAmount)
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The corners' own radii.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading - insetAmount),
      topTrailing: .fixed(cornerRadii.topTrailing - insetAmount),
      bottomLeading: .fixed(cornerRadii.bottomLeading - insetAmount),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing - insetAmount))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Half the short side.
  public func corners(in size: CGSize?) -> Corners? {
    .fixed(size.map { min($0.width, $0.height) / 2 - insetAmount } ?? .infinity)
  }
}

extension Circle: RoundedRectangularShape {
  /// Half the short side.
  public func corners(in size: CGSize?) -> Corners? {
    .fixed(size.map { min($0.width, $0.height) / 2 - insetAmount } ?? .infinity)
  }
}
