extension DisplayList {
  /// The list that a record was made of, without its views; nil where glass is missing that no
  /// operation lays.
  ///
  /// Outlines of glyphs and samples of pictures are not kept in a record: the list has the hashes of
  /// the one that was recorded, and cannot be drawn.
  ///
  /// - Complexity: linear in the record.
  package init?(_ record: DisplayRecord) {
    self.init(size: record.size, scale: record.scale, background: record.background)
    for outline in record.outlines { _ = resources.row(of: outline) }
    let elements = record.elements.sorted { $0.row < $1.row }
    guard elements.map({ $0.row }) == Array(elements.indices) else { return nil }
    for element in elements {
      glass.append(
        GlassElement(
          silhouette: Silhouette(element.silhouette, in: &resources), transform: element.transform,
          container: element.container, spacing: element.spacing, material: element.material,
          glow: element.glow, view: .none))
    }
    for operation in record.operations {
      operations.append(
        DisplayOperation(
          action: DisplayOperation.Action(operation.action, in: &resources),
          transform: operation.transform, view: .none))
    }
  }
}

extension DisplayList {
  /// The list that a record was made of, with the outlines and pictures that a record lacks taken from
  /// other lists; nil where these do not have them either.
  ///
  /// - Complexity: linear in the record and in the other lists.
  package init?(_ record: DisplayRecord, completedBy others: [DisplayList]) {
    self.init(record)
    var outlines: [UInt64: DisplayResources.OutlineResource] = [:]
    var pictures: [UInt64: Picture] = [:]
    for list in others {
      for outline in list.resources.outlines { outlines[outline.hash] = outline }
      for operation in list.operations {
        if let picture = operation.action.paint?.picture { pictures[picture.hash] = picture }
      }
    }
    var completed = DisplayResources()
    for outline in resources.outlines {
      let isKnown = DisplayResources.OutlineResource(outline.outline).hash == outline.hash
      guard let known = isKnown ? outline : outlines[outline.hash] else { return nil }
      _ = completed.row(of: known)
    }
    resources = completed
    for index in operations.indices {
      guard let reference = operations[index].action.paint?.picture else { continue }
      guard let picture = pictures[reference.hash] else { return nil }
      operations[index].action.replacePicture(by: picture)
    }
  }
}

extension DisplayOperation.Action {
  /// Paints with another picture, where it paints with one.
  fileprivate mutating func replacePicture(by picture: Picture) {
    switch self {
    case .fill(let silhouette, .picture(var paint)):
      paint.picture = picture
      self = .fill(silhouette, .picture(paint))
    case .glyphs(let run, .picture(var paint)):
      paint.picture = picture
      self = .glyphs(run, .picture(paint))
    default: break
    }
  }
}

extension DisplayOperation.Action {
  fileprivate init(_ action: OperationRecord.Action, in resources: inout DisplayResources) {
    switch action {
    case .fill(let silhouette, let paint):
      self = .fill(Silhouette(silhouette, in: &resources), paint)
    case .glyphs(let size, let glyphs, let paint):
      let placed = glyphs.map { glyph in
        GlyphRun.Placement(outline: resources.row(ofHash: glyph.outline), origin: glyph.origin)
      }
      self = .glyphs(GlyphRun(size: size, glyphs: placed), paint)
    case .beginGroup(let opacity): self = .beginGroup(opacity: opacity)
    case .beginLayer(let effect): self = .beginLayer(effect)
    case .beginClip(let silhouette): self = .beginClip(Silhouette(silhouette, in: &resources))
    case .end: self = .end
    case .glass(let row): self = .glass(element: row)
    }
  }
}

extension Silhouette {
  fileprivate init(_ record: SilhouetteRecord, in resources: inout DisplayResources) {
    switch record {
    case .rectangle(let rect): self = .rectangle(rect)
    case .roundedRectangle(let rect, let radii, let curve):
      self = .roundedRectangle(rect, radii, curve)
    case .ellipse(let rect): self = .ellipse(rect)
    case .outline(let hash, let rule): self = .outline(resources.row(ofHash: hash), rule)
    }
  }
}

extension DisplayResources {
  /// The row of an outline by its hash; -1, where none ever is, for one that was not there.
  fileprivate mutating func row(ofHash hash: UInt64?) -> Int {
    hash.map { row(of: OutlineResource(reference: $0)) } ?? -1
  }
}
