import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A glass shape of a frame: that of one effect, or of a union of several.
@MainActor
struct GlassShape {
  /// An effect that has a share in the shape.
  struct Member {
    /// The effect's place among the entries of its container.
    let entry: Int
    /// How much of it belongs to the shape, 0 to 1.
    let share: Double
  }

  /// The union that the shape is of; nil for an effect's own shape.
  let union: GlassIdentity?
  /// The first effect; its glass and its kind of shape are the shape's.
  let leader: GlassEffectElement
  /// The effects, in the order in which they are drawn.
  var members: [Member]
  /// How the shape comes or goes; nil where one of its effects stands.
  private(set) var absence: Absence?
  /// The silhouette, and the map from its space to the frame's.
  private(set) var silhouette = Silhouette.rectangle(.zero)
  private(set) var transform = Affine2D.identity
  /// The silhouette that its only effect is losing, in the same space.
  private(set) var former: FormerSilhouette?
  /// Where it is drawn while it neither comes nor goes.
  private(set) var form = GlassForm(.rectangle(.zero), bounds: .zero, map: .identity)
  /// Where the model layout has it now, and where it had it in the frame before, in frame points.
  private(set) var restingBox = Rect2D.zero
  private(set) var formerBox = Rect2D.zero

  init(of entry: Int, share: Double, union: GlassIdentity?, in scope: GlassScope) {
    self.union = union
    leader = scope.entries[entry].effect
    members = [Member(entry: entry, share: share)]
  }

  /// Whether another effect can have a share in the shape.
  func admits(_ effect: GlassEffectElement, by union: GlassIdentity?) -> Bool {
    guard let own = self.union, own == union else { return false }
    return leader.glass == effect.glass && leader.shapeKind == effect.shapeKind
  }

  /// Whether an effect has a share in the shape.
  func contains(_ effect: GlassEffectElement, in scope: GlassScope) -> Bool {
    members.contains { scope.entries[$0.entry].effect === effect }
  }

  /// Whether it is a solid face on its way to or from another one.
  var isUnderOthers: Bool {
    absence != nil && leader.isSubstituted && leader.flight?.course == .flows
  }

  /// Whether it fades where people want less motion: nothing flows from it to what slides past.
  var isApart: Bool {
    absence != nil && leader.flight?.course == .fades
      && leader.environment.accessibilityReduceMotion
  }

  /// Works out the joint frame of all members.
  mutating func join(in scope: GlassScope, on canvas: DisplayCanvas) {
    let entries = members.map { scope.entries[$0.entry] }
    absence = Self.absence(of: entries)
    let (frame, map) = jointFrame(of: entries)
    silhouette = leader.silhouette(in: frame, on: canvas)
    transform = .translation(x: frame.minX, y: frame.minY).then(map)
    if members.count == 1 { former = leader.formerSilhouette(in: frame, on: canvas) }
    let bounds = canvas.list.resources.bounds(of: silhouette) ?? .zero
    form = GlassForm(silhouette, bounds: bounds, map: transform)
    restingBox = Self.enclosing(entries.map(\.restingBox))
    formerBox = Self.enclosing(entries.map { $0.effect.restingBox ?? $0.restingBox })
  }

  /// Nil where an effect stands, else the absence of the one that is there most.
  private static func absence(of entries: [GlassScope.Entry]) -> Absence? {
    var least: Absence?
    for entry in entries {
      guard let absence = entry.absence else { return nil }
      if absence.amount < least?.amount ?? .infinity { least = absence }
    }
    return least
  }

  /// The frame that encloses all members, each as far as it is there, and its space.
  private func jointFrame(of entries: [GlassScope.Entry]) -> (Rect2D, Affine2D) {
    guard entries.count > 1 else { return (entries[0].frame, entries[0].map) }
    var boxes: [(box: Rect2D, weight: Double)] = []
    for (member, entry) in zip(members, entries) {
      let away = absence == nil ? entry.absence?.amount ?? 0 : 0
      boxes.append((entry.box, min(max(member.share * (1 - away), 0), 1)))
    }
    let whole = boxes.filter { $0.weight == 1 }.map(\.box)
    var joint = whole.isEmpty ? boxes[0].box : Self.enclosing(whole)
    for (box, weight) in boxes where weight < 1 {
      joint = joint.mixed(with: joint.union(box), by: weight)
    }
    guard let inverse = entries[0].map.inverse else { return (joint, .identity) }
    return (inverse.boundingBox(of: joint), entries[0].map)
  }

  private static func enclosing(_ boxes: [Rect2D]) -> Rect2D {
    boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}

@MainActor
extension GlassScope.Entry {
  /// The bounds of the effect's frame as it is drawn now, in frame points.
  var box: Rect2D { map.boundingBox(of: frame) }

  /// The bounds of the effect's model frame, in frame points.
  var restingBox: Rect2D {
    let model = effect.frame ?? frame
    return map.boundingBox(of: PixelGrid(scale: effect.graph.scale).rounded(model))
  }
}
