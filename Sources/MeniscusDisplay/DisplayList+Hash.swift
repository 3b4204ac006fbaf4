import MeniscusGeometry

extension DisplayList {
  /// The hashes of all operations and of the list.
  ///
  /// Complexity: linear in the operations and glass elements; resources were hashed when added.
  public func digest() -> DisplayDigest {
    var hasher = StableHasher()
    let operationHashes = operations.map { hash(of: $0, by: &hasher) }
    hasher.clear()
    hasher.combine(size)
    hasher.combine(scale)
    hasher.combine(background)
    hasher.combine(operationHashes.count)
    for hash in operationHashes { hasher.combine(hash) }
    hasher.combine(glass.count)
    for element in glass { hasher.combine(hash(of: element)) }
    return DisplayDigest(operations: operationHashes, list: hasher.finish())
  }

  /// The hash of what one operation of this list draws.
  ///
  /// Outlines and glass elements count by their content, not by their row.
  public func hash(of operation: DisplayOperation) -> UInt64 {
    var hasher = StableHasher()
    return hash(of: operation, by: &hasher)
  }

  /// The same by a hasher whose room is used again; what it had is forgotten.
  private func hash(of operation: DisplayOperation, by hasher: inout StableHasher) -> UInt64 {
    hasher.clear()
    switch operation.action {
    case .fill(let silhouette, let paint):
      hasher.combine(1)
      combine(silhouette, into: &hasher)
      hasher.combine(paint)
      hasher.combine(operation.transform)
    case .glyphs(let run, let paint):
      hasher.combine(7)
      hasher.combine(run.size)
      hasher.combine(run.glyphs.count)
      for glyph in run.glyphs {
        hasher.combine(resources.outlineHash(at: glyph.outline))
        hasher.combine(glyph.origin)
      }
      hasher.combine(paint)
      hasher.combine(operation.transform)
    case .beginGroup(let opacity):
      hasher.combine(3)
      hasher.combine(opacity)
    case .beginClip(let silhouette):
      hasher.combine(4)
      combine(silhouette, into: &hasher)
      hasher.combine(operation.transform)
    case .end:
      hasher.combine(5)
    case .beginLayer(let effect):
      hasher.combine(8)
      hasher.combine(effect)
      if effect.hasLengths { hasher.combine(operation.transform) }
    case .glass(let element):
      hasher.combine(6)
      hasher.combine(glass.indices.contains(element) ? hash(of: glass[element]) : 0)
      hasher.combine(operation.transform)
    }
    return hasher.finish()
  }

  /// The hash of one glass element.
  public func hash(of element: GlassElement) -> UInt64 {
    var hasher = StableHasher()
    combine(element.silhouette, into: &hasher)
    hasher.combine(element.transform)
    hasher.combine(element.container)
    hasher.combine(element.spacing)
    hasher.combine(element.material.kind.index)
    hasher.combine(element.material.tint == nil ? 0 : 1)
    if let tint = element.material.tint { hasher.combine(tint) }
    element.material.forEachStated { amount, value in
      if amount.isNamedInHashes { hasher.combine(amount.rawValue) }
      hasher.combine(value)
    }
    // Most lists have neither density nor light; a density is one number and a light four.
    if let glow = element.glow {
      hasher.combine(glow.center)
      hasher.combine(glow.radius)
      hasher.combine(glow.strength)
    }
    return hasher.finish()
  }

  /// Adds a silhouette and its outline to a hash.
  package func combine(_ silhouette: Silhouette, into hasher: inout StableHasher) {
    switch silhouette {
    case .rectangle(let rect):
      hasher.combine(0)
      hasher.combine(rect)
    case .roundedRectangle(let rect, let radii, let curve):
      hasher.combine(1)
      hasher.combine(rect)
      hasher.combine(radii)
      hasher.combine(Int(curve.rawValue))
    case .ellipse(let rect):
      hasher.combine(2)
      hasher.combine(rect)
    case .outline(let row, let rule):
      hasher.combine(3)
      hasher.combine(resources.outlineHash(at: row))
      hasher.combine(Int(rule.rawValue))
    }
  }
}

extension DisplayResources {
  /// The hash of the outline in a row, 0 where there is no such row.
  package func outlineHash(at row: Int) -> UInt64 {
    outlines.indices.contains(row) ? outlines[row].hash : 0
  }
}

extension StableHasher {
  /// Adds a paint.
  public mutating func combine(_ value: Paint) {
    switch value {
    case .color(let color):
      combine(0)
      combine(color)
    case .gradient(let gradient):
      combine(1)
      combine(gradient.geometry)
      combine(gradient.stops.count)
      for stop in gradient.stops {
        combine(stop.color)
        combine(stop.location)
      }
    case .picture(let paint):
      combine(2)
      combine(paint.picture.hash)
      combine(paint.frame)
      combine(paint.isTiled ? 1 : 0)
      combine(paint.interpolation.index)
      combine(paint.opacity)
    }
  }

  /// Adds an effect.
  public mutating func combine(_ value: LayerEffect) {
    switch value {
    case .blur(let radius, let isOpaque):
      combine(0)
      combine(radius)
      combine(isOpaque ? 1 : 0)
    case .colors(let matrix):
      combine(1)
      for value in matrix.values { combine(value) }
    case .blend(let mode):
      combine(2)
      combine(mode.index)
    case .shadow(let shadow):
      combine(3)
      combine(shadow.color)
      combine(shadow.radius)
      combine(shadow.offset)
    case .edgeBlur(let blur):
      combine(4)
      for ramp in [blur.upper, blur.lower] {
        combine(ramp.radius)
        combine(ramp.whole)
        combine(ramp.end)
      }
      combine(blur.left)
      combine(blur.right)
    }
  }

  private mutating func combine(_ value: GradientPaint.Geometry) {
    switch value {
    case .linear(let start, let end):
      combine(0)
      combine(start)
      combine(end)
    case .radial(let center, let startRadius, let endRadius):
      combine(1)
      combine(center)
      combine(startRadius)
      combine(endRadius)
    case .elliptical(let center, let radii, let startFraction, let endFraction):
      combine(2)
      combine(center)
      combine(radii)
      combine(startFraction)
      combine(endFraction)
    case .angular(let center, let startAngle, let endAngle):
      combine(3)
      combine(center)
      combine(startAngle)
      combine(endAngle)
    }
  }
}
