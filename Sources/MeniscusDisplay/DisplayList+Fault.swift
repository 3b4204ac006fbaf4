import MeniscusGeometry

/// A display list with a fault in it.
package struct PlantedList: Equatable, Sendable {
  /// The list; its operations are as many as before.
  package var list: DisplayList
  /// The views whose operations or glass elements have the fault.
  package var views: [ViewIndex]
}

extension DisplayList {
  /// The list with a fault in it; nil where nothing in it can have the fault.
  ///
  /// A fault is in one operation: the frontmost that is seen and can have it. Faults of what glass
  /// fuses into are in one element, or in one container; faults of the look of glass change nothing
  /// in the list and only say which views they touch.
  ///
  /// Complexity: linear in the operations; in the samples of a picture whose channels are swapped.
  package func planting(_ fault: Fault) -> PlantedList? {
    switch fault {
    case .drawingShifted, .paintShifted: plantingOperation { shifted($0) }
    case .orderSwapped, .paintOrderSwapped: plantingOrder()
    case .fillLost: planting { $0.withoutFill }
    case .clipMissing: planting { withoutClip($0) }
    case .opacityHigher, .paintOpacityHigher: plantingColor { $0.addingOpacity(2.0 / 255) }
    case .opacityLower, .paintOpacityLower: plantingColor { $0.addingOpacity(-2.0 / 255) }
    case .colorTinted, .paintTinted: plantingColor { $0.tinted(by: 0.015) }
    case .channelsSwapped: plantingColor { $0.exchanged }
    case .gradientMoved: plantingPaint { $0.withMovedStop }
    case .pictureChannelsSwapped: plantingPaint { $0.withSwappedChannels }
    case .pictureBlocky: plantingPaint { $0.blocky }
    case .cornersRounder: plantingSilhouette { $0.rounded(by: 1) }
    case .cornersSharper: plantingSilhouette { $0.rounded(by: -1) }
    case .glyphLost: plantingGlyphs { withoutLastGlyph($0) }
    case .glyphsLarger: plantingGlyphs { GlyphRun(size: $0.size * 1.02, glyphs: $0.glyphs) }
    case .layerBlurWider: plantingEffect { $0.blurred(by: 1) }
    case .layerBlurNarrower: plantingEffect { $0.blurred(by: -1) }
    case .layerShadowMissing: plantingEffect { $0.withoutShadow }
    case .layerShadowSofter: plantingEffect { $0.withSofterShadow }
    case .blendMissing: plantingEffect { $0.withoutBlending }
    case .groupOpaque: planting { $0.withOpaqueGroup }
    default: plantingInGlass(fault)
    }
  }

  /// Changes the frontmost operation that is seen and that `change` does not refuse.
  private func plantingOperation(
    _ change: (DisplayOperation) -> DisplayOperation?
  ) -> PlantedList? {
    let visible = visibleBounds()
    let frame = Rect2D(origin: .zero, size: size)
    for index in operations.indices.reversed()
    where !visible[index].intersection(frame).isEmpty {
      guard let changed = change(operations[index]) else { continue }
      var list = self
      list.operations[index] = changed
      return PlantedList(list: list, views: [operations[index].view])
    }
    return nil
  }

  private func planting(
    _ change: (DisplayOperation) -> DisplayOperation.Action?
  ) -> PlantedList? {
    plantingOperation { operation in
      guard let action = change(operation) else { return nil }
      var changed = operation
      changed.action = action
      return changed
    }
  }

  private func shifted(_ operation: DisplayOperation) -> DisplayOperation? {
    guard operation.isDrawing else { return nil }
    var shifted = operation
    shifted.transform = operation.transform.then(.translation(x: 1 / scale, y: 0))
    return shifted
  }

  private func plantingPaint(_ change: (Paint) -> Paint?) -> PlantedList? {
    planting { operation in
      switch operation.action {
      case .fill(let silhouette, let paint): change(paint).map { .fill(silhouette, $0) }
      case .glyphs(let run, let paint): change(paint).map { .glyphs(run, $0) }
      default: nil
      }
    }
  }

  private func plantingColor(_ change: (RGBA) -> RGBA?) -> PlantedList? {
    plantingPaint { paint in
      guard case .color(let color) = paint else { return nil }
      return change(color).map { .color($0) }
    }
  }

  private func plantingSilhouette(_ change: (Silhouette) -> Silhouette?) -> PlantedList? {
    planting { operation in
      switch operation.action {
      case .fill(let silhouette, let paint): change(silhouette).map { .fill($0, paint) }
      case .beginClip(let silhouette): change(silhouette).map { .beginClip($0) }
      default: nil
      }
    }
  }

  private func plantingGlyphs(_ change: (GlyphRun) -> GlyphRun?) -> PlantedList? {
    planting { operation in
      guard case .glyphs(let run, let paint) = operation.action else { return nil }
      return change(run).map { .glyphs($0, paint) }
    }
  }

  private func plantingEffect(_ change: (LayerEffect) -> LayerEffect?) -> PlantedList? {
    planting { operation in
      guard case .beginLayer(let effect) = operation.action else { return nil }
      return change(effect).map { .beginLayer($0) }
    }
  }

  /// Draws two neighbours that overlap in the wrong order, the frontmost that there are.
  private func plantingOrder() -> PlantedList? {
    let visible = visibleBounds()
    for index in operations.indices.dropFirst().reversed() {
      let (behind, front) = (operations[index - 1], operations[index])
      guard behind.isDrawing, front.isDrawing, behind != front,
        !visible[index - 1].intersection(visible[index]).isEmpty
      else { continue }
      var list = self
      list.operations.swapAt(index - 1, index)
      return PlantedList(list: list, views: [behind.view, front.view])
    }
    return nil
  }

  /// A clip that cuts off nothing of the frame.
  private func withoutClip(_ operation: DisplayOperation) -> DisplayOperation.Action? {
    guard case .beginClip = operation.action, let map = operation.transform.inverse else {
      return nil
    }
    let frame = Rect2D(origin: .zero, size: size)
    let wide = frame.inset(by: Insets2D(all: -max(size.width, size.height)))
    return .beginClip(.rectangle(map.boundingBox(of: wide)))
  }

  private func withoutLastGlyph(_ run: GlyphRun) -> GlyphRun? {
    var run = run
    let last = run.glyphs.lastIndex { glyph in
      resources.outlines.indices.contains(glyph.outline)
        && !resources.outlines[glyph.outline].bounds.isEmpty
    }
    guard let last else { return nil }
    run.glyphs.remove(at: last)
    return run
  }
}

extension DisplayList {
  /// The views of the operations that differ from those of a list of the same length.
  package func views(differingFrom other: DisplayList) -> [ViewIndex] {
    var views: [ViewIndex] = []
    for (own, others) in zip(operations, other.operations)
    where hash(of: own) != other.hash(of: others) {
      for view in [own.view, others.view] where view.row >= 0 && !views.contains(view) {
        views.append(view)
      }
    }
    return views
  }

  /// The paths of views, each once.
  package func paths(of views: [ViewIndex]) -> [String] {
    views.compactMap { path(of: $0) }.withoutRepeats
  }
}

extension DisplayOperation {
  /// Whether it fills or writes something.
  fileprivate var isDrawing: Bool {
    switch action {
    case .fill, .glyphs: true
    case .beginGroup, .beginLayer, .beginClip, .end, .glass: false
    }
  }

  /// A fill of nothing.
  fileprivate var withoutFill: Action? {
    guard case .fill(_, let paint) = action else { return nil }
    return .fill(.rectangle(.zero), paint)
  }

  fileprivate var withOpaqueGroup: Action? {
    guard case .beginGroup(let opacity) = action, opacity < 1 else { return nil }
    return .beginGroup(opacity: 1)
  }
}
