import MeniscusDisplay
import MeniscusGeometry

/// Collects the drawing operations of a frame, each with the view that caused it.
@MainActor
final class DisplayCanvas {
  /// The operations so far.
  private(set) var list: DisplayList
  private var transform = Affine2D.identity
  private var rows: [ObjectIdentifier: Int32] = [:]

  /// Makes a canvas for a frame.
  init(size: Size2D, scale: Double, background: RGBA) {
    list = DisplayList(size: size, scale: scale, background: background)
  }

  /// Fills a region, given in the element's own space, whose origin lies at `origin`.
  func fill(_ silhouette: Silhouette, _ paint: Paint, at origin: Point2D, by node: Node) {
    guard paint.isVisible else { return }
    let local = Affine2D.translation(x: origin.x, y: origin.y).then(transform)
    append(.fill(silhouette, paint), transform: local, by: node)
  }

  /// The row of an outline among the list's resources.
  func row(of outline: Outline) -> Int {
    list.resources.row(of: outline)
  }

  /// Draws what `work` draws through a map of this space.
  func transformed(by map: Affine2D, _ work: () -> Void) {
    let outer = transform
    transform = map.then(outer)
    work()
    transform = outer
  }

  /// Draws what `work` draws as one layer at an opacity, 0 to 1.
  func group(opacity: Double, by node: Node? = nil, _ work: () -> Void) {
    if opacity <= 0 { return }
    if opacity >= 1 { return work() }
    bracket(.beginGroup(opacity: opacity), transform: transform, by: node, work)
  }

  /// Draws what `work` draws as one layer.
  func group(by node: Node, _ work: () -> Void) {
    bracket(.beginGroup(opacity: 1), transform: transform, by: node, work)
  }

  /// Draws what `work` draws inside a region, given in a space whose origin lies at `origin`.
  func clip(_ silhouette: Silhouette, at origin: Point2D, by node: Node, _ work: () -> Void) {
    let local = Affine2D.translation(x: origin.x, y: origin.y).then(transform)
    bracket(.beginClip(silhouette), transform: local, by: node, work)
  }

  private func bracket(
    _ action: DisplayOperation.Action, transform: Affine2D, by node: Node?, _ work: () -> Void
  ) {
    let start = list.operations.count
    append(action, transform: transform, by: node)
    work()
    if list.operations.count == start + 1 {
      // A layer in which nothing is drawn shows nothing.
      list.operations.removeLast()
    } else {
      append(.end, transform: .identity, by: node)
    }
  }

  private func append(
    _ action: DisplayOperation.Action, transform: Affine2D, by node: Node?
  ) {
    list.operations.append(
      DisplayOperation(
        action: action, transform: transform, view: node.map { index(of: $0) } ?? .none))
  }

  private func index(of node: Node) -> ViewIndex {
    if let row = rows[ObjectIdentifier(node)] { return ViewIndex(row: row) }
    let row = Int32(list.views.count)
    list.views.append(ViewRecord(path: node.path))
    rows[ObjectIdentifier(node)] = row
    return ViewIndex(row: row)
  }
}

extension Paint {
  /// Whether the paint can change a pixel.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.opacity > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.opacity > 0 }
    }
  }
}
