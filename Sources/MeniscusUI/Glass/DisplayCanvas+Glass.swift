import MeniscusDisplay
import MeniscusGeometry

/// The glass of a frame while it is being drawn.
@MainActor
final class GlassLayers {
  /// The containers that are being drawn, innermost last.
  var scopes: [GlassScope] = []
  /// Whether effects are left out of what is drawn.
  var leavesOut = false
  /// The effects that have a share in each row of glass.
  var owners: [[GlassEffectElement]] = []
  /// The plane of each container: what stands over a scene is on planes of its own.
  private(set) var planes: [Int] = []
  private var plane = 0
  private var lastPlane = 0

  /// The number of a container that begins now.
  func takeContainerNumber() -> Int {
    planes.append(plane)
    return planes.count - 1
  }

  /// The number of a container that lies over no other, as far as the rule about that goes.
  func takeOwnPlane() -> Int {
    lastPlane += 1
    planes.append(lastPlane)
    return planes.count - 1
  }

  /// Runs `work` on a plane of its own.
  func onPlane(_ work: () -> Void) {
    let outer = plane
    lastPlane += 1
    plane = lastPlane
    work()
    plane = outer
  }
}

extension DisplayCanvas {
  /// Draws what `work` draws on a plane of glass of its own: its glass lies over no other glass, as far
  /// as the rule about that goes.
  func glassPlane(_ work: () -> Void) { glass.onPlane(work) }
}

extension DisplayCanvas {
  /// The glass of the frame.
  var glass: GlassLayers {
    slots.value {
      unseen = { canvas, work in canvas.discarding(work) }
      endings.append { canvas in canvas.orderGlass() }
      return GlassLayers()
    }
  }

  /// Draws nothing of what `work` draws, but tells the container around which glass is there.
  private func discarding(_ work: () -> Void) {
    let glass = glass
    guard let scope = glass.scopes.indices.last else { return }
    let (start, first) = (list.operations.count, glass.scopes[scope].entries.count)
    work()
    list.operations.removeSubrange(start...)
    localTransforms.removeSubrange(start...)
    for index in first..<glass.scopes[scope].entries.count {
      glass.scopes[scope].entries[index].content = start..<start
    }
  }

  /// Moves what operations have drawn, by a map of the frame.
  func moveOperations(_ range: Range<Int>, by map: Affine2D) {
    for index in range {
      localTransforms[index] = nil
      switch list.operations[index].action {
      case .end: continue
      case .glass(let row): list.glass[row].transform = list.glass[row].transform.then(map)
      case .fill, .glyphs, .beginGroup, .beginLayer, .beginClip:
        list.operations[index].transform = list.operations[index].transform.then(map)
      }
    }
  }

  /// Lays the pieces of a container where it began, behind all of its content.
  func insertGlass(_ pieces: [GlassPiece], _ scope: GlassScope) {
    var operations: [DisplayOperation] = []
    var open: [CanvasClip] = []
    func change(to clips: [CanvasClip]) {
      guard clips != open else { return }
      for clip in open {
        operations.append(
          DisplayOperation(action: .end, transform: .identity, view: clip.view))
      }
      for clip in clips {
        operations.append(
          DisplayOperation(
            action: .beginClip(clip.silhouette), transform: clip.transform, view: clip.view))
      }
      open = clips
    }
    for piece in pieces {
      change(to: piece.clips)
      let view = index(of: piece.owners[0])
      operations += self.operations(of: piece, scope, view: view)
    }
    change(to: [])
    list.operations.insert(contentsOf: operations, at: scope.start)
    localTransforms.insert(
      contentsOf: [Affine2D?](repeating: nil, count: operations.count), at: scope.start)
  }

  private func operations(
    of piece: GlassPiece, _ scope: GlassScope, view: ViewIndex
  ) -> [DisplayOperation] {
    if let substitute = piece.substitute {
      return substitute.fills(of: piece, on: self).map { silhouette, color in
        DisplayOperation(
          action: .fill(silhouette, .color(color)), transform: piece.transform, view: view)
      }
    }
    list.glass.append(
      GlassElement(
        silhouette: piece.silhouette, transform: piece.transform, container: piece.container,
        spacing: scope.spacing, material: piece.material, glow: piece.glow, view: view))
    glass.owners.append(piece.owners)
    return [
      DisplayOperation(
        action: .glass(element: list.glass.count - 1), transform: .identity, view: view)
    ]
  }

  /// Brings the rows of glass into the order in which they are laid.
  ///
  /// A container inside another one is done before it and laid after it.
  private func orderGlass() {
    var rows: [Int] = []
    for index in list.operations.indices {
      guard case .glass(let row) = list.operations[index].action else { continue }
      list.operations[index].action = .glass(element: rows.count)
      rows.append(row)
    }
    list.glass = rows.map { list.glass[$0] }
    let glass = glass
    glass.owners = rows.map { glass.owners[$0] }
  }
}
