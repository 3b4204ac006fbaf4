import MeniscusDisplay
import MeniscusGeometry

/// A glass shape as it is laid.
struct GlassPiece {
  let silhouette: Silhouette
  let transform: Affine2D
  let material: GlassMaterial
  /// The light of a finger on it, in its own space.
  let glow: GlassGlow?
  /// The number of the container that it belongs to.
  let container: Int
  /// The clips around it, within its container.
  let clips: [CanvasClip]
  /// What is drawn in place of glass; nil for glass.
  let substitute: GlassSubstitute?
  /// The effects that have a share in it; the first leads.
  let owners: [GlassEffectElement]
}

/// Turns the effects of one container into the shapes that are laid: unions are joined, and what
/// comes or goes flows or materializes.
@MainActor
struct GlassResolution {
  /// The shapes that are laid, in document order.
  private(set) var pieces: [GlassPiece] = []
  /// How the content of each entry is drawn, other than as it is.
  private(set) var contents: [GlassContentChange]

  private let scope: GlassScope
  private var shapes: [GlassShape] = []
  /// How dense the regular faces of the container are: as the busiest place behind one asks for, so
  /// that neighbours look alike.
  private let density: Double
  /// How deep the shadow of the container's glass is: as deep as the deepest, as far as that is there.
  private let shadow: Double

  /// Resolves a scope; flights that begin or end do so here.
  init(_ scope: GlassScope, on canvas: DisplayCanvas) {
    self.scope = scope
    contents = Array(repeating: GlassContentChange(), count: scope.entries.count)
    density = scope.entries.reduce(0) { max($0, $1.effect.density) }
    shadow = scope.entries.reduce(0) { max($0, $1.effect.castShadow) }
    gather()
    for index in shapes.indices { shapes[index].join(in: scope, on: canvas) }
    GlassFlights(shapes, in: scope).decide()
    for entry in scope.entries { entry.effect.restingBox = entry.restingBox }
    // What a shape was before lies behind all that stands, and fuses with nothing.
    for shape in shapes { layFormer(of: shape, on: canvas) }
    // Faces that stand in for glass do not fuse: what comes or goes lies under what stands, with its
    // border.
    let apart = shapes.contains(where: \.isApart) ? canvas.glass.takeOwnPlane() : nil
    for shape in shapes where shape.isUnderOthers || shape.isApart { lay(shape, apart: apart) }
    for shape in shapes where !shape.isUnderOthers && !shape.isApart { lay(shape) }
  }

  private mutating func gather() {
    for (index, entry) in scope.entries.enumerated() {
      let effect = entry.effect
      for part in effect.membership.parts {
        let share = part.share.value(at: effect.graph.time)
        guard share > 0 else { continue }
        if let known = shapes.firstIndex(where: { $0.admits(effect, by: part.union) }) {
          shapes[known].members.append(GlassShape.Member(entry: index, share: share))
        } else {
          shapes.append(GlassShape(of: index, share: share, union: part.union, in: scope))
        }
      }
    }
  }

  private mutating func layFormer(of shape: GlassShape, on canvas: DisplayCanvas) {
    guard shape.absence == nil, let former = shape.former else { return }
    add(
      shape, former.silhouette, shape.transform,
      presence: former.presence(isSolid: shape.leader.isSubstituted),
      container: canvas.glass.takeContainerNumber())
  }

  /// Adds the piece of a shape, and moves what is on it.
  ///
  /// - Parameter apart: the container of shapes that fuse with none that stand.
  private mutating func lay(_ shape: GlassShape, apart: Int? = nil) {
    guard let absence = shape.absence, let flight = shape.leader.flight else {
      let isSolid = shape.leader.isSubstituted
      return add(
        shape, shape.silhouette, shape.transform,
        presence: shape.former?.presenceOfNext(isSolid: isSolid) ?? 1)
    }
    let (amount, there) = (absence.amount, min(max(1 - absence.amount, 0), 1))
    switch flight.course {
    case .flows:
      flow(shape, flight, amount)
      fade(shape, amount, isLeaving: absence.isLeaving)
    case .materializes:
      add(shape, shape.silhouette, shape.transform, presence: there)
      // Content settles from slightly larger, and out of a blur. Source: docs/glass.md.
      let center = shape.form.box.center
      change(shape) {
        $0.map = .scale(x: 1 + amount / 30, y: 1 + 0.08 * amount, about: center)
        $0.blur = 10 * (1 - there)
      }
    case .fades:
      add(
        shape, shape.silhouette, shape.transform, presence: there,
        container: shape.isApart ? apart : nil)
    case .cuts:
      if absence.isLeaving {
        // What was on the glass goes with it.
        change(shape) { $0.opacity = 0 }
      } else {
        add(shape, shape.silhouette, shape.transform)
      }
    }
  }

  /// Lays a shape on its way from or to another; its content moves along.
  private mutating func flow(_ shape: GlassShape, _ flight: GlassFlight, _ amount: Double) {
    // All the way off, it is the other shape and nothing besides.
    guard let end = flight.endState, amount < 1 else { return }
    let form = shape.form.mixed(with: end.form, by: amount)
    let offset = form.box.center - shape.form.box.center
    change(shape) { $0.map = .translation(x: offset.x, y: offset.y) }
    if let silhouette = form.silhouette {
      let origin = form.box.origin
      add(shape, silhouette, .translation(x: origin.x, y: origin.y)) {
        $0.mixed(with: end.material, by: amount)
      }
    } else if let stretch = Affine2D(from: shape.form.box, to: form.box) {
      add(shape, shape.silhouette, shape.transform.then(stretch)) {
        $0.mixed(with: end.material, by: amount)
      }
    }
  }

  /// What is on a shape that flows into another one lies under the other's content, and has faded when
  /// a third of the way is done; what comes begins to show there, so that a chain is never empty for
  /// long.
  private mutating func fade(_ shape: GlassShape, _ amount: Double, isLeaving: Bool) {
    // What comes has all of its ink, as far as the group around it is there, halfway.
    let (there, shown) = (1 - amount, isLeaving ? 1 - 3 * amount : 2 - 3 * amount)
    guard amount > 0 else { return }
    change(shape) {
      // The group around fades it already.
      $0.opacity = there > 0 ? min(max(shown / there, 0), 1) : 0
      $0.isUnder = true
    }
  }

  private mutating func change(
    _ shape: GlassShape, _ body: (inout GlassContentChange) -> Void
  ) {
    for member in shape.members { body(&contents[member.entry]) }
  }

  private mutating func add(
    _ shape: GlassShape, _ silhouette: Silhouette, _ transform: Affine2D, presence: Double = 1,
    container: Int? = nil, change: (GlassMaterial) -> GlassMaterial = { $0 }
  ) {
    let first = scope.entries[shape.members[0].entry]
    var material = change(shape.leader.material(presence: presence * first.opacity))
    // On its way to clear glass it comes to dim as that does.
    if material.kind == .regular {
      material.density = density + (material.density - density) * material.clarity
    }
    // Sheets cast none.
    if material.shadow > 0 { material.shadow = max(material.shadow, shadow) }
    guard material.presence > 0 else { return }
    pieces.append(
      GlassPiece(
        silhouette: silhouette, transform: transform, material: material,
        glow: glow(of: shape, material.presence, transform),
        container: container ?? scope.container, clips: first.clips,
        substitute: shape.leader.substitute,
        owners: shape.members.map { scope.entries[$0.entry].effect }))
  }
}

extension GlassResolution {
  /// The light of the finger on one of a shape's effects, in the space that `transform` maps.
  private func glow(
    of shape: GlassShape, _ presence: Double, _ transform: Affine2D
  ) -> GlassGlow? {
    for member in shape.members {
      guard var glow = scope.entries[member.entry].effect.glow(presence: presence),
        let inverse = transform.inverse
      else { continue }
      glow.center = inverse.apply(glow.center)
      glow.radius *= inverse.growth
      return glow
    }
    return nil
  }
}

extension Affine2D {
  /// The map that carries one rectangle onto another, or nil where the first has no area.
  init?(from: Rect2D, to: Rect2D) {
    guard from.width > 0, from.height > 0 else { return nil }
    let (x, y) = (to.width / from.width, to.height / from.height)
    self.init(a: x, b: 0, c: 0, d: y, tx: to.minX - from.minX * x, ty: to.minY - from.minY * y)
  }
}
