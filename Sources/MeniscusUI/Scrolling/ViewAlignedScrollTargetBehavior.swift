import MeniscusGeometry

/// Comes to rest with a view of the `scrollTargetLayout()` at the beginning of the viewport, or with
/// a point of the view at the same point of the viewport.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one touch scrolls at most.
  public struct LimitBehavior: Equatable, Sendable {
    private let name: String

    /// As far as it leads.
    public static let automatic = LimitBehavior(name: "automatic")
    /// By one view.
    public static let always = LimitBehavior(name: "always")
    /// By three views, a number of ours.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// By one view.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// As far as it leads.
    public static let never = LimitBehavior(name: "never")

    /// The number of views; nil for as many as there are.
    var count: Int? {
      switch self {
      case .always, .alwaysByOne: 1
      case .alwaysByFew: 3
      default: nil
      }
    }
  }

  let limit: LimitBehavior
  let anchor: UnitPoint?

  /// Makes the behaviour.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Makes the behaviour, with the point of views and of the viewport that come to lie together; nil
  /// for their beginnings.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  /// The view whose place is nearest to the target.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let old = context.originalTarget.rect
    let unit = unit(in: context)
    if context.axes.contains(.horizontal) {
      let places = context.targets.map { $0.minX + ($0.width - context.room.width) * unit.x }
      target.rect.origin.x = aligned(target.rect.minX, from: old.minX, places)
    }
    if context.axes.contains(.vertical) {
      let places = context.targets.map { $0.minY + ($0.height - context.room.height) * unit.y }
      target.rect.origin.y = aligned(target.rect.minY, from: old.minY, places)
    }
  }

  private func unit(in context: TargetContext) -> Point2D {
    guard let point = anchor?.point else { return .zero }
    return context.isMirrored ? Point2D(x: 1 - point.x, y: point.y) : point
  }

  private func aligned(_ offset: CGFloat, from old: CGFloat, _ places: [Double]) -> CGFloat {
    guard let goal = nearest(to: Double(offset), places) else { return offset }
    guard let count = limit.count, let start = nearest(to: Double(old), places) else {
      return CGFloat(places[goal])
    }
    return CGFloat(places[min(max(goal, start - count), start + count)])
  }

  private func nearest(to place: Double, _ places: [Double]) -> Int? {
    places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest with a view at the beginning of the viewport.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest with a view at the beginning of the viewport.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Comes to rest with a point of a view at the same point of the viewport; nil for the beginnings.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
