import MeniscusGeometry

/// Decides which shapes of a container flow out of which, and which materialize.
///
/// A shape that appears flows out of the nearest named one of its namespace that stands, if their
/// nearest edges, as they are laid out, are no farther apart than the spacing; from shape to shape
/// where several appear at once. One that leaves flows into the nearest that remains, by the layout
/// that it leaves. A shape of the same name comes before the nearest. What is decided holds until
/// the shape stands or is gone, so that turning around is smooth.
@MainActor
struct GlassFlights {
  private let shapes: [GlassShape]
  private let scope: GlassScope

  init(_ shapes: [GlassShape], in scope: GlassScope) {
    self.shapes = shapes
    self.scope = scope
  }

  /// Begins and ends flights, and tells those under way where their other ends are.
  func decide() {
    for entry in scope.entries where entry.absence == nil { entry.effect.flight = nil }
    for shape in shapes where shape.absence == nil { shape.leader.flight = nil }
    begin()
    for shape in shapes {
      guard let end = shape.leader.flight?.end, let other = index(of: end) else { continue }
      let (leader, form) = (shapes[other].leader, shapes[other].form)
      shape.leader.flight?.see(
        GlassFlight.State(form: form, material: leader.material(presence: 1)))
    }
  }

  private func begin() {
    var ends = [Int?](repeating: nil, count: shapes.count)
    var seeking: [Int] = []
    for (index, shape) in shapes.enumerated() where shape.absence != nil {
      if let flight = shape.leader.flight {
        ends[index] = flight.end.flatMap { self.index(of: $0) }
      } else if let course = course(of: shape) {
        shape.leader.flight = GlassFlight(course)
      } else {
        seeking.append(index)
        ends[index] = namesake(of: index)
      }
    }
    guard !seeking.isEmpty else { return }
    let (comes, goes) = (seeking.filter { !isLeaving($0) }, seeking.filter { isLeaving($0) })
    let stands = shapes.indices.filter { shapes[$0].absence == nil }
    spread(to: comes, from: stands, &ends, \.restingBox)
    spread(to: comes, from: shapes.indices.filter { isLeaving($0) }, &ends, \.restingBox)
    spread(to: goes, from: shapes.indices.filter { !isLeaving($0) }, &ends, \.formerBox)
    for index in seeking {
      let leader = shapes[index].leader
      guard let end = ends[index] else {
        leader.flight = GlassFlight(.materializes)
        continue
      }
      leader.flight = GlassFlight(flowingWith: shapes[end].leader)
      if !isLeaving(index) { leader.inheritLook(of: shapes[end].leader) }
    }
  }

  private func isLeaving(_ index: Int) -> Bool { shapes[index].absence?.isLeaving == true }

  /// The shape that an effect leads or, where it leads none, is a part of.
  private func index(of effect: GlassEffectElement) -> Int? {
    shapes.firstIndex { $0.leader === effect }
      ?? shapes.firstIndex { $0.contains(effect, in: scope) }
  }

  /// The way of a shape that needs no other; nil where it seeks one to flow out of or into.
  private func course(of shape: GlassShape) -> GlassFlight.Course? {
    let environment = shape.leader.environment
    switch environment.glassTransition?.kind {
    case .identity: return .cuts
    case _ where environment.accessibilityReduceMotion: return .fades
    case .materialize: return .materializes
    case .matchedGeometry where environment.glassIdentity == nil: return .materializes
    case nil where environment.glassIdentity == nil: return .fades
    case .matchedGeometry, nil: return isUpright(shape) ? nil : .materializes
    }
  }

  /// Whether the shape is neither turned nor skewed, so that its bounds say where it is.
  private func isUpright(_ shape: GlassShape) -> Bool {
    shape.transform.isAxisAligned
  }

  /// The shape of the same name that goes where this one comes, or comes where it goes.
  private func namesake(of index: Int) -> Int? {
    guard let name = shapes[index].leader.environment.glassIdentity else { return nil }
    return shapes.indices.first { other in
      other != index && isLeaving(other) != isLeaving(index)
        && shapes[other].leader.environment.glassIdentity == name
    }
  }

  /// Finds the ends of shapes that have none yet, from near to far.
  private func spread(
    to seeking: [Int], from roots: [Int], _ ends: inout [Int?],
    _ box: (GlassShape) -> Rect2D
  ) {
    // What a flow can pass through, with the root that it leads to.
    var reached = roots.map { (index: $0, root: $0) }
    for (index, end) in ends.enumerated() {
      if let end, roots.contains(end) { reached.append((index, end)) }
    }
    var rest = seeking.filter { ends[$0] == nil }
    while !rest.isEmpty {
      var next: [(index: Int, root: Int)] = []
      for index in rest {
        if let near = nearest(to: index, among: reached, box) {
          next.append((index, reached[near].root))
        }
      }
      if next.isEmpty { return }
      for (index, root) in next { ends[index] = root }
      rest.removeAll { ends[$0] != nil }
      reached += next
    }
  }

  /// The nearest named shape of the same namespace within the spacing; of equally near ones the
  /// first.
  private func nearest(
    to index: Int, among others: [(index: Int, root: Int)], _ box: (GlassShape) -> Rect2D
  ) -> Int? {
    let namespace = shapes[index].leader.environment.glassIdentity?.namespace
    var best: (place: Int, distance: Double)?
    for (place, other) in others.enumerated() where other.index != index {
      let identity = shapes[other.index].leader.environment.glassIdentity
      guard let identity, identity.namespace == namespace else { continue }
      let distance = box(shapes[index]).distance(to: box(shapes[other.index]))
      if distance <= scope.spacing, distance < best?.distance ?? .infinity {
        best = (place, distance)
      }
    }
    return best?.place
  }
}
