import MeniscusGeometry

extension DisplayList {
  /// The number of columns of the frame in pixels: the width times the scale, rounded up.
  ///
  /// Zero where that is not a number, not positive, or beyond 16,384.
  public var pixelWidth: Int { Self.pixels(size.width * scale) }

  /// The number of rows of the frame in pixels: the height times the scale, rounded up.
  ///
  /// Zero where that is not a number, not positive, or beyond 16,384.
  public var pixelHeight: Int { Self.pixels(size.height * scale) }

  /// The largest number of columns or rows of a frame.
  public static var pixelLimit: Int { 16_384 }

  private static func pixels(_ extent: Double) -> Int {
    let rounded = extent.rounded(.up)
    return rounded >= 1 && rounded <= Double(pixelLimit) ? Int(rounded) : 0
  }

  /// A rectangle around what an operation draws, in frame points; nil where it draws nothing itself.
  ///
  /// Groups and ends draw nothing; a clip is the bounds of its region. A region that is not finite
  /// draws nothing.
  public func bounds(of operation: DisplayOperation) -> Rect2D? {
    let (local, transform): (Rect2D?, Affine2D)
    switch operation.action {
    case .fill(let silhouette, _), .beginClip(let silhouette):
      (local, transform) = (resources.bounds(of: silhouette), operation.transform)
    case .glyphs(let run, _):
      (local, transform) = (resources.bounds(of: run), operation.transform)
    case .glass(let element):
      guard glass.indices.contains(element) else { return nil }
      (local, transform) = (
        resources.bounds(of: glass[element].silhouette), glass[element].transform
      )
    case .beginGroup, .beginLayer, .end:
      return nil
    }
    guard let local, local.isFinite else { return nil }
    let rect = transform.boundingBox(of: local)
    return rect.isFinite ? rect : nil
  }

  /// A rectangle around what is seen of each operation, in frame points, enclosing clips applied.
  ///
  /// A group, layer or clip, and its end, have the bounds of what they enclose. What is inside layers
  /// counts with the reach of their effects. What is not seen has an empty rectangle. The frame's own
  /// edges are not applied.
  ///
  /// - Complexity: linear in the operations, times the layers that are open.
  public func visibleBounds() -> [Rect2D] {
    var result = [Rect2D](repeating: .zero, count: operations.count)
    var open: [OpenPart] = []
    for (index, operation) in operations.enumerated() {
      let clip = open.last?.clip
      switch operation.action {
      case .fill, .glyphs, .glass:
        var rect = bounds(of: operation) ?? .zero
        if let clip { rect = rect.intersection(clip) }
        if let last = open.indices.last { open[last].content = open[last].content.union(rect) }
        result[index] = seen(rect, open)
      case .beginGroup:
        open.append(OpenPart(index: index, clip: clip, outer: clip))
      case .beginLayer(let effect):
        let reach = effect.reach(in: operation.transform)
        open.append(OpenPart(index: index, clip: clip?.grown(by: reach), outer: clip, reach: reach))
      case .beginClip:
        let region = bounds(of: operation) ?? .zero
        let inner = clip.map { region.intersection($0) } ?? region
        open.append(OpenPart(index: index, clip: inner, outer: clip))
      case .end:
        guard let ended = open.popLast() else { continue }
        let rect = seen(ended.content, [ended])
        if let last = open.indices.last { open[last].content = open[last].content.union(rect) }
        result[index] = seen(rect, open)
        result[ended.index] = result[index]
      }
    }
    return result
  }

  /// What of a rectangle inside the parts that are open is seen, effects applied.
  private func seen(_ rect: Rect2D, _ open: [OpenPart]) -> Rect2D {
    var rect = rect
    for part in open.reversed() where part.reach > 0 {
      rect = rect.grown(by: part.reach)
      if let outer = part.outer { rect = rect.intersection(outer) }
    }
    return rect
  }
}

/// A group, layer or clip that has begun.
private struct OpenPart {
  let index: Int
  /// What is seen of the inside, and of what is around.
  let clip: Rect2D?
  let outer: Rect2D?
  /// How far the effect of a layer reaches.
  var reach = 0.0
  var content = Rect2D.zero
}

extension LayerEffect {
  /// How far beyond what is drawn the effect reaches, in frame points; a blur counts for three
  /// deviations.
  package func reach(in transform: Affine2D) -> Double {
    let reach: Double =
      switch self {
      case .colors, .blend: 0
      case .blur(let radius, _): 3 * max(radius, 0) * transform.growth
      case .edgeBlur(let blur): 3 * max(blur.upper.radius, blur.lower.radius, 0) * transform.growth
      case .shadow(let shadow):
        3 * max(shadow.radius, 0) * transform.growth
          + max(abs(transform.offset(shadow.offset).x), abs(transform.offset(shadow.offset).y))
      }
    return reach.isFinite ? reach : 0
  }
}

extension Affine2D {
  /// The square root of the area that a unit of area becomes.
  package var growth: Double { abs(determinant).squareRoot() }

  /// The image of a distance.
  package func offset(_ distance: Point2D) -> Point2D {
    Point2D(x: a * distance.x + c * distance.y, y: b * distance.x + d * distance.y)
  }
}

extension DisplayResources {
  /// A rectangle around a silhouette in its own space, nil where its outline is missing.
  public func bounds(of silhouette: Silhouette) -> Rect2D? {
    switch silhouette {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
    case .outline(let row, _): outlines.indices.contains(row) ? outlines[row].bounds : nil
    }
  }
}

extension DisplayResources {
  /// A rectangle around a run of glyphs in its operation's own space, nil where there are none.
  ///
  /// Outlines that are missing count for nothing.
  ///
  /// - Complexity: linear in the glyphs.
  public func bounds(of run: GlyphRun) -> Rect2D? {
    var result: Rect2D?
    for glyph in run.glyphs where outlines.indices.contains(glyph.outline) {
      let ink = outlines[glyph.outline].bounds
      guard !ink.isEmpty else { continue }
      let rect = Rect2D(
        x: glyph.origin.x + ink.minX * run.size, y: glyph.origin.y + ink.minY * run.size,
        width: ink.width * run.size, height: ink.height * run.size)
      result = result?.union(rect) ?? rect
    }
    return result
  }
}

extension Rect2D {
  /// The rectangle, larger by `reach` on every side; nothing stays nothing.
  func grown(by reach: Double) -> Rect2D {
    isEmpty ? self : inset(by: Insets2D(all: -reach))
  }

  /// Whether all four edges are finite numbers.
  package var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
