import MeniscusGeometry

/// Where a shape stands: in which container, and which way lines run.
nonisolated struct ShapePlace: Sendable {
  /// The container around, in the space of the shape's rectangle, which begins at zero; nil where
  /// that is the scene, a plain rectangle.
  var container: ContainerOutline?
  /// Which way lines run.
  var direction = LayoutDirection.leftToRight
  /// The shape of buttons there that have a face.
  var buttonBorder = ButtonBorderShape.automatic
}

/// The shape of a container as a shape inside sees it.
nonisolated struct ContainerOutline: Sendable {
  /// The container's shape.
  let shape: any InsettableShape
  /// The rectangle that the shape fills, in the inner shape's space.
  var rect: Rect2D
  /// The radii of its corners; nil where it is no rounded rectangle.
  var radii: CornerRadii2D?
  /// How its corners bend.
  let curve: CornerCurve
}

extension ContainerOutline {
  /// The radii about the centres of the container's corners, for a rectangle inside; nil where the
  /// container has no corners.
  ///
  /// A corner's radius is the container's less the distance between both corners, which is the larger
  /// of the distances along the two axes: so the inner corner shares the centre where both are equal,
  /// and never crosses the outer one. What reaches beyond a corner is rounder than it; square corners
  /// stay square. That the larger distance counts, and what lies beyond, is ours.
  func concentricRadii(of inner: Rect2D) -> CornerRadii2D? {
    guard let radii else { return nil }
    let (left, right) = (inner.minX - rect.minX, rect.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - rect.minY, rect.maxY - inner.maxY)
    func radius(_ outer: Double, _ x: Double, _ y: Double) -> Double {
      outer > 0 ? max(outer - max(x, y), 0) : 0
    }
    return CornerRadii2D(
      topLeft: radius(radii.topLeft, left, top), topRight: radius(radii.topRight, right, top),
      bottomRight: radius(radii.bottomRight, right, bottom),
      bottomLeft: radius(radii.bottomLeft, left, bottom))
  }

  /// How far a rectangle lies inside: its smallest distance from an edge, at least 0.
  func inset(of inner: Rect2D) -> Double {
    let across = min(inner.minX - rect.minX, rect.maxX - inner.maxX)
    let down = min(inner.minY - rect.minY, rect.maxY - inner.maxY)
    return max(min(across, down), 0)
  }

  /// The outline as a map that leads into another space has it.
  func mapped(by map: Affine2D) -> ContainerOutline {
    guard map != .identity else { return self }
    let scale = abs(map.determinant).squareRoot()
    var result = self
    if map.b == 0, map.c == 0 {
      result.rect = map.boundingBox(of: rect)
    } else {
      // Nothing is concentric with what is turned; the distances that the layout gave it count.
      let center = map.apply(rect.center)
      let size = Size2D(width: rect.width * scale, height: rect.height * scale)
      result.rect = Rect2D(
        x: center.x - size.width * 0.5, y: center.y - size.height * 0.5, width: size.width,
        height: size.height)
    }
    result.radii = radii.map {
      CornerRadii2D(
        topLeft: $0.topLeft * scale, topRight: $0.topRight * scale,
        bottomRight: $0.bottomRight * scale, bottomLeft: $0.bottomLeft * scale)
    }
    return result
  }
}

extension RoundedRectangularShapeCorners {
  /// The radii in a rectangle, in points; nil where a corner follows a container without corners.
  func radii(in rect: Rect2D, at place: ShapePlace) -> RectangleCornerRadii? {
    var concentric = CornerRadii2D(all: 0)
    if followsContainer, let container = place.container {
      guard let known = container.concentricRadii(of: rect) else { return nil }
      concentric = known
    }
    var radii = RectangleCornerRadii()
    for corner in Edge.Corner.allCases {
      let style = self[corner]
      radii[corner] =
        style.isConcentric
        ? max(CGFloat(concentric.radius(at: corner, place.direction)), style.radius)
        : style.radius
    }
    return radii
  }
}

extension CornerRadii2D {
  /// Makes radii from those in terms of the reading direction.
  init(_ radii: RectangleCornerRadii, _ direction: LayoutDirection) {
    func radius(_ corner: Edge.Corner) -> Double {
      Double(radii[direction == .rightToLeft ? corner.mirrored : corner])
    }
    self.init(
      topLeft: radius(.topLeading), topRight: radius(.topTrailing),
      bottomRight: radius(.bottomTrailing), bottomLeft: radius(.bottomLeading))
  }

  /// The radius at a corner in terms of the reading direction.
  fileprivate func radius(at corner: Edge.Corner, _ direction: LayoutDirection) -> Double {
    switch direction == .rightToLeft ? corner.mirrored : corner {
    case .topLeading: topLeft
    case .topTrailing: topRight
    case .bottomLeading: bottomLeft
    case .bottomTrailing: bottomRight
    }
  }
}

extension RectangleCornerRadii {
  /// The radius at a corner.
  subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}

extension Edge.Corner {
  /// The corner on the other side.
  fileprivate var mirrored: Edge.Corner {
    switch self {
    case .topLeading: .topTrailing
    case .topTrailing: .topLeading
    case .bottomLeading: .bottomTrailing
    case .bottomTrailing: .bottomLeading
    }
  }
}
