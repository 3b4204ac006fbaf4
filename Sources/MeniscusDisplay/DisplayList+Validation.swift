import MeniscusGeometry

extension DisplayList {
  /// Checks that groups balance, numbers are finite and everything referred to is there.
  ///
  /// A list that fails can still be drawn: what is faulty draws nothing, what is not ended ends with
  /// the list.
  ///
  /// - Throws: the first fault, frame first, then operations in order, then glass elements.
  /// - Complexity: linear in the operations, glass elements and outline elements.
  public func validate() throws(DisplayError) {
    guard pixelWidth > 0, pixelHeight > 0, scale.isFinite, scale > 0 else {
      throw .frame
    }
    guard background.isFinite, background.opacity == 1 else { throw .background }
    let finiteOutlines = resources.outlines.map { $0.outline.isFinite }
    var open: [Int] = []
    for (index, operation) in operations.enumerated() {
      try validate(operation, at: index, finiteOutlines)
      switch operation.action {
      case .beginGroup, .beginLayer, .beginClip:
        open.append(index)
      case .end:
        guard open.popLast() != nil else { throw .nothingToEnd(operation: index) }
      case .fill, .glyphs, .glass:
        break
      }
    }
    if let index = open.last { throw .notEnded(operation: index) }
    for (row, element) in glass.enumerated() {
      guard element.transform.isFinite, element.spacing.isFinite,
        element.material.isFinite, element.glow?.isFinite ?? true,
        isSound(element.silhouette, finiteOutlines)
      else { throw .glassElement(row: row) }
    }
  }

  private func validate(
    _ operation: DisplayOperation, at index: Int, _ finiteOutlines: [Bool]
  ) throws(DisplayError) {
    var isFinite = operation.transform.isFinite
    switch operation.action {
    case .fill(let silhouette, let paint):
      try validateRow(of: silhouette, at: index)
      isFinite = isFinite && isSound(silhouette, finiteOutlines) && paint.isFinite
      try validateRamp(of: paint, isFinite, at: index)
    case .glyphs(let run, let paint):
      isFinite = isFinite && run.size.isFinite && paint.isFinite
      for glyph in run.glyphs {
        guard finiteOutlines.indices.contains(glyph.outline) else {
          throw .missing(operation: index, row: glyph.outline)
        }
        isFinite = isFinite && finiteOutlines[glyph.outline] && glyph.origin.isFinite
      }
      try validateRamp(of: paint, isFinite, at: index)
    case .beginClip(let silhouette):
      try validateRow(of: silhouette, at: index)
      isFinite = isFinite && isSound(silhouette, finiteOutlines)
    case .beginGroup(let opacity):
      isFinite = isFinite && opacity.isFinite
    case .beginLayer(let effect):
      isFinite = isFinite && effect.isFinite
    case .end:
      break
    case .glass(let element):
      guard glass.indices.contains(element) else {
        throw .missing(operation: index, row: element)
      }
    }
    guard isFinite else { throw .notFinite(operation: index) }
  }

  private func validateRamp(
    of paint: Paint, _ isFinite: Bool, at index: Int
  ) throws(DisplayError) {
    if case .gradient(let gradient) = paint, isFinite, !gradient.hasRisingStops {
      throw .ramp(operation: index)
    }
  }

  private func validateRow(of silhouette: Silhouette, at index: Int) throws(DisplayError) {
    if case .outline(let row, _) = silhouette, !resources.outlines.indices.contains(row) {
      throw .missing(operation: index, row: row)
    }
  }

  private func isSound(_ silhouette: Silhouette, _ finiteOutlines: [Bool]) -> Bool {
    switch silhouette {
    case .rectangle(let rect), .ellipse(let rect):
      rect.isFinite
    case .roundedRectangle(let rect, let radii, _):
      rect.isFinite && radii.topLeft.isFinite && radii.topRight.isFinite
        && radii.bottomRight.isFinite && radii.bottomLeft.isFinite
    case .outline(let row, _):
      finiteOutlines.indices.contains(row) && finiteOutlines[row]
    }
  }
}

extension GlassMaterial {
  var isFinite: Bool {
    Amount.allCases.allSatisfy { self[$0].isFinite } && tint?.isFinite ?? true
  }
}

extension Paint {
  var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .gradient(let gradient):
      gradient.geometry.isFinite
        && gradient.stops.allSatisfy { $0.color.isFinite && $0.location.isFinite }
    case .picture(let paint): paint.frame.isFinite && paint.opacity.isFinite
    }
  }
}

extension LayerEffect {
  /// Whether all numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .blur(let radius, _): radius.isFinite
    case .colors(let matrix): matrix.isFinite
    case .blend: true
    case .shadow(let shadow):
      shadow.color.isFinite && shadow.radius.isFinite && shadow.offset.isFinite
    case .edgeBlur(let blur):
      blur.upper.isFinite && blur.lower.isFinite && blur.left.isFinite && blur.right.isFinite
    }
  }

  /// Whether the effect has lengths, which a transform changes.
  package var hasLengths: Bool {
    switch self {
    case .blur, .shadow, .edgeBlur: true
    case .colors, .blend: false
    }
  }
}

extension EdgeBlur.Ramp {
  fileprivate var isFinite: Bool { radius.isFinite && whole.isFinite && end.isFinite }
}

extension GradientPaint {
  var hasRisingStops: Bool {
    guard !stops.isEmpty else { return false }
    return zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
  }
}

extension GradientPaint.Geometry {
  /// Whether all numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .linear(let start, let end): start.isFinite && end.isFinite
    case .radial(let center, let start, let end), .angular(let center, let start, let end):
      center.isFinite && start.isFinite && end.isFinite
    case .elliptical(let center, let radii, let start, let end):
      center.isFinite && radii.width.isFinite && radii.height.isFinite
        && start.isFinite && end.isFinite
    }
  }
}

extension RGBA {
  var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && opacity.isFinite
  }
}

extension Point2D {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Affine2D {
  /// Whether all numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Path2D {
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isFinite
      case .quadratic(let c, let p): c.isFinite && p.isFinite
      case .cubic(let c, let d, let p): c.isFinite && d.isFinite && p.isFinite
      case .close: true
      }
    }
  }
}
