import MeniscusDisplay
import MeniscusGeometry

/// Collects the drawing operations of a frame, each with the view that caused it.
@MainActor
final class DisplayCanvas {
  /// The operations so far.
  var list: DisplayList
  /// The operations' transforms within the scroll content around; nil outside of scroll content.
  var localTransforms: [Affine2D?] = []
  /// The map from the space being drawn in to that of the scroll content around, or the scene.
  private var local = Affine2D.identity
  /// The map from the scroll content around to the scene; nil outside of scroll content.
  private var space: Affine2D?
  /// What operations are projected by before they reach that space; nil for nothing.
  private var projection: CanvasProjection?
  private var rows: [Int: Int32] = [:]
  /// The elements that go into something that grows out of them, and how far, up to 1.
  var concealed: [ObjectIdentifier: Double] = [:]
  /// How the content of scroll views is blurred under bars, by the serials of their elements.
  var edgeBlurs: [Int: EdgeBlur] = [:]
  /// Who draws, by row of the list's table of views.
  private(set) var sources: [Int] = []
  /// What changes all that is drawn now, within the scope around.
  var surroundings = CanvasSurroundings()
  /// What capabilities keep while the frame is drawn.
  let slots = Slots()
  /// Goes through what is not seen, for who has to know of it all the same; nil where nobody has.
  var unseen: ((DisplayCanvas, () -> Void) -> Void)?
  /// The glyphs that were drawn, and the elements of the outlines that were made.
  private(set) var work = (glyphs: 0, outlineElements: 0)
  /// What is left to do once all is drawn.
  var endings: [(DisplayCanvas) -> Void] = []

  /// Makes a canvas for a frame.
  init(size: Size2D, scale: Double, background: RGBA) {
    list = DisplayList(size: size, scale: scale, background: background)
  }

  /// Fills a region, given in the element's own space, whose origin lies at `origin`.
  func fill(
    _ silhouette: Silhouette, _ paint: Paint, at origin: Point2D, by node: some DrawingSource
  ) {
    guard paint.isVisible else { return }
    append(
      .fill(silhouette, paint), transform: .translation(x: origin.x, y: origin.y).then(local),
      by: node)
  }

  /// Draws glyphs in a space whose origin lies at `origin`.
  func glyphs(_ run: GlyphRun, _ paint: Paint, at origin: Point2D, by node: some DrawingSource) {
    guard paint.isVisible, !run.glyphs.isEmpty else { return }
    work.glyphs += run.glyphs.count
    append(
      .glyphs(run, paint), transform: .translation(x: origin.x, y: origin.y).then(local),
      by: node)
  }

  /// The row of an outline that was hashed before among the list's resources.
  func row(of resource: DisplayResources.OutlineResource) -> Int {
    list.resources.row(of: resource)
  }

  /// The row of an outline among the list's resources.
  func row(of outline: Path2D) -> Int {
    work.outlineElements += outline.elements.count
    return list.resources.row(of: outline)
  }

  /// Draws what `work` draws through a map of this space.
  func transformed(by map: Affine2D, _ work: () -> Void) {
    let outer = local
    local = map.then(outer)
    work()
    local = outer
  }

  /// Draws what `work` draws as scroll content that lies in this space by a map.
  ///
  /// What a view draws there has the same digest wherever the content has been scrolled to.
  func contentSpace(_ map: Affine2D, _ work: () -> Void) {
    if projection != nil { return transformed(by: map, work) }
    let outer = (local, space)
    space = map.then(space.map { local.then($0) } ?? local)
    local = .identity
    work()
    (local, space) = outer
  }

  /// Draws what `work` draws by a projection that is made from the map at hand and the projection
  /// around.
  func withProjection(
    _ make: (Affine2D, CanvasProjection?) -> CanvasProjection, _ work: () -> Void
  ) {
    let outer = (local, projection)
    projection = make(local, projection)
    local = .identity
    work()
    (local, projection) = outer
  }

  /// Draws what `work` draws as one layer at an opacity, 0 to 1.
  ///
  /// - Parameter fadesGlass: whether glass that a container around lays fades too.
  func group(
    opacity: Double, fadesGlass: Bool = true, by node: some DrawingSource, _ work: () -> Void
  ) {
    if opacity <= 0 {
      if !fadesGlass { unseen?(self, work) }
      return
    }
    if opacity >= 1 { return work() }
    let outer = surroundings.opacity
    if fadesGlass { surroundings.opacity *= opacity }
    bracket(.beginGroup(opacity: opacity), transform: local, by: node, work)
    surroundings.opacity = outer
  }

  /// Draws what `work` draws of an element that comes or goes by no effect of its own choice.
  func absent(_ absence: Absence, _ work: () -> Void) {
    let outer = surroundings.absence
    surroundings.absence = absence.inside(outer)
    work()
    surroundings.absence = outer
  }

  /// Ends the frame.
  func finish() {
    for ending in endings { ending(self) }
  }

  /// The map from the space being drawn in to the frame's.
  var sceneMap: Affine2D { space.map { local.then($0) } ?? local }

  /// Draws what `work` draws as one layer.
  func group(by node: some DrawingSource, _ work: () -> Void) {
    bracket(.beginGroup(opacity: 1), transform: local, by: node, work)
  }

  /// Draws what `work` draws inside a region, given in a space whose origin lies at `origin`.
  func clip(
    _ silhouette: Silhouette, at origin: Point2D, by node: some DrawingSource, _ work: () -> Void
  ) {
    clip(silhouette, through: .translation(x: origin.x, y: origin.y), by: node, work)
  }

  /// Draws what `work` draws inside a region, given in a space that `map` leads from to this one.
  func clip(
    _ silhouette: Silhouette, through map: Affine2D, by node: some DrawingSource, _ work: () -> Void
  ) {
    let transform = map.then(local)
    surroundings.clips.append(
      CanvasClip(
        silhouette: silhouette, transform: space.map { transform.then($0) } ?? transform,
        view: index(of: node)))
    bracket(.beginClip(silhouette), transform: transform, by: node, work)
    surroundings.clips.removeLast()
  }

  /// Draws what `work` draws as a layer that an effect changes.
  ///
  /// - Parameter map: from the space of the effect's lengths to the one being drawn in.
  func layer(
    _ effect: LayerEffect, through map: Affine2D = .identity, by node: some DrawingSource,
    _ work: () -> Void
  ) {
    var isUnbounded = false
    if case .blend(let mode) = effect { isUnbounded = mode.isUnbounded }
    bracket(
      .beginLayer(effect), transform: map.then(local), keepsEmpty: isUnbounded, by: node, work)
  }

  private func bracket(
    _ action: DisplayOperation.Action, transform: Affine2D, keepsEmpty: Bool = false,
    by node: some DrawingSource, _ work: () -> Void
  ) {
    let start = list.operations.count
    append(action, transform: transform, by: node)
    work()
    if list.operations.count == start + 1, !keepsEmpty {
      // A layer in which nothing is drawn shows nothing.
      list.operations.removeLast()
      localTransforms.removeLast()
    } else {
      append(.end, transform: .identity, by: node)
    }
  }

  private func append(
    _ given: DisplayOperation.Action, transform own: Affine2D, by node: some DrawingSource
  ) {
    var (action, transform) = (given, own)
    if let projection, given != .end {
      guard let seen = projected(given, own, by: projection) else { return }
      (action, transform) = seen
    }
    let view = index(of: node)
    guard let space, action != .end else {
      localTransforms.append(nil)
      list.operations.append(DisplayOperation(action: action, transform: transform, view: view))
      return
    }
    localTransforms.append(transform)
    list.operations.append(
      DisplayOperation(action: action, transform: transform.then(space), view: view))
  }

  func index(of node: some DrawingSource) -> ViewIndex {
    if let row = rows[node.serial] { return ViewIndex(row: row) }
    let row = Int32(list.views.count)
    list.views.append(ViewRecord(path: node.path))
    rows[node.serial] = row
    sources.append(node.serial)
    return ViewIndex(row: row)
  }
}

extension Paint {
  /// Whether the paint can change a pixel.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.opacity > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.opacity > 0 }
    case .picture(let paint): paint.opacity > 0
    }
  }
}
