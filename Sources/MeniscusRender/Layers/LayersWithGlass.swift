/// Which layers hold glass, directly or in layers inside of them.
///
/// Glass shows what lies behind its layer, too: such a layer is painted when all behind it is.
struct LayersWithGlass: Sendable {
  /// By space; the frame counts as none.
  private let holdsGlass: [Bool]

  init(_ commands: CommandList, _ passes: [GlassPass]) {
    var holdsGlass = [Bool](repeating: false, count: commands.spaces.count)
    for pass in passes {
      commands.forEachLayer(around: pass.operations.lowerBound) { holdsGlass[$0] = true }
    }
    self.holdsGlass = holdsGlass
  }

  /// Whether a layer holds glass.
  func contains(_ space: Int) -> Bool { holdsGlass[space] }
}

extension CommandList {
  /// Calls `body` with the layers that an operation lies in, the innermost first.
  func forEachLayer(around operation: Int, _ body: (_ space: Int) -> Void) {
    var space = commands[operation].space
    while space != 0 {
      body(space)
      space = spaces[space].parent
    }
  }
}

/// Where painting halts for what has to see all that is painted so far.
struct PaintingHalt: Sendable {
  enum Cause: Sendable {
    /// Glass is laid, by the pass's row.
    case glass(Int)
    /// A layer that holds glass begins, by its space.
    case layer(Int)
  }

  /// The operation before which painting halts.
  let operation: Int
  let cause: Cause
}
