import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// What a list asks of a renderer before anything is painted: its glass, its commands, its damage.
struct RenderPlan {
  /// The list's glass.
  var passes: [GlassPass]
  /// The list's operations.
  let commands: CommandList
  /// What has to be painted again.
  var damage: Damage

  /// Plans a list for a frame.
  ///
  /// - Parameters:
  ///   - fusedShapes: what the list's glass fuses into, where it is known already.
  ///   - captures: what the captures that were kept depend on.
  ///   - before: the signatures of the last frame, nil to paint everything.
  ///   - strokes: the strokes of outlines that were met before.
  ///   - fault: what is done wrong on purpose.
  init(
    _ list: DisplayList, _ fusedShapes: FusedShapes?, _ digest: DisplayDigest, in grid: TileGrid,
    captures: Set<UInt64>, before: [UInt64]?, _ strokes: inout StrokeWidths, _ fault: Fault? = nil
  ) {
    passes =
      list.glass.isEmpty
      ? []
      : GlassPass.passes(
        of: list, fusedShapes ?? FusedShapes.resolve(list), in: grid.frame, &strokes, fault)
    commands = CommandList(list, passes, in: grid.frame)
    damage = Damage(
      commands, digest, passes, background: list.background, grid: grid, captures: captures,
      before: before)
  }
}
