import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusRender

/// Builds a display list step by step.
struct Canvas {
  var list: DisplayList

  init(_ width: Double, _ height: Double, scale: Double = 1, background: RGBA = .white) {
    list = DisplayList(
      size: Size2D(width: width, height: height), scale: scale, background: background)
  }

  mutating func add(_ action: DisplayOperation.Action, _ transform: Affine2D = .identity) {
    list.operations.append(
      DisplayOperation(action: action, transform: transform, view: .none))
  }

  mutating func fill(
    _ silhouette: Silhouette, _ color: RGBA, _ transform: Affine2D = .identity
  ) {
    add(.fill(silhouette, .color(color)), transform)
  }

  mutating func fill(
    _ outline: Path2D, _ color: RGBA = .black, rule: FillRule = .nonZero,
    _ transform: Affine2D = .identity
  ) {
    fill(.outline(list.resources.row(of: outline), rule), color, transform)
  }

  mutating func fill(
    _ silhouette: Silhouette, _ stops: [GradientStop], _ geometry: GradientPaint.Geometry,
    _ transform: Affine2D = .identity
  ) {
    add(
      .fill(silhouette, .gradient(GradientPaint(stops: stops, geometry: geometry))), transform)
  }

  mutating func picture(
    _ bitmap: Bitmap, _ rect: Rect2D, _ transform: Affine2D = .identity,
    _ interpolation: PicturePaint.Interpolation = .linear
  ) {
    add(
      .fill(
        .rectangle(rect),
        .picture(
          PicturePaint(
            picture: Picture(bitmap), frame: rect, interpolation: interpolation))),
      transform)
  }

  mutating func group(_ opacity: Double, _ content: (inout Canvas) -> Void) {
    add(.beginGroup(opacity: opacity))
    content(&self)
    add(.end)
  }

  mutating func layer(
    _ effect: LayerEffect, _ transform: Affine2D = .identity, _ content: (inout Canvas) -> Void
  ) {
    add(.beginLayer(effect), transform)
    content(&self)
    add(.end)
  }

  mutating func clip(
    _ silhouette: Silhouette, _ transform: Affine2D = .identity,
    _ content: (inout Canvas) -> Void
  ) {
    add(.beginClip(silhouette), transform)
    content(&self)
    add(.end)
  }

  /// The frame of the list by a new renderer.
  func rendered(tileSize: Int = 64, parallel: ParallelFor = .serial) -> Pixels {
    var renderer = Renderer(tileSize: tileSize)
    _ = renderer.render(list, parallel: parallel)
    return Pixels(renderer.frame.bitmap)
  }
}

/// A pixel's samples.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha = 255

  var description: String { "(\(red) \(green) \(blue) \(alpha))" }

  /// The greatest difference of a channel.
  func distance(to other: Pixel) -> Int {
    max(
      max(abs(red - other.red), abs(green - other.green)),
      max(abs(blue - other.blue), abs(alpha - other.alpha)))
  }
}

/// A picture, pixel by pixel.
struct Pixels: Equatable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  subscript(x: Int, y: Int) -> Pixel {
    let i = (y * bitmap.width + x) * 4
    let s = bitmap.samples
    return Pixel(
      red: Int(s[i]), green: Int(s[i + 1]), blue: Int(s[i + 2]), alpha: Int(s[i + 3]))
  }

  /// How much black covers a pixel of a white frame, 0…255.
  func coverage(_ x: Int, _ y: Int) -> Int { 255 - Int(bitmap.samples[(y * width + x) * 4]) }

  /// The sum of all coverage, in pixels.
  var area: Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width { sum += coverage(x, y) }
    }
    return Double(sum) / 255
  }
}

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Silhouette {
  .rectangle(Rect2D(x: x, y: y, width: width, height: height))
}

func polygon(_ points: [(Double, Double)]) -> Path2D {
  Path2D(
    elements: points.enumerated().map { index, point in
      let p = Point2D(x: point.0, y: point.1)
      return index == 0 ? .move(p) : .line(p)
    } + [.close])
}

func stop(_ color: RGBA, _ location: Double) -> GradientStop {
  GradientStop(color: color, location: location)
}

/// `source` at `alpha` of 255 over `target`, to the nearest integer.
func over(_ source: Int, _ alpha: Int, _ target: Int) -> Int {
  Int((Double(source * alpha + target * (255 - alpha)) / 255).rounded())
}
