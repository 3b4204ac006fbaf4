import MeniscusGeometry

/// An extent that a parent offers, in points; nil asks for the ideal extent.
public typealias ProposedExtent = Double?

/// The size that a parent offers a child, axis by axis.
///
/// 0 asks for the smallest size, infinity for the largest and nil for the ideal one; the axes are
/// independent. An extent is never negative and never NaN: either becomes 0.
///
/// ```swift
/// let proposal = LayoutProposal(width: 100, height: nil)
/// let size = proposal.replacingUnspecified(by: Size2D(width: 10, height: 20))
/// assert(size == Size2D(width: 100, height: 20))
/// assert(LayoutProposal(width: -5, height: .nan) == .zero)
/// ```
public struct LayoutProposal: Hashable, Sendable {
  /// The offered width in points.
  public let width: ProposedExtent
  /// The offered height in points.
  public let height: ProposedExtent

  /// Makes a proposal; negative extents and NaN become 0.
  public init(width: ProposedExtent, height: ProposedExtent) {
    self.width = width.map(nonnegative)
    self.height = height.map(nonnegative)
  }

  /// Makes a proposal of exactly `size`.
  public init(_ size: Size2D) {
    self.init(width: size.width, height: size.height)
  }

  /// Makes a proposal from its extent along an axis and its extent across.
  public init(along axis: LayoutAxis, _ major: ProposedExtent, across minor: ProposedExtent) {
    if axis == .horizontal {
      self.init(width: major, height: minor)
    } else {
      self.init(width: minor, height: major)
    }
  }

  /// Asks for the smallest size.
  public static let zero = LayoutProposal(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = LayoutProposal(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = LayoutProposal(width: nil, height: nil)

  /// The extent along `axis`.
  public subscript(axis: LayoutAxis) -> ProposedExtent {
    axis == .horizontal ? width : height
  }

  /// The proposal with the extent along `axis` exchanged.
  public func replacing(_ axis: LayoutAxis, by extent: ProposedExtent) -> LayoutProposal {
    LayoutProposal(along: axis, extent, across: self[axis.cross])
  }

  /// The size with nil extents taken from `ideal`: 10 × 10 unless said otherwise.
  public func replacingUnspecified(by ideal: Size2D = LayoutPolicy.idealSize) -> Size2D {
    Size2D(width: width ?? ideal.width, height: height ?? ideal.height)
  }

  /// The proposal less `insets`, not below 0; nil stays nil.
  public func inset(by insets: LayoutInsets) -> LayoutProposal {
    LayoutProposal(
      width: width.map { $0 - insets.horizontal }, height: height.map { $0 - insets.vertical })
  }

  /// Whether both proposals have the same bits.
  public static func == (left: LayoutProposal, right: LayoutProposal) -> Bool {
    left.width?.bitPattern == right.width?.bitPattern
      && left.height?.bitPattern == right.height?.bitPattern
  }

  /// Feeds the bits of both extents to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width?.bitPattern)
    hasher.combine(height?.bitPattern)
  }
}
