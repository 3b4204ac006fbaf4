import MeniscusLayout

/// The extent that a container offers a view, in points; nil asks for the ideal extent.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; 0 asks for the smallest, infinity for the largest, nil for the ideal one.
  public var width: CGFloat?
  /// The height; 0 asks for the smallest, infinity for the largest, nil for the ideal one.
  public var height: CGFloat?

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of exactly an extent.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest extent.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest extent.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal extent.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The extent with nil replaced: by 10 × 10 points unless said otherwise.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: LayoutProposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var layout: LayoutProposal {
    LayoutProposal(width: width.map(Double.init), height: height.map(Double.init))
  }
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  var layout: LayoutSpacing

  init(_ layout: LayoutSpacing) {
    self.layout = layout
  }

  /// Makes what any view prefers.
  public init() {
    layout = .standard
  }

  /// No distance on any edge.
  public static let zero = ViewSpacing(.zero)

  /// The distance to the view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(layout.distance(to: next.layout, along: axis.layout))
  }

  /// Takes the larger preference on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    layout = layout.union(other.layout, edges: edges.layoutEdges)
  }

  /// The larger preference of both on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    changing(self) { $0.formUnion(other, edges: edges) }
  }
}

extension Axis {
  var layout: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
