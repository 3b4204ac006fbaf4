import MeniscusDisplay
import MeniscusGeometry

/// What the painter does for one operation of the list, at the same index.
struct Command: Sendable {
  enum Kind: Sendable {
    /// Nothing is drawn.
    case none
    /// A silhouette, picture or run of glyphs is filled.
    case fill
    /// A group begins, laid at an opacity of 0…255 when it ends.
    case group(opacity: UInt32)
    /// A clip begins.
    case clip
    /// Glass is laid; see ``GlassPass``.
    case glass
    /// The group or clip that began at an index ends.
    case end(of: Int)
  }

  var kind: Kind
  /// The pixels that may change, enclosing clips applied; of a group, clip or end: those of all
  /// that is enclosed.
  var bounds: PixelRect
  /// The index of the matching end, the number of operations where there is none.
  var end: Int
  /// How many groups and clips are open.
  var depth: Int
}

extension Command {
  /// The commands of a list for a frame, one for each operation.
  ///
  /// Groups and clips without an end enclose the rest of the list; ends of nothing do nothing.
  ///
  /// - Complexity: linear in the operations.
  ///
  /// - Parameter passes: the list's glass; an element's bounds are its surface's.
  static func commands(
    of list: DisplayList, _ passes: [GlassPass], in frame: PixelRect
  ) -> [Command] {
    var glass: [Int: PixelRect] = [:]
    for pass in passes {
      for surface in pass.surfaces { glass[surface.operation] = surface.bounds }
    }
    var commands: [Command] = []
    commands.reserveCapacity(list.operations.count)
    var open: [OpenScope] = []
    let scale = Affine2D.scale(x: list.scale, y: list.scale)
    for (index, operation) in list.operations.enumerated() {
      let clip = open.last?.clip ?? frame
      var command = Command(
        kind: .none, bounds: .empty, end: list.operations.count, depth: open.count)
      let transform = operation.transform.then(scale)
      switch operation.action {
      case .fill(let silhouette, _):
        command.kind = .fill
        command.bounds = Self.bounds(silhouette, list.resources, transform, frame)
          .intersection(clip)
      case .glyphs(let run, _):
        command.kind = .fill
        if let local = list.resources.bounds(of: run) {
          // A glyph may be moved by an eighth of a pixel.
          let box = transform.boundingBox(of: local).inset(by: Insets2D(all: -0.25))
          command.bounds = PixelRect(touching: box, in: frame).intersection(clip)
        }
      case .picture(_, let rect):
        command.kind = .fill
        command.bounds = PixelRect(touching: transform.boundingBox(of: rect), in: frame)
          .intersection(clip)
      case .beginGroup(let opacity):
        command.kind = .group(opacity: RGBA.byte(opacity))
        open.append(OpenScope(index: index, clip: clip, content: .empty))
      case .beginClip(let silhouette):
        command.kind = .clip
        let region = Self.bounds(silhouette, list.resources, transform, frame)
        open.append(OpenScope(index: index, clip: region.intersection(clip), content: .empty))
      case .end:
        if let ended = open.popLast() {
          command.kind = .end(of: ended.index)
          command.bounds = ended.content
          command.depth = open.count
          commands[ended.index].bounds = ended.content
          commands[ended.index].end = index
        }
      case .glass:
        if let bounds = glass[index] {
          command.kind = .glass
          command.bounds = bounds.intersection(clip)
        }
      }
      switch command.kind {
      case .fill, .glass, .end:
        if let last = open.indices.last {
          open[last].content = open[last].content.union(command.bounds)
        }
      case .none, .group, .clip:
        break
      }
      commands.append(command)
    }
    while let ended = open.popLast() {
      commands[ended.index].bounds = ended.content
      if let last = open.indices.last {
        open[last].content = open[last].content.union(ended.content)
      }
    }
    return commands
  }

  private static func bounds(
    _ silhouette: Silhouette, _ resources: DisplayResources, _ transform: Affine2D,
    _ frame: PixelRect
  ) -> PixelRect {
    guard let local = resources.bounds(of: silhouette) else { return .empty }
    return PixelRect(touching: transform.boundingBox(of: local), in: frame)
  }
}

/// A group or clip that is open while commands are made.
private struct OpenScope {
  let index: Int
  let clip: PixelRect
  var content: PixelRect
}
