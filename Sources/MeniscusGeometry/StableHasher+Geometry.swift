extension StableHasher {
  /// Adds a point.
  public mutating func combine(_ value: Point2D) {
    combine(value.x)
    combine(value.y)
  }

  /// Adds a size.
  public mutating func combine(_ value: Size2D) {
    combine(value.width)
    combine(value.height)
  }

  /// Adds a rectangle.
  public mutating func combine(_ value: Rect2D) {
    combine(value.origin)
    combine(value.size)
  }

  /// Adds a map.
  public mutating func combine(_ value: Affine2D) {
    combine(value.a)
    combine(value.b)
    combine(value.c)
    combine(value.d)
    combine(value.tx)
    combine(value.ty)
  }

  /// Adds a colour.
  public mutating func combine(_ value: RGBA) {
    combine(value.red)
    combine(value.green)
    combine(value.blue)
    combine(value.opacity)
  }

  /// Adds corner radii.
  public mutating func combine(_ value: CornerRadii2D) {
    combine(value.topLeft)
    combine(value.topRight)
    combine(value.bottomRight)
    combine(value.bottomLeft)
  }

  /// Adds a path, element by element.
  public mutating func combine(_ value: Path2D) {
    combine(value.elements.count)
    for element in value.elements {
      switch element {
      case .move(let p):
        combine(0)
        combine(p)
      case .line(let p):
        combine(1)
        combine(p)
      case .quadratic(let c, let p):
        combine(2)
        combine(c)
        combine(p)
      case .cubic(let c, let d, let p):
        combine(3)
        combine(c)
        combine(d)
        combine(p)
      case .close:
        combine(4)
      }
    }
  }
}
