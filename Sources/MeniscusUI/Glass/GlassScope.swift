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
    let absence: Absence?
    /// How opaque the groups around it are, within the container.
    let opacity: Double
    /// The clips around it, within the container.
    let clips: [CanvasClip]
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
  let outer: CanvasSurroundings
  /// The effects so far, in the order in which they are drawn.
  var entries: [Entry] = []
}

extension DisplayCanvas {
  /// Draws what `work` draws over the glass of all effects in it.
  ///
  /// - Parameter isOwn: whether the scope is that of a single effect.
  func glassScope(spacing: Double, isOwn: Bool = false, _ work: () -> Void) {
    let glass = glass
    glass.scopes.append(
      GlassScope(
        container: glass.takeContainerNumber(), spacing: spacing, isOwn: isOwn,
        start: list.operations.count, outer: surroundings))
    surroundings = CanvasSurroundings()
    work()
    guard let scope = glass.scopes.popLast() else { return }
    surroundings = scope.outer
    if !scope.entries.isEmpty { lay(scope) }
  }

  /// Draws what `work` draws on the glass of an effect.
  ///
  /// The glass is laid by the container around; an effect that has none around is its own, and lies
  /// over the glass of an effect that it is inside of.
  func glass(of effect: GlassEffectElement, _ work: () -> Void) {
    let glass = glass
    guard effect.isShown, !glass.leavesOut else { return work() }
    guard let around = glass.scopes.last, !around.isOwn || around.entries.isEmpty else {
      return glassScope(spacing: 0, isOwn: true) { self.glass(of: effect, work) }
    }
    let (scope, first) = (glass.scopes.count - 1, list.operations.count)
    let index = glass.scopes[scope].entries.count
    glass.scopes[scope].entries.append(
      GlassScope.Entry(
        effect: effect, frame: effect.presentedFrame, map: sceneMap,
        absence: surroundings.absence, opacity: surroundings.opacity, clips: surroundings.clips,
        content: first..<first))
    work()
    glass.scopes[scope].entries[index].content = first..<list.operations.count
  }

  /// Lays the glass of a container behind what was drawn since it began.
  private func lay(_ scope: GlassScope) {
    let resolution = GlassResolution(scope, on: self)
    change(resolution.contents, in: scope)
    insertGlass(resolution.pieces, scope)
  }
}
