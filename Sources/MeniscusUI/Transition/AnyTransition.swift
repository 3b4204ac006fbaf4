import MeniscusGeometry

/// How a view appears and leaves when that is animated.
public struct AnyTransition: Sendable {
  let insertion: [TransitionEffect]
  let removal: [TransitionEffect]

  private init(insertion: [TransitionEffect], removal: [TransitionEffect]) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ effect: TransitionEffect) {
    self.init(insertion: [effect], removal: [effect])
  }

  /// The view is there, or not, from one frame to the next but for others' motion.
  public static var identity: AnyTransition { AnyTransition(insertion: [], removal: []) }

  /// The view fades; what views do that state nothing.
  public static var opacity: AnyTransition { AnyTransition(.opacity(away: 0)) }

  /// The view grows from nothing about its centre and shrinks to nothing.
  public static var scale: AnyTransition { .scale(scale: 0) }

  /// The view grows from a scale about a point of its frame and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(
      .transform(.scale(Double(scale), anchor: Point2D(x: Double(anchor.x), y: Double(anchor.y)))))
  }

  /// The view moves in from an offset, in points, and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.transform(.offset(Point2D(x: Double(x), y: Double(y)))))
  }

  /// The view moves in from an offset, in points, and back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }

  /// The view moves in over an edge by its own extent, and back out over it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.transform(.move(edge)))
  }

  /// The view moves in from the leading edge and out over the trailing edge.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// The view moves in from an edge and out over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// One transition for appearing, another for leaving.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion + other.insertion, removal: removal + other.removal)
  }
}

/// A single effect of a transition, in the state where the view is away.
enum TransitionEffect: Equatable, Sendable {
  case opacity(away: Double)
  case transform(Motion)

  enum Motion: Equatable, Sendable {
    case scale(Double, anchor: Point2D)
    case offset(Point2D)
    case move(Edge)
  }

  /// The map of the view's drawing when it is away by `amount`; mirrored where lines run from the
  /// right.
  func transform(
    at amount: Double, in frame: Rect2D, direction: LayoutDirection
  ) -> Affine2D {
    guard case .transform(let motion) = self else { return .identity }
    let isMirrored = direction == .rightToLeft
    let forwards = isMirrored ? -amount : amount
    switch motion {
    case .scale(let scale, let anchor):
      let factor = 1 + (scale - 1) * amount
      let anchor = Point2D(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y)
      return .scale(factor, about: frame.point(at: anchor))
    case .offset(let offset):
      return .translation(x: offset.x * forwards, y: offset.y * amount)
    case .move(let edge):
      switch edge {
      case .top: return .translation(x: 0, y: -frame.height * amount)
      case .bottom: return .translation(x: 0, y: frame.height * amount)
      case .leading: return .translation(x: -frame.width * forwards, y: 0)
      case .trailing: return .translation(x: frame.width * forwards, y: 0)
      }
    }
  }
}

extension Affine2D {
  /// A map that scales evenly about a point.
  static func scale(_ factor: Double, about anchor: Point2D) -> Affine2D {
    .scale(x: factor, y: factor, about: anchor)
  }

  /// A map that scales about a point.
  static func scale(x: Double, y: Double, about anchor: Point2D) -> Affine2D {
    Affine2D(a: x, b: 0, c: 0, d: y, tx: anchor.x - anchor.x * x, ty: anchor.y - anchor.y * y)
  }
}

extension Rect2D {
  /// The point at fractions of the extents.
  func point(at unit: Point2D) -> Point2D {
    Point2D(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}
