import MeniscusGeometry
import MeniscusLayout

/// What of a view's geometry others take over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where a point of the view is in the scene.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's extent in its own space.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Ties the view's geometry to that of others of the same identifier and namespace.
  ///
  /// The source keeps its own. The others keep their place in the layout, but what is inside them is
  /// offered the source's extent and drawn where the source's anchor is. Where a source comes by the
  /// animation by which another one leaves, both are shown on the way from the one's frame to the
  /// other's. Two sources at once are a mistake that is reported; the first one counts.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modified(
      by: MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor.point, isSource: isSource))
  }
}

/// What views with one geometry have in common.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

nonisolated struct MatchedGeometryModifier: StatedModifier {
  typealias Wrapper = MatchedGeometryElement

  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: Point2D
  let isSource: Bool

  var label: String { ".matchedGeometryEffect" }
}

/// Gives its geometry to others, or takes that of another.
final class MatchedGeometryElement: StatedElement<MatchedGeometryModifier> {
  private var ownProposal = LayoutProposal.unspecified
  /// Where the inside was put last; nil before the first time.
  private var inside: (frame: Rect2D, proposal: LayoutProposal)?
  /// Whether the inside has not been shown yet.
  private var isFresh = true

  required init(_ modifier: MatchedGeometryModifier, at place: WrapperPlace) {
    super.init(modifier, at: place)
    graph.matchedGeometries.add(self)
  }

  override func receive(_ new: MatchedGeometryModifier) {
    if new.key != modifier.key { graph.matchedGeometries.remove(self) }
    super.receive(new)
    graph.matchedGeometries.add(self)
    invalidateLayout()
  }

  override func dismantle() {
    graph.matchedGeometries.remove(self)
    super.dismantle()
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    ownProposal = proposal
    if inside == nil, let former = graph.matchedGeometries.formerFrame(for: self) {
      // What stands for the same thing was there: begin there, and go on from it.
      let size = inner.size(for: LayoutProposal(former.size))
      put(Rect2D(origin: former.origin, size: size), LayoutProposal(former.size))
    }
    if modifier.isSource || inside == nil {
      put(frame, proposal)
    } else if let inside {
      // Those who follow are put where the source is when all sources are placed.
      put(inside.frame, inside.proposal)
    }
  }

  private func put(_ frame: Rect2D, _ proposal: LayoutProposal) {
    inside = (frame, proposal)
    inner.place(at: frame, proposal: proposal)
  }

  /// Puts the inside where a source is, nil for the element's own frame; whether that is elsewhere.
  func follow(_ source: MatchedGeometryElement?) -> Bool {
    guard let frame else { return false }
    let (goal, proposal) = source.flatMap { place(given: $0) } ?? (frame, ownProposal)
    defer { isFresh = false }
    if let inside, inside == (goal, proposal) { return false }
    if isFresh, source != nil {
      // What has not been shown yet has nowhere to come from.
      graph.withTransaction(Transaction()) { put(goal, proposal) }
    } else {
      put(goal, proposal)
    }
    return true
  }

  /// Where the inside is to be for a source.
  private func place(given source: MatchedGeometryElement) -> (Rect2D, LayoutProposal)? {
    guard let frame, let given = source.frame else { return nil }
    var (size, proposal) = (frame.size, ownProposal)
    if modifier.properties.contains(.size) {
      proposal = LayoutProposal(given.size)
      size = inner.size(for: proposal)
    }
    guard modifier.properties.contains(.position) else {
      return (Rect2D(origin: frame.origin, size: size), proposal)
    }
    var point = given.point(at: source.anchor)
    if source.sceneLayoutMap != sceneLayoutMap, let inverse = sceneLayoutMap.inverse {
      point = inverse.apply(source.sceneLayoutMap.apply(point))
    }
    let anchor = anchor
    let origin = Point2D(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    return (Rect2D(origin: origin, size: size), proposal)
  }

  /// The anchor, mirrored where lines run from the right.
  private var anchor: Point2D {
    environment.layoutDirection == .rightToLeft
      ? Point2D(x: 1 - modifier.anchor.x, y: modifier.anchor.y) : modifier.anchor
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(graph.name(of: modifier.key.id.base), named: "id")
    encoder.encode(Int(modifier.properties.rawValue), named: "properties")
    encoder.encode(modifier.isSource, named: "is source")
  }
}
