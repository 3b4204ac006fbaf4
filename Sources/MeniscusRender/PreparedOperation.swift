import MeniscusDisplay
import MeniscusGeometry

/// A fill or clip with its region and source worked out for the frame's pixel grid.
struct PreparedOperation: Sendable {
  var shape: PreparedShape
  var source: PaintSource

  static var nothing: PreparedOperation {
    PreparedOperation(shape: .nothing, source: .nothing)
  }

  /// Whether all pixels of a rectangle keep nothing of what was there.
  func hides(_ rect: PixelRect) -> Bool { source.isOpaque && shape.covers(rect) }
}

extension PreparedOperation {
  /// Works out one operation of a list.
  init(
    _ operation: DisplayOperation, of list: DisplayList, in space: LayerSpace,
    pictures: [UInt64: PreparedPicture], glyphs: GlyphCache
  ) {
    let transform = space.transform(of: operation, list)
    let frame = space.frame
    self = .nothing
    switch operation.action {
    case .fill(let silhouette, let paint):
      source = PaintSource(paint, transform, pictures)
      if case .nothing = source { return }
      shape = PreparedShape(silhouette, list.resources, transform, in: frame)
    case .glyphs(let run, let paint):
      source = PaintSource(paint, transform, pictures)
      if case .nothing = source { return }
      shape = PreparedShape(run, list.resources, transform, in: frame, glyphs: glyphs)
    case .beginClip(let silhouette):
      shape = PreparedShape(silhouette, list.resources, transform, in: frame)
    case .beginGroup, .beginLayer, .end, .glass:
      break
    }
  }
}
