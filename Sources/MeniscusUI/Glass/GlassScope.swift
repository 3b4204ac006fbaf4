import MeniscusDisplay
import MeniscusGeometry

/// The glass of one container while it is being drawn.
struct GlassScope {
  /// An effect at its place.
  struct Entry {
    let effect: GlassEffectElement
    /// The effect's frame as it is drawn now, in its own space.
    let frame: Rect2D
    /// From the effect's own space to the frame's.
    let map: Affine2D
    /// How the effect comes or goes; nil where it stands.
    let absence: GlassAbsence?
    /// How opaque the groups around it are, within the container.
    let opacity: Double
    /// The clips around it, within the container.
    let clips: [GlassClip]
    /// The operations that draw what is on the glass.
    var content: Range<Int>
  }

  /// The container's number: containers count in the order in which they begin.
  let container: Int
  /// The distance below which shapes influence each other, in points.
  let spacing: Double
  /// Whether it is of one effect that has no container around; effects inside that one are their own.
  let isOwn: Bool
  /// Where in the list of operations the glass is laid.
  let start: Int
  /// What was around when the scope began.
  let outer: GlassSurroundings
  /// The effects so far, in the order in which they are drawn.
  var entries: [Entry] = []
}

/// A clip around a glass effect.
struct GlassClip: Equatable {
  let silhouette: Silhouette
  let transform: Affine2D
  let view: ViewIndex
}

/// What changes all that is drawn now, within the glass container around.
struct GlassSurroundings {
  /// How opaque the groups are.
  var opacity = 1.0
  /// How far the element that is being drawn is away; nil where it is all there.
  var absence: GlassAbsence?
  /// The clips, outermost first.
  var clips: [GlassClip] = []
}

extension DisplayCanvas {
  /// Draws what `work` draws over the glass of all effects in it.
  ///
  /// - Parameter isOwn: whether the scope is that of a single effect.
  func glassScope(spacing: Double, isOwn: Bool = false, _ work: () -> Void) {
    scopes.append(
      GlassScope(
        container: takeContainerNumber(), spacing: spacing, isOwn: isOwn,
        start: list.operations.count, outer: surroundings))
    surroundings = GlassSurroundings()
    work()
    guard let scope = scopes.popLast() else { return }
    surroundings = scope.outer
    if !scope.entries.isEmpty { lay(scope) }
  }

  /// Draws what `work` draws on the glass of an effect.
  ///
  /// The glass is laid by the container around; an effect that has none around is its own, and lies
  /// over the glass of an effect that it is inside of.
  func glass(of effect: GlassEffectElement, _ work: () -> Void) {
    guard effect.isShown, !leavesOutGlass else { return work() }
    guard let around = scopes.last, !around.isOwn || around.entries.isEmpty else {
      return glassScope(spacing: 0, isOwn: true) { glass(of: effect, work) }
    }
    let (scope, first) = (scopes.count - 1, list.operations.count)
    let index = scopes[scope].entries.count
    scopes[scope].entries.append(
      GlassScope.Entry(
        effect: effect, frame: effect.presentedFrame, map: sceneMap,
        absence: surroundings.absence, opacity: surroundings.opacity, clips: surroundings.clips,
        content: first..<first))
    work()
    scopes[scope].entries[index].content = first..<list.operations.count
  }

  /// Draws what `work` draws of an element that comes or goes by no effect of its own choice.
  func absent(_ absence: GlassAbsence, _ work: () -> Void) {
    let outer = surroundings.absence
    surroundings.absence = absence.inside(outer)
    work()
    surroundings.absence = outer
  }

  /// Lays the glass of a container behind what was drawn since it began.
  private func lay(_ scope: GlassScope) {
    let resolution = GlassResolution(scope, on: self)
    for (entry, map) in zip(scope.entries, resolution.contentMaps) {
      if let map { moveOperations(entry.content, by: map) }
    }
    insertGlass(resolution.pieces, scope)
  }
}
