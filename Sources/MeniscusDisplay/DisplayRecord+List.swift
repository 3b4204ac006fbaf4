import MeniscusGeometry
import MeniscusImage

extension DisplayRecord {
  /// Records what a display list draws; resources that no operation uses are left out.
  ///
  /// - Complexity: linear in the operations, glyphs and glass elements, times the pictures.
  public init(_ list: DisplayList) {
    size = list.size
    scale = list.scale
    background = list.background
    operations = list.operations.map { OperationRecord($0, in: list) }
    elements = elementRows.compactMap { row in
      list.glass.indices.contains(row) ? GlassRecord(list.glass[row], row: row, in: list) : nil
    }
    var rows: [UInt64: Int] = [:]
    for (row, resource) in list.resources.outlines.enumerated() { rows[resource.hash] = row }
    outlines = outlineHashes.compactMap { hash in rows[hash].map { list.resources.outlines[$0] } }
    let drawn = list.operations.compactMap { $0.action.paint?.picture }
    pictures = pictureHashes.compactMap { hash in
      drawn.first { $0.hash == hash }.map { picture in
        let bitmap: Bitmap = picture.bitmap
        return PictureRecord(hash: hash, width: bitmap.width, height: bitmap.height)
      }
    }
  }

  /// The rows of the elements that operations lay, each once, in the order of first use.
  var elementRows: [Int] {
    let rows = operations.compactMap { operation -> Int? in
      if case .glass(let row) = operation.action { row } else { nil }
    }
    return rows.withoutRepeats
  }

  /// The outlines of silhouettes, each once, in the order of first use: operations, then elements.
  var outlineHashes: [UInt64] {
    let silhouettes = operations.map { $0.action.silhouette } + elements.map { $0.silhouette }
    let hashes = silhouettes.compactMap { silhouette -> UInt64? in
      if case .outline(let hash, _) = silhouette { hash } else { nil }
    }
    return hashes.withoutRepeats
  }

  /// The hashes of the pictures, each once, in the order of first use.
  var pictureHashes: [UInt64] {
    operations.compactMap { $0.action.paint?.picture?.hash }.withoutRepeats
  }
}

extension OperationRecord {
  init(_ operation: DisplayOperation, in list: DisplayList) {
    transform = operation.transform
    switch operation.action {
    case .fill(let silhouette, let paint):
      action = .fill(SilhouetteRecord(silhouette, in: list.resources), paint.withoutSamples)
    case .glyphs(let run, let paint):
      let glyphs = run.glyphs.map { glyph in
        GlyphRecord(outline: list.resources.hash(at: glyph.outline), origin: glyph.origin)
      }
      action = .glyphs(size: run.size, glyphs, paint.withoutSamples)
    case .beginGroup(let opacity):
      action = .beginGroup(opacity: opacity)
      transform = Affine2D.identity
    case .beginLayer(let effect):
      action = .beginLayer(effect)
      if !effect.hasLengths { transform = Affine2D.identity }
    case .beginClip(let silhouette):
      action = .beginClip(SilhouetteRecord(silhouette, in: list.resources))
    case .end:
      action = .end
      transform = Affine2D.identity
    case .glass(let row):
      action = .glass(element: row)
    }
    view = list.path(of: operation.view)
  }
}

extension GlassRecord {
  fileprivate init(_ element: GlassElement, row: Int, in list: DisplayList) {
    self.row = row
    silhouette = SilhouetteRecord(element.silhouette, in: list.resources)
    transform = element.transform
    container = element.container
    spacing = element.spacing
    material = element.material
    glow = element.glow
    view = list.path(of: element.view)
  }
}

extension SilhouetteRecord {
  fileprivate init(_ silhouette: Silhouette, in resources: DisplayResources) {
    switch silhouette {
    case .rectangle(let rect): self = .rectangle(rect)
    case .roundedRectangle(let rect, let radii, let curve):
      self = .roundedRectangle(rect, radii, curve)
    case .ellipse(let rect): self = .ellipse(rect)
    case .outline(let row, let rule): self = .outline(resources.hash(at: row), rule)
    }
  }
}

extension DisplayResources {
  /// The hash of the outline in a row, nil where there is no such row.
  fileprivate func hash(at row: Int) -> UInt64? {
    outlines.indices.contains(row) ? outlines[row].hash : nil
  }
}

extension DisplayList {
  /// The path of a view, nil where the list's table has no such row.
  package func path(of view: ViewIndex) -> String? {
    let row = Int(view.row)
    return views.indices.contains(row) ? views[row].path : nil
  }
}

extension DisplayOperation.Action {
  /// What a fill or glyphs are painted with.
  var paint: Paint? {
    switch self {
    case .fill(_, let paint), .glyphs(_, let paint): paint
    case .beginGroup, .beginLayer, .beginClip, .end, .glass: nil
    }
  }
}

extension OperationRecord.Action {
  /// What a fill or glyphs are painted with.
  public var paint: Paint? {
    switch self {
    case .fill(_, let paint), .glyphs(_, _, let paint): paint
    case .beginGroup, .beginLayer, .beginClip, .end, .glass: nil
    }
  }

  /// The region of a fill or clip.
  public var silhouette: SilhouetteRecord? {
    switch self {
    case .fill(let silhouette, _), .beginClip(let silhouette): silhouette
    case .glyphs, .beginGroup, .beginLayer, .end, .glass: nil
    }
  }
}

extension Paint {
  /// The picture of a paint that has one.
  var picture: Picture? {
    if case .picture(let paint) = self { paint.picture } else { nil }
  }

  /// The paint, a picture as its hash alone.
  fileprivate var withoutSamples: Paint {
    guard case .picture(var paint) = self else { return self }
    paint.picture = Picture(reference: paint.picture.hash)
    return .picture(paint)
  }
}
