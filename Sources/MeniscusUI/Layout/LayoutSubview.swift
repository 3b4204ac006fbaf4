import MeniscusGeometry
import MeniscusLayout

/// A view as the layout around it sees it.
public struct LayoutSubview: Equatable, Sendable {
  let element: ElementNode
  let index: Int
  let places: LayoutPlaces

  /// The extent that the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { CGSize(element.measured(proposal.layout)) }
  }

  /// The extent that the view takes for a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated {
      let proposal = proposal.layout
      return ViewDimensions(element, size: element.measured(proposal), proposal: proposal)
    }
  }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing {
    MainActor.assumeIsolated { ViewSpacing(element.layoutSpacing) }
  }

  /// How early the view is to be served.
  public var priority: Double { MainActor.assumeIsolated { element.layoutPriority } }

  /// What the view tells under a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let kind = ObjectIdentifier(LayoutValueElement<Key>.self)
    let found = MainActor.assumeIsolated { element.layoutValueElement(of: kind) }
    return (found as? LayoutValueElement<Key>)?.value ?? key.defaultValue
  }

  /// Puts the view's anchor at a point of the container and offers it an extent.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    places.set(
      LayoutPlacement(
        origin: Point2D(
          x: Double(position.x - size.width * anchor.x),
          y: Double(position.y - size.height * anchor.y)),
        size: Size2D(size), proposal: proposal.layout),
      at: index)
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.element === right.element
  }
}

/// Where a layout puts views; layouts are asked on the main actor alone.
final class LayoutPlaces: @unchecked Sendable {
  private(set) var placements: [LayoutPlacement?]

  init(count: Int) {
    placements = Array(repeating: nil, count: count)
  }

  func set(_ placement: LayoutPlacement, at index: Int) { placements[index] = placement }
}

/// The views that a layout lays out.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// A view.
  public typealias Element = LayoutSubview

  let elements: [ElementNode]
  let places: LayoutPlaces
  /// The direction in which lines run; positions are mirrored for the layout already.
  public let layoutDirection: LayoutDirection

  init(_ elements: [ElementNode], direction: LayoutDirection) {
    self.elements = elements
    places = LayoutPlaces(count: elements.count)
    layoutDirection = direction
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { elements.count }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, places: places)
  }

  /// Whether both hold the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.elementsEqual(right)
  }
}

extension ElementNode {
  /// The answer to a proposal with extents that are never negative nor NaN.
  final func measured(_ proposal: LayoutProposal) -> Size2D {
    let size = size(for: proposal)
    return Size2D(
      width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }
}
