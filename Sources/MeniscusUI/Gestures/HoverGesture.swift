import MeniscusGeometry

/// Where a pointer is that hovers.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

nonisolated extension View {
  /// Runs `action` when a pointer that is not down comes over the view, and when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void)
    -> some View
  {
    modified(
      by: HoverModifier(space: .local) { old, new in
        if (old == .ended) != (new == .ended) { action(new != .ended) }
      })
  }

  /// Runs `action` for every move of a pointer over the view that is not down, and when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modified(
      by: HoverModifier(space: coordinateSpace.coordinateSpace) { _, new in action(new) })
  }
}

nonisolated struct HoverModifier: StatedModifier {
  typealias Wrapper = HoverElement

  let space: CoordinateSpace
  let action: (HoverPhase, HoverPhase) -> Void

  var label: String { ".onHover" }
}

/// An element that hears where a pointer is that is not down.
@MainActor
protocol HoverObserver: AnyObject {
  /// Hears where the pointer is, in the scene, or that it is elsewhere.
  func receive(_ scenePoint: Point2D?)
}

final class HoverElement: StatedElement<HoverModifier>, HoverObserver {
  private var phase = HoverPhase.ended

  override class var presentsFrame: Bool { true }

  func receive(_ scenePoint: Point2D?) {
    let new =
      scenePoint.map { HoverPhase.active(CGPoint(point($0, in: modifier.space))) } ?? .ended
    guard new != phase else { return }
    let old = phase
    phase = new
    graph.stateChanged()
    modifier.action(old, new)
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if phase != .ended { encoder.encode(true, named: "hovered") }
  }
}

/// Follows a pointer that is not down.
///
/// Only its own moves count: a view that moves under a resting pointer hears of it by the next one.
@MainActor
struct HoverTracker {
  private var hovered: [any HoverObserver] = []

  /// Whether a view hears that the pointer is over it.
  var isOverSomething: Bool { !hovered.isEmpty }

  /// Takes the elements under the pointer, innermost first; none where it left the scene.
  mutating func receive(_ point: Point2D?, path: [ElementNode]) {
    let new = path.compactMap { $0 as? any HoverObserver }
    for element in hovered where !new.contains(where: { $0 === element }) { element.receive(nil) }
    hovered = new
    for element in new { element.receive(point) }
  }
}
