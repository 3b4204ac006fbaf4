import MeniscusDisplay
import MeniscusGeometry

/// What the painter does for one operation of the list, at the same index.
struct PaintCommand: Sendable {
  enum Kind: Sendable {
    /// Nothing is drawn.
    case none
    /// A silhouette, picture or run of glyphs is filled.
    case fill
    /// A group begins, laid at an opacity of 0…255 when it ends.
    case group(opacity: UInt32)
    /// A layer begins, by its row in ``CommandList/spaces``.
    case layer(Int)
    /// A clip begins.
    case clip
    /// Glass is laid; see ``GlassPass``.
    case glass
    /// The group, layer or clip that began at an index ends.
    case end(of: Int)
  }

  var kind: Kind
  /// The row of the space that it belongs to, 0 for the frame.
  var space: Int
  /// The pixels of the space that may change, enclosing clips applied; of a group, clip, layer or
  /// end: those of all that is enclosed, as the space around shows it.
  var bounds: PixelRect
  /// The pixels of the frame that may change.
  var ink = PixelRect.empty
  /// The index of the matching end, the number of operations where there is none.
  var end: Int
  /// How many groups, layers and clips are open.
  var depth: Int
}

/// The commands of a list, one for each operation, and the spaces of its layers.
struct CommandList: Sendable {
  private(set) var commands: [PaintCommand] = []
  /// The frame first, then the layers in the order in which they begin.
  private(set) var spaces: [LayerSpace]
  private var open: [OpenScope] = []

  /// Makes the commands of a list for a frame.
  ///
  /// Groups, layers and clips without an end enclose the rest of the list; ends of nothing do
  /// nothing. A group in which a layer blends with what is there is a layer itself.
  ///
  /// - Complexity: linear in the operations, times the layers that are open.
  ///
  /// - Parameter passes: the list's glass; an element's bounds are its fused shape's.
  init(_ list: DisplayList, _ passes: [GlassPass], in frame: PixelRect) {
    spaces = [LayerSpace(frame: frame)]
    commands.reserveCapacity(list.operations.count)
    var glass: [Int: PixelRect] = [:]
    for pass in passes {
      for fusedShape in pass.fusedShapes { glass[fusedShape.operation] = fusedShape.bounds }
    }
    let isolated = Self.isolatedGroups(of: list.operations)
    for (index, operation) in list.operations.enumerated() {
      let space = open.last?.space ?? 0
      let clip = open.last?.clip ?? frame
      commands.append(
        PaintCommand(
          kind: .none, space: space, bounds: .empty, end: list.operations.count,
          depth: open.count))
      let transform = spaces[space].transform(of: operation, list)
      switch operation.action {
      case .fill(let silhouette, _):
        let bounds = Self.bounds(
          of: silhouette, list.resources, transform, in: spaces[space].frame)
        draw(.fill, at: index, bounds.intersection(clip))
      case .glyphs(let run, _):
        guard let local = list.resources.bounds(of: run) else { continue }
        // A glyph may be moved by an eighth of a pixel.
        let box = transform.boundingBox(of: local).inset(by: Insets2D(all: -0.25))
        draw(
          .fill, at: index, PixelRect(touching: box, in: spaces[space].frame).intersection(clip))
      case .glass:
        guard let bounds = glass[index] else { continue }
        let margin = spaces[space].margin
        draw(.glass, at: index, bounds.moved(x: margin, y: margin).intersection(clip))
      case .beginGroup(let opacity):
        let opacity = RGBA.byte(opacity)
        if isolated[index] {
          beginLayer(.lay(opacity: opacity), at: index, clip)
        } else {
          begin(.group(opacity: opacity), at: index, clip)
        }
      case .beginLayer(let effect):
        beginLayer(PreparedEffect(effect, transform), at: index, clip)
      case .beginClip(let silhouette):
        let region = Self.bounds(
          of: silhouette, list.resources, transform, in: spaces[space].frame)
        begin(.clip, at: index, region.intersection(clip))
      case .end:
        guard let ended = open.popLast() else { continue }
        close(ended, at: index)
        commands[index].kind = .end(of: ended.index)
        commands[index].space = commands[ended.index].space
        commands[index].bounds = commands[ended.index].bounds
        commands[index].ink = commands[ended.index].ink
        commands[index].depth = open.count
        commands[ended.index].end = index
      }
    }
    while let ended = open.popLast() { close(ended, at: list.operations.count) }
    checkInvariants()
  }

  private mutating func draw(_ kind: PaintCommand.Kind, at index: Int, _ bounds: PixelRect) {
    commands[index].kind = kind
    commands[index].bounds = bounds
    commands[index].ink = spaces.ink(of: bounds, in: commands[index].space)
    addContent(bounds)
  }

  private mutating func addContent(_ bounds: PixelRect) {
    guard let last = open.indices.last else { return }
    open[last].content = open[last].content.union(bounds)
  }

  private mutating func begin(_ kind: PaintCommand.Kind, at index: Int, _ clip: PixelRect) {
    commands[index].kind = kind
    open.append(OpenScope(index: index, space: commands[index].space, clip: clip))
  }

  private mutating func beginLayer(
    _ effect: PreparedEffect, at index: Int, _ clip: PixelRect
  ) {
    let parent = commands[index].space
    let space = LayerSpace(
      begin: index, effect: effect, clip: clip, parent: parent, in: spaces[parent])
    commands[index].kind = .layer(spaces.count)
    open.append(
      OpenScope(index: index, space: spaces.count, clip: space.reached(from: clip)))
    spaces.append(space)
  }

  /// Gives what has ended the bounds of what it encloses.
  private mutating func close(_ ended: OpenScope, at end: Int) {
    var bounds = ended.content
    if case .layer(let row) = commands[ended.index].kind {
      let space = spaces[row]
      bounds = space.effect.isUnbounded ? space.clip : space.reaching(ended.content)
      spaces[row].content = ended.content
      spaces[row].output = bounds
    }
    commands[ended.index].bounds = bounds
    commands[ended.index].ink = spaces.ink(of: bounds, in: commands[ended.index].space)
    addContent(bounds)
  }

  /// Which operations begin a group in which a layer blends with what is there.
  private static func isolatedGroups(of operations: [DisplayOperation]) -> [Bool] {
    var isolated = [Bool](repeating: false, count: operations.count)
    var open: [Int] = []
    for (index, operation) in operations.enumerated() {
      switch operation.action {
      case .fill, .glyphs, .glass: break
      case .end: _ = open.popLast()
      case .beginGroup, .beginClip: open.append(index)
      case .beginLayer(let effect):
        if case .blend(let mode) = effect, mode != .normal {
          // Only the innermost group or layer sees it.
          for outer in open.reversed() {
            if case .beginClip = operations[outer].action { continue }
            if case .beginGroup = operations[outer].action { isolated[outer] = true }
            break
          }
        }
        open.append(index)
      }
    }
    return isolated
  }

  private static func bounds(
    of silhouette: Silhouette, _ resources: DisplayResources, _ transform: Affine2D,
    in frame: PixelRect
  ) -> PixelRect {
    guard let local = resources.bounds(of: silhouette) else { return .empty }
    return PixelRect(touching: transform.boundingBox(of: local), in: frame)
  }
}

extension LayerSpace {
  /// From an operation's own space to the pixels of this one.
  func transform(of operation: DisplayOperation, _ list: DisplayList) -> Affine2D {
    let pixels = operation.transform.then(.scale(x: list.scale, y: list.scale))
    return margin == 0
      ? pixels : pixels.then(.translation(x: Double(margin), y: Double(margin)))
  }
}

/// A group, layer or clip that is open while commands are made.
private struct OpenScope {
  let index: Int
  /// The space of what is inside.
  let space: Int
  /// What is seen of the inside at most, in its space.
  let clip: PixelRect
  var content = PixelRect.empty
}
