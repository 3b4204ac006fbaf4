import MeniscusGeometry
import MeniscusLayout

/// The rules of the reference's section 1.4, one axis at a time.
extension LiteralSolver {
  /// What a modifier's child is offered when it is measured.
  static func offer(
    _ modifier: RandomModifier, width: Double?, height: Double?
  ) -> (width: Double?, height: Double?) {
    switch modifier {
    case .padding(let insets):
      return (
        width.map { max($0 - insets.leading - insets.trailing, 0) },
        height.map { max($0 - insets.top - insets.bottom, 0) }
      )
    case .frame(let ownWidth, let ownHeight, _): return (ownWidth ?? width, ownHeight ?? height)
    case .limits(let wide, let high, _): return (wide.within(width), high.within(height))
    case .fixedSize(let horizontal, let vertical):
      return (horizontal ? nil : width, vertical ? nil : height)
    }
  }

  /// The size of a modifier around a child of size `child`.
  static func size(
    _ modifier: RandomModifier, around child: Size2D, width: Double?, height: Double?
  ) -> Size2D {
    switch modifier {
    case .padding(let insets):
      return Size2D(
        width: insets.leading + child.width + insets.trailing,
        height: insets.top + child.height + insets.bottom)
    case .frame(let ownWidth, let ownHeight, _):
      return Size2D(width: ownWidth ?? child.width, height: ownHeight ?? child.height)
    case .limits(let wide, let high, _):
      return Size2D(
        width: wide.extent(width, child: child.width),
        height: high.extent(height, child: child.height))
    case .fixedSize: return child
    }
  }

  /// What the child is offered when the modifier is placed with a size.
  static func placedOffer(
    _ modifier: RandomModifier, size: Size2D, width: Double?, height: Double?
  ) -> (width: Double?, height: Double?) {
    guard case .limits(let wide, let high, _) = modifier else {
      return offer(modifier, width: width, height: height)
    }
    return (
      wide.isOpen(width, at: size.width) ? nil : size.width,
      high.isOpen(height, at: size.height) ? nil : size.height
    )
  }

  /// How far a child of size `child` stands from the leading top corner.
  static func offset(
    _ modifier: RandomModifier, of child: Size2D, in size: Size2D
  ) -> Point2D {
    switch modifier {
    case .padding(let insets): return Point2D(x: insets.leading, y: insets.top)
    case .frame(_, _, let alignment), .limits(_, _, let alignment):
      return Point2D(
        x: distance(alignment.horizontal, size.width - child.width),
        y: distance(alignment.vertical, size.height - child.height))
    case .fixedSize:
      return Point2D(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
    }
  }

  private static func distance(
    _ alignment: RandomTree.StackAlignment, _ room: Double
  ) -> Double {
    switch alignment {
    case .start: 0
    case .center: room / 2
    case .end: room
    }
  }
}

extension RandomModifier.Limits {
  /// (proposal ?? ideal) within minimum and maximum.
  fileprivate func within(_ proposal: Double?) -> Double? {
    guard var extent = proposal ?? ideal else { return nil }
    if let minimum, extent < minimum { extent = minimum }
    if let maximum, extent > maximum { extent = maximum }
    return extent
  }

  /// Both: the proposal, clamped; one: between the child and the limit; none: the child.
  fileprivate func extent(_ proposal: Double?, child: Double) -> Double {
    let offer = within(proposal) ?? child
    if let minimum, let maximum { return min(max(offer, minimum), maximum) }
    if let minimum { return max(min(offer, child), minimum) }
    if let maximum { return min(max(offer, child), maximum) }
    return child
  }

  /// Whether nothing but the child has decided the extent.
  fileprivate func isOpen(_ proposal: Double?, at extent: Double) -> Bool {
    guard proposal == nil, ideal == nil else { return false }
    return extent > minimum ?? -.infinity && extent < maximum ?? .infinity
  }
}
