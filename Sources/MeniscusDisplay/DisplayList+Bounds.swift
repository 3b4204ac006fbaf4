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
    case .picture(_, let rect):
      (local, transform) = (rect, operation.transform)
    case .glass(let element):
      guard glass.indices.contains(element) else { return nil }
      (local, transform) = (
        resources.bounds(of: glass[element].silhouette), glass[element].transform
      )
    case .beginGroup, .end:
      return nil
    }
    guard let local, local.isFinite else { return nil }
    let rect = transform.boundingBox(of: local)
    return rect.isFinite ? rect : nil
  }

  /// A rectangle around what is seen of each operation, in frame points, enclosing clips applied.
  ///
  /// A group or clip, and its end, have the bounds of what they enclose. What is not seen has an
  /// empty rectangle. The frame's own edges are not applied.
  ///
  /// - Complexity: linear in the operations.
  public func visibleBounds() -> [Rect2D] {
    var result = [Rect2D](repeating: .zero, count: operations.count)
    var open: [(index: Int, clip: Rect2D?, content: Rect2D)] = []
    for (index, operation) in operations.enumerated() {
      let clip = open.last?.clip
      switch operation.action {
      case .fill, .glyphs, .picture, .glass:
        var rect = bounds(of: operation) ?? .zero
        if let clip { rect = rect.intersection(clip) }
        result[index] = rect
        if let last = open.indices.last { open[last].content = open[last].content.union(rect) }
      case .beginGroup:
        open.append((index, clip, .zero))
      case .beginClip:
        let region = bounds(of: operation) ?? .zero
        open.append((index, clip.map { region.intersection($0) } ?? region, .zero))
      case .end:
        guard let ended = open.popLast() else { continue }
        result[index] = ended.content
        result[ended.index] = ended.content
        if let last = open.indices.last {
          open[last].content = open[last].content.union(ended.content)
        }
      }
    }
    return result
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
  /// Whether all four edges are finite numbers.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
