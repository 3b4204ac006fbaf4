import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// What painting a band came to.
///
/// Counts are added by runs of pixels, never by the pixel, so that counting costs nothing.
struct PaintWork: Equatable, Sendable {
  /// The pixels that operations laid over.
  var pixels = 0
  /// Of those, the pixels of linear gradients.
  var gradientPixels = 0
  /// Of those, the pixels of radial and angular gradients.
  var radialPixels = 0
  /// Of those, the pixels of pictures.
  var picturePixels = 0
  /// Of those, the pixels of glass shadows alone.
  var shadowPixels = 0
  /// Of those, the pixels of glass.
  var glassPixels = 0
  /// Of the glass, the pixels of what is not all of one frosted look.
  var lensPixels = 0
  /// The pixels of layers.
  var layerPixels = 0
  /// The pixels that were blended by a mode.
  var blendPixels = 0
  /// The pixels of the regions that segments lay in.
  var sweptPixels = 0
  /// The pixels of glyphs' masks.
  var maskPixels = 0
  /// The distances to glass elements.
  var fieldSamples = 0
  /// The edges that were considered for them.
  var edgeSamples = 0

  /// Adds the work of `other`.
  static func += (left: inout PaintWork, right: PaintWork) {
    left.pixels += right.pixels
    left.gradientPixels += right.gradientPixels
    left.radialPixels += right.radialPixels
    left.picturePixels += right.picturePixels
    left.shadowPixels += right.shadowPixels
    left.glassPixels += right.glassPixels
    left.lensPixels += right.lensPixels
    left.layerPixels += right.layerPixels
    left.blendPixels += right.blendPixels
    left.sweptPixels += right.sweptPixels
    left.maskPixels += right.maskPixels
    left.fieldSamples += right.fieldSamples
    left.edgeSamples += right.edgeSamples
  }

  /// Adds distances that were worked out.
  mutating func add(_ work: FieldWork) {
    fieldSamples += work.distances
    edgeSamples += work.edges
  }
}

extension WorkCounters {
  /// Adds what painting came to.
  mutating func add(_ work: PaintWork) {
    self[.pixelsShaded] += work.pixels
    self[.gradientPixels] += work.gradientPixels
    self[.radialPixels] += work.radialPixels
    self[.picturePixels] += work.picturePixels
    self[.shadowPixels] += work.shadowPixels
    self[.glassPixels] += work.glassPixels
    self[.lensPixels] += work.lensPixels
    self[.layerPixels] += work.layerPixels
    self[.blendPixels] += work.blendPixels
    self[.sweptPixels] += work.sweptPixels
    self[.maskPixels] += work.maskPixels
    self[.fieldSamples] += work.fieldSamples
    self[.edgeSamples] += work.edgeSamples
  }

  /// Adds distances that were worked out.
  mutating func add(_ work: FieldWork) {
    self[.fieldSamples] += work.distances
    self[.edgeSamples] += work.edges
  }

  /// Adds a capture of what lies behind glass.
  mutating func add(_ capture: GlassCapture) {
    self[.glassPasses] += 1
    let rect: PixelRect = capture.rect
    self[.capturedPixels] += rect.width * rect.height
    self[.blurTaps] += capture.blurred.count * capture.taps
  }
}
