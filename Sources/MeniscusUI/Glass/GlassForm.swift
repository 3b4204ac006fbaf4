import MeniscusDisplay
import MeniscusGeometry

/// A glass shape as morphing knows it: where it lies in the frame, and how round it is.
struct GlassForm: Equatable {
  /// The bounds of the shape, in frame points.
  var box: Rect2D
  /// The radii of its corners, in frame points; nil where only an outline says the shape.
  var radii: CornerRadii2D?
  /// How its corners bend.
  var curve = CornerCurve.circular

  /// Makes the form of a silhouette that `map` carries into the frame.
  ///
  /// - Parameter bounds: the bounds of the silhouette in its own space.
  init(_ silhouette: Silhouette, bounds: Rect2D, map: Affine2D) {
    box = map.boundingBox(of: bounds)
    let scale = abs(map.determinant).squareRoot()
    switch silhouette {
    case .rectangle:
      radii = CornerRadii2D(all: 0)
    case .roundedRectangle(let rect, let own, let curve):
      radii = own.fitted(to: rect.size).scaled(by: scale)
      self.curve = curve
    case .ellipse(let rect):
      // Only a circle is a rounded rectangle.
      if rect.width == rect.height { radii = CornerRadii2D(all: rect.width * 0.5 * scale) }
    case .outline:
      break
    }
  }

  /// The form on its way to `other`, 0 (this one) to 1 (the other); a spring may go beyond.
  ///
  /// A form that has no radii, or meets one that has none, keeps its kind of shape.
  func mixed(with other: GlassForm, by amount: Double) -> GlassForm {
    var result = self
    result.box = box.mixed(with: other.box, by: amount)
    guard let radii, let otherRadii = other.radii else {
      result.radii = nil
      return result
    }
    if isFullyRound, other.isFullyRound {
      result.radii = CornerRadii2D(all: result.box.size.shortSide * 0.5)
    } else {
      result.radii = radii.mixed(with: otherRadii, by: amount)
    }
    return result
  }

  /// Whether the shape is a capsule or a circle.
  private var isFullyRound: Bool {
    guard let radii else { return false }
    let least = min(
      min(radii.topLeft, radii.topRight), min(radii.bottomLeft, radii.bottomRight))
    // Radii come from halves of the same side, so that only rounding may part them.
    return least >= box.size.shortSide * 0.5 - 1e-6
  }

  /// The silhouette with its corner at zero, or nil where only an outline says it.
  var silhouette: Silhouette? {
    radii.map { .roundedRectangle(Rect2D(origin: .zero, size: box.size), $0, curve) }
  }
}

extension Rect2D {
  /// The rectangle on its way to `other`, edge by edge; never of negative extent.
  func mixed(with other: Rect2D, by amount: Double) -> Rect2D {
    Rect2D(
      x: minX + (other.minX - minX) * amount, y: minY + (other.minY - minY) * amount,
      width: max(width + (other.width - width) * amount, 0),
      height: max(height + (other.height - height) * amount, 0))
  }
}

extension CornerRadii2D {
  fileprivate func scaled(by factor: Double) -> CornerRadii2D {
    CornerRadii2D(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }

  fileprivate func mixed(with other: CornerRadii2D, by amount: Double) -> CornerRadii2D {
    func mix(_ from: Double, _ to: Double) -> Double { max(from + (to - from) * amount, 0) }
    return CornerRadii2D(
      topLeft: mix(topLeft, other.topLeft), topRight: mix(topRight, other.topRight),
      bottomRight: mix(bottomRight, other.bottomRight),
      bottomLeft: mix(bottomLeft, other.bottomLeft))
  }
}
