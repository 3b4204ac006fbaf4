import MeniscusGeometry

/// A point by fractions of a rectangle's extents: (0, 0) is the top left, (1, 1) the bottom right.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Makes a point from its fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var point: Point2D { Point2D(x: Double(x), y: Double(y)) }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle from radians.
  public init(radians: Double = 0) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * (Double.pi / 180))
  }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// The point at distance 1 from the origin in the angle's direction, clockwise from the right.
  ///
  /// Same bits on every machine, which the C library's sine and cosine do not give.
  public var direction: CGPoint {
    let (sine, cosine) = Exact.sineAndCosine(radians)
    return CGPoint(x: cosine, y: sine)
  }

  /// No angle.
  public static let zero = Angle()

  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Makes an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the left angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The sum.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
}

extension Point2D {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension Size2D {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Rect2D {
  init(_ rect: CGRect) {
    self.init(origin: Point2D(rect.origin), size: Size2D(rect.size))
  }
}

extension CGPoint {
  init(_ point: Point2D) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  init(_ size: Size2D) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  init(_ rect: Rect2D) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}
