import MeniscusDisplay
import MeniscusGeometry

/// A fill or clip with its region and source worked out for the frame's pixel grid.
struct PreparedOperation: Sendable {
  var shape: PreparedShape
  var source: PaintSource

  static var nothing: PreparedOperation {
    PreparedOperation(shape: .nothing, source: .nothing)
  }

  /// The pixels that keep nothing of what was there.
  var opaqueRect: PixelRect {
    if case .rectangle(let rect) = shape, source.isOpaque { rect.inside } else { .empty }
  }
}

extension PreparedOperation {
  /// Works out one operation of a list.
  init(
    _ operation: DisplayOperation, _ list: DisplayList, _ frame: PixelRect,
    _ pictures: [UInt64: PreparedPicture], _ glyphs: GlyphCache
  ) {
    let transform = operation.transform.then(.scale(x: list.scale, y: list.scale))
    self = .nothing
    switch operation.action {
    case .fill(let silhouette, let paint):
      source = PaintSource(paint, transform)
      if case .nothing = source { return }
      shape = PreparedShape(silhouette, list.resources, transform, frame)
    case .glyphs(let run, let paint):
      source = PaintSource(paint, transform)
      if case .nothing = source { return }
      shape = PreparedShape(run, list.resources, transform, frame, glyphs)
    case .picture(let row, let rect):
      guard list.resources.pictures.indices.contains(row),
        let picture = pictures[list.resources.pictures[row].hash],
        let shader = PictureShader(picture, over: rect, transform)
      else { return }
      source = .picture(shader)
      shape = PreparedShape(rect, transform, frame)
    case .beginClip(let silhouette):
      shape = PreparedShape(silhouette, list.resources, transform, frame)
    case .beginGroup, .end, .glass:
      break
    }
  }
}
