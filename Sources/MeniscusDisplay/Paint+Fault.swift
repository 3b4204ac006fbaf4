import MeniscusGeometry
import MeniscusImage

// What faults make of the parts of an operation; nil where a part cannot have the fault.

extension RGBA {
  /// More or less opaque, within what there is.
  func addingOpacity(_ change: Double) -> RGBA? {
    let changed = opacity + change
    guard opacity > 0, (0...1).contains(changed) else { return nil }
    return RGBA(red: red, green: green, blue: blue, opacity: changed)
  }

  /// A part of the way to the farther end of every channel.
  func tinted(by share: Double) -> RGBA? {
    guard opacity > 0 else { return nil }
    func tinted(_ channel: Double) -> Double {
      channel + ((channel < 0.5 ? 1 : 0) - channel) * share
    }
    return RGBA(red: tinted(red), green: tinted(green), blue: tinted(blue), opacity: opacity)
  }

  /// Red and blue in each other's place, where they are not alike.
  var exchanged: RGBA? {
    guard opacity > 0, abs(red - blue) > 0.02 else { return nil }
    return RGBA(red: blue, green: green, blue: red, opacity: opacity)
  }
}

extension Paint {
  /// A gradient in which an inner stop, or the first where there is none, lies a twentieth further.
  var withMovedStop: Paint? {
    guard case .gradient(var gradient) = self, gradient.stops.count > 1 else { return nil }
    let stops = gradient.stops
    let index = stops.firstIndex { $0.location > 0 && $0.location < 1 } ?? 0
    let limit = index + 1 < stops.count ? stops[index + 1].location : 1
    let moved = min(stops[index].location + 0.05, limit)
    guard moved != stops[index].location else { return nil }
    gradient.stops[index].location = moved
    return .gradient(gradient)
  }

  /// A picture with red and blue in each other's place.
  var withSwappedChannels: Paint? {
    guard case .picture(var paint) = self else { return nil }
    var bitmap = paint.picture.bitmap
    for first in stride(from: 0, to: bitmap.samples.count - 3, by: 4) {
      bitmap.samples.swapAt(first, first + 2)
    }
    paint.picture = Picture(bitmap)
    return .picture(paint)
  }

  /// A picture without colours between its texels.
  var blocky: Paint? {
    guard case .picture(var paint) = self, paint.interpolation != .nearest else { return nil }
    paint.interpolation = .nearest
    return .picture(paint)
  }
}

extension Silhouette {
  /// A rounded rectangle with larger or smaller radii, within what it has room for.
  func rounded(by change: Double) -> Silhouette? {
    guard case .roundedRectangle(let rect, let radii, let curve) = self else { return nil }
    let room = min(rect.width, rect.height) * 0.5
    func rounded(_ radius: Double) -> Double {
      radius > 0 ? min(max(min(radius, room) + change, 0), room) : radius
    }
    let changed = CornerRadii2D(
      topLeft: rounded(radii.topLeft), topRight: rounded(radii.topRight),
      bottomRight: rounded(radii.bottomRight), bottomLeft: rounded(radii.bottomLeft))
    let fitted = CornerRadii2D(
      topLeft: min(radii.topLeft, room), topRight: min(radii.topRight, room),
      bottomRight: min(radii.bottomRight, room), bottomLeft: min(radii.bottomLeft, room))
    return changed == fitted ? nil : .roundedRectangle(rect, changed, curve)
  }
}

extension LayerEffect {
  /// A blur that is wider or narrower by some points.
  func blurred(by change: Double) -> LayerEffect? {
    switch self {
    case .blur(let radius, let isOpaque) where radius > 0:
      return .blur(radius: max(radius + change, 0), isOpaque: isOpaque)
    case .edgeBlur(var blur) where blur.upper.radius > 0 || blur.lower.radius > 0:
      func changed(_ radius: Double) -> Double { radius > 0 ? max(radius + change, 0) : radius }
      blur.upper.radius = changed(blur.upper.radius)
      blur.lower.radius = changed(blur.lower.radius)
      return .edgeBlur(blur)
    default:
      return nil
    }
  }

  var withoutShadow: LayerEffect? {
    guard case .shadow(var shadow) = self, shadow.color.opacity > 0 else { return nil }
    shadow.color.opacity = 0
    return .shadow(shadow)
  }

  /// A shadow whose blur is a point wider.
  var withSofterShadow: LayerEffect? {
    guard case .shadow(var shadow) = self, shadow.color.opacity > 0 else { return nil }
    shadow.radius = max(shadow.radius, 0) + 1
    return .shadow(shadow)
  }

  var withoutBlending: LayerEffect? {
    guard case .blend(let mode) = self, mode != .normal else { return nil }
    return .blend(.normal)
  }
}
