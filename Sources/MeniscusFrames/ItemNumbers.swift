import MeniscusDisplay
import MeniscusGeometry

/// Gathers the numbers of an item.
struct ItemNumbers {
  private(set) var values: [Double] = []

  mutating func put(_ numbers: Double...) { values.append(contentsOf: numbers) }
  mutating func put(_ point: Point2D) { put(point.x, point.y) }
  mutating func put(_ size: Size2D) { put(size.width, size.height) }

  mutating func put(_ rect: Rect2D) {
    put(rect.origin)
    put(rect.size)
  }

  mutating func put(_ color: RGBA) { put(color.red, color.green, color.blue, color.opacity) }
  mutating func put(_ map: Affine2D) { put(map.a, map.b, map.c, map.d, map.tx, map.ty) }

  mutating func put(_ silhouette: Silhouette) {
    switch silhouette {
    case .rectangle(let rect), .ellipse(let rect): put(rect)
    case .roundedRectangle(let rect, let radii, _):
      put(rect)
      put(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    case .outline: break
    }
  }

  mutating func put(_ paint: Paint) {
    switch paint {
    case .color(let color): put(color)
    case .gradient(let gradient):
      put(gradient.geometry)
      for stop in gradient.stops {
        put(stop.color)
        put(stop.location)
      }
    case .picture(let paint):
      put(paint.frame)
      put(paint.opacity)
    }
  }

  private mutating func put(_ geometry: GradientPaint.Geometry) {
    switch geometry {
    case .linear(let start, let end):
      put(start)
      put(end)
    case .radial(let center, let start, let end), .angular(let center, let start, let end):
      put(center)
      put(start, end)
    case .elliptical(let center, let radii, let start, let end):
      put(center)
      put(radii)
      put(start, end)
    }
  }

  mutating func put(_ effect: LayerEffect) {
    switch effect {
    case .blur(let radius, _): put(radius)
    case .colors(let matrix): values.append(contentsOf: matrix.values)
    case .blend: break
    case .shadow(let shadow):
      put(shadow.color)
      put(shadow.radius)
      put(shadow.offset)
    case .edgeBlur(let blur):
      for ramp in [blur.upper, blur.lower] {
        put(ramp.radius)
        put(ramp.whole, ramp.end)
      }
      put(blur.left, blur.right)
    }
  }

  mutating func put(_ element: GlassElement) {
    put(element.spacing)
    for amount in GlassMaterial.Amount.allCases { put(element.material[amount]) }
    if let tint = element.material.tint { put(tint) }
    if let glow = element.glow {
      put(glow.center)
      put(glow.radius, glow.strength)
    }
  }
}
