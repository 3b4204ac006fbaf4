/// Looks for who has the focus after a move.
///
/// It is who lies in the beam of the view that has the focus, beyond its edge; where nobody does,
/// who lies in that of the groups around it, the innermost first. What lies beside the beam is never
/// gone to, unless a group around it is in the beam. Of several the nearest is it, of equally near
/// ones the first in the tree. Source: Apple's example for `focusSection()`; how distances are
/// weighed is ours.
@MainActor
struct FocusSearch {
  /// Who has the focus.
  let current: any FocusTaker
  let direction: MoveCommandDirection
  /// What the move stays in.
  let scope: ElementNode

  /// Who has the focus after the move; nil where there is nobody.
  var result: (any FocusTaker)? {
    guard let frame = current.focusFrame else { return nil }
    let sections = current.containers.prefix { $0 !== scope }.filter { $0 is FocusSectionElement }
    var origin = frame
    for group in sections + [scope] {
      let beam = FocusBeam(origin: origin, eye: frame.center, direction: direction)
      let found = places(in: group, beyond: beam)
      if let taker = nearest(of: found, along: beam, isInBeam: true) { return taker }
      // A group is left by its own edge.
      origin = group.focusFrame ?? origin
    }
    return nil
  }

  /// The places of a group beyond the edge.
  private func places(in group: ElementNode, beyond beam: FocusBeam) -> [FocusPlace] {
    group.focusPlaces.flatMap { place -> [FocusPlace] in
      if place.element === current { return [] }
      if beam.reaches(place.frame) { return [place] }
      // A group that lies around or over what is left is no place; what is in it may be.
      guard place.element is FocusSectionElement,
        !current.containers.contains(where: { $0 === place.element })
      else { return [] }
      return places(in: place.element, beyond: beam)
    }
  }

  /// Who has the focus at the nearest of the places that are in the beam, or beside it.
  private func nearest(
    of places: [FocusPlace], along beam: FocusBeam, isInBeam: Bool
  ) -> (any FocusTaker)? {
    places.filter { beam.meets($0.frame) == isInBeam }
      .enumerated()
      .map { (distance: beam.distance(to: $0.element.frame), order: $0.offset, place: $0.element) }
      .sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }
      .lazy.compactMap { taker(at: $0.place.element, along: beam) }.first
  }

  private func taker(at element: ElementNode, along beam: FocusBeam) -> (any FocusTaker)? {
    if let section = element as? FocusSectionElement { return entry(to: section, along: beam) }
    guard let taker = element as? any FocusTaker, isReachable(taker) else { return nil }
    return taker
  }

  /// Who has the focus when a group is entered: who has it by default, else who is in the beam,
  /// else who had it last, else the nearest.
  private func entry(
    to section: FocusSectionElement, along beam: FocusBeam
  ) -> (any FocusTaker)? {
    if let preferred = section.preferredTaker(for: current), isReachable(preferred) {
      return preferred
    }
    let places = section.focusPlaces
    if let taker = nearest(of: places, along: beam, isInBeam: true) { return taker }
    if let last = section.remembered, !last.isLeaving,
      last.containers.contains(where: { $0 === section }), isReachable(last)
    {
      return last
    }
    return nearest(of: places, along: beam, isInBeam: false)
  }

  private func isReachable(_ taker: any FocusTaker) -> Bool {
    taker.canTakeFocus && taker.isInSight(besides: current)
  }
}
