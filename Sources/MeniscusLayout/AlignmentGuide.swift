import MeniscusGeometry

/// A named line in a child, by which it is aligned with others.
///
/// A horizontal guide has an x coordinate, counted from the leading edge; a vertical guide has a y
/// coordinate, counted downwards from the top. A child may state the coordinate explicitly; else
/// it is a fraction of its extent. Two guides are the same if axis and number are.
public struct AlignmentGuide: Equatable, Sendable {
  /// The axis along which the guide's coordinate is measured.
  public let axis: LayoutAxis
  /// The guide's number: negative for the guides defined here, else the caller's own.
  public let number: Int
  /// The default coordinate as a fraction of the child's extent.
  public let fraction: Double
  private let standard: Default?

  /// The default coordinate in a child of a size, by what the child states for other guides.
  public typealias Default =
    @Sendable (
      _ size: Size2D, _ explicit: @escaping (AlignmentGuide) -> Double?
    ) -> Double

  private init(axis: LayoutAxis, number: Int, fraction: Double, standard: Default? = nil) {
    self.axis = axis
    self.number = number
    self.fraction = fraction
    self.standard = standard
  }

  /// Makes a guide of the caller's own, by a number that is not negative.
  public init(axis: LayoutAxis, number: Int, defaultFraction: Double) {
    precondition(number >= 0, "The numbers of custom alignment guides are not negative.")
    precondition(defaultFraction.isFinite, "The default fraction of a guide is finite.")
    self.init(axis: axis, number: number, fraction: defaultFraction)
  }

  /// Makes a guide of the caller's own whose default is worked out.
  public init(axis: LayoutAxis, number: Int, standard: @escaping Default) {
    precondition(number >= 0, "The numbers of custom alignment guides are not negative.")
    self.init(axis: axis, number: number, fraction: 0, standard: standard)
  }

  /// The edge where lines begin.
  public static let leading = AlignmentGuide(axis: .horizontal, number: -1, fraction: 0)
  /// The centre between leading and trailing edge.
  public static let horizontalCenter = AlignmentGuide(axis: .horizontal, number: -2, fraction: 0.5)
  /// The edge where lines end.
  public static let trailing = AlignmentGuide(axis: .horizontal, number: -3, fraction: 1)
  /// The upper edge.
  public static let top = AlignmentGuide(axis: .vertical, number: -4, fraction: 0)
  /// The centre between top and bottom edge.
  public static let verticalCenter = AlignmentGuide(axis: .vertical, number: -5, fraction: 0.5)
  /// The lower edge.
  public static let bottom = AlignmentGuide(axis: .vertical, number: -6, fraction: 1)
  /// The baseline of the first line of text; the lower edge where there is no text.
  public static let firstTextBaseline = AlignmentGuide(axis: .vertical, number: -7, fraction: 1)
  /// The baseline of the last line of text; the lower edge where there is no text.
  public static let lastTextBaseline = AlignmentGuide(axis: .vertical, number: -8, fraction: 1)

  /// Whether the default is worked out rather than a fraction.
  var hasWorkedOutDefault: Bool { standard != nil }

  /// The coordinate in a child of `size` that states none.
  ///
  /// - Parameter explicit: what the child states for other guides.
  public func defaultValue(
    in size: Size2D, explicit: @escaping (AlignmentGuide) -> Double? = { _ in nil }
  ) -> Double {
    if let standard { return standard(size, explicit) }
    return fraction == 0 ? 0 : fraction * size[axis]
  }

  /// Whether both are the same guide.
  public static func == (left: AlignmentGuide, right: AlignmentGuide) -> Bool {
    left.number == right.number && left.axis == right.axis
  }
}

/// A horizontal and a vertical guide.
public struct LayoutAlignment: Equatable, Sendable {
  /// The guide that fixes x.
  public let horizontal: AlignmentGuide
  /// The guide that fixes y.
  public let vertical: AlignmentGuide

  /// Makes an alignment of a horizontal and a vertical guide, in this order.
  public init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    precondition(
      horizontal.axis == .horizontal && vertical.axis == .vertical,
      "An alignment takes a horizontal guide, then a vertical one.")
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centre on both axes.
  public static let center = LayoutAlignment(.horizontalCenter, .verticalCenter)
  /// Leading edge, vertically centred.
  public static let leading = LayoutAlignment(.leading, .verticalCenter)
  /// Trailing edge, vertically centred.
  public static let trailing = LayoutAlignment(.trailing, .verticalCenter)
  /// Top edge, horizontally centred.
  public static let top = LayoutAlignment(.horizontalCenter, .top)
  /// Bottom edge, horizontally centred.
  public static let bottom = LayoutAlignment(.horizontalCenter, .bottom)
  /// Top leading corner.
  public static let topLeading = LayoutAlignment(.leading, .top)
  /// Top trailing corner.
  public static let topTrailing = LayoutAlignment(.trailing, .top)
  /// Bottom leading corner.
  public static let bottomLeading = LayoutAlignment(.leading, .bottom)
  /// Bottom trailing corner.
  public static let bottomTrailing = LayoutAlignment(.trailing, .bottom)

  /// The origin at which `child`, answering `proposal` with `childSize`, has its guides on those
  /// of a plain frame of `size`.
  func origin<Child: LayoutSubject>(
    of child: Child, childSize: Size2D, proposal: LayoutProposal, in size: Size2D
  ) -> Point2D {
    let x = child.position(of: horizontal, size: childSize, proposal: proposal)
    let y = child.position(of: vertical, size: childSize, proposal: proposal)
    return Point2D(
      x: distance(from: x, to: horizontal.defaultValue(in: size)),
      y: distance(from: y, to: vertical.defaultValue(in: size)))
  }
}
