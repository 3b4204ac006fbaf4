import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusUI
import MeniscusVerdict

extension Explanation {
  /// Replays a case up to a frame and explains it, or a pixel of it.
  ///
  /// - Parameters:
  ///   - point: the pixel's place in points; nil for what changed in the frame.
  ///   - baseline: the folder of what is accepted of the case.
  /// - Precondition: the trace has the frame.
  @MainActor
  package static func explaining(
    _ frame: Int, at point: Point2D?, of name: CaseName, trace: Trace, on scene: Scene,
    baseline: String, threads: Int
  ) throws(ExplanationError) -> Explanation {
    let inspection: FrameInspection
    do throws(ReplayError) {
      inspection = try FrameInspection(trace, on: scene, at: frame, threads: threads)
    } catch {
      throw .replay(error)
    }
    let pixel = try point.map { (point) throws(ExplanationError) in
      try inspection.pixel(at: point)
    }
    return Explanation(
      identifier: name.identifier, frame: frame, microseconds: trace.clock.microseconds(of: frame),
      pixel: pixel, change: pixel == nil ? inspection.change : nil,
      expected: ExpectedFrame(inspection, in: baseline).expected(beside: pixel))
  }
}

/// Why nothing can be explained.
package enum ExplanationError: Error, Equatable, Sendable {
  /// The replay stopped.
  case replay(ReplayError)
  /// The point is not in the frame, which has an extent in points.
  case outside(Point2D, Size2D)
}

extension FrameInspection {
  /// How the pixel at a point came to its colour.
  func pixel(at point: Point2D) throws(ExplanationError) -> Explanation.Pixel {
    let list = now.list
    let place = Point2D(
      x: (point.x * list.scale).rounded(.down), y: (point.y * list.scale).rounded(.down))
    guard (0..<Double(list.pixelWidth)).contains(place.x),
      (0..<Double(list.pixelHeight)).contains(place.y),
      let layers = PixelLayers(of: list, x: Int(place.x), y: Int(place.y))
    else { throw .outside(point, list.size) }
    let texts = OperationTexts(list)
    return Explanation.Pixel(
      x: Int(place.x), y: Int(place.y), background: layers.background.text,
      color: layers.final.text,
      operations: layers.layers.map { layer in
        let view = list.path(of: list.operations[layer.operation].view)
        return Explanation.Operation(
          row: layer.operation, text: texts.operations[layer.operation],
          inside: list.parts(around: layer.operation).map { texts.operations[$0] },
          before: layer.before.text, after: layer.after.text, view: view,
          state: view.map { history.entries(actingOn: $0).map { value($0) } } ?? [])
      })
  }

  /// An entry of the history as data.
  private func value(_ entry: StateHistory.Entry) -> Explanation.Value {
    Explanation.Value(
      view: entry.field.path, name: entry.field.name, before: entry.before,
      value: entry.field.value, changed: entry.changed, began: entry.began,
      cause: entry.changed == 0 ? nil : source(of: entry))
  }

  /// What an entry goes back to.
  private func source(of entry: StateHistory.Entry) -> ChangeSource? {
    entry.origins.isEmpty
      ? trace.source(of: history.origin(of: entry), by: [])
      : trace.source(of: entry.changed, by: entry.origins)
  }

  /// What changed since the frame before; in the first frame, everything.
  var change: Explanation.Change {
    let changed = history.entries.filter { $0.changed == frame }
    var state = changed.map { value($0) }
    state += history.removed.filter { _ in frame > 0 && stages.contains(.state) }.map { field in
      Explanation.Value(
        view: field.path, name: field.name, before: field.value, value: nil, changed: frame,
        began: frame, cause: trace.source(of: frame, by: []))
    }
    return Explanation.Change(
      stages: stages.map(\.rawValue), events: trace.events(in: frame), cause: cause(of: state),
      state: state, layout: layout, display: display,
      views: hashLog.frames[frame].views.map { hashLog.views[$0.view] }, pixels: pixels,
      regions: regions)
  }

  /// The stages whose hashes changed since the frame before.
  private var stages: [Stage] {
    Stage.allCases.filter { stage in
      // A hash of 0 is that of no events.
      stage == .input
        ? now.hashes[.input] != 0 : now.hashes[stage] != before.map { $0.hashes[stage] }
    }
  }

  /// What the frame goes back to: an event that reaches the scene in it and changed something, else
  /// what brought about the state that changed.
  private func cause(of state: [Explanation.Value]) -> ChangeSource? {
    let causes = state.compactMap(\.cause)
    if let event = trace.events(in: frame).last,
      causes.isEmpty || causes.contains(where: { $0.clock == nil && $0.event?.line == event.line })
    {
      return ChangeSource(event, in: frame)
    }
    guard frame > 0, !stages.isEmpty else { return nil }
    return causes.max { ($0.frame, $0.delay) < ($1.frame, $1.delay) }
      ?? trace.source(of: frame, by: [])
  }

  private var layout: [Explanation.Difference] {
    guard let before, stages.contains(.layout) else { return [] }
    return SnapshotText(before.tree).layoutFindings(SnapshotText(now.tree))
      .map { Explanation.Difference($0) }
  }

  private var display: [Explanation.Difference] {
    guard let before, stages.contains(.display) else { return [] }
    return OperationChanges(expected: DrawnList(before.list), actual: DrawnList(now.list)).findings
      .map { Explanation.Difference($0) }
  }

  private var pixels: Int {
    guard let before else { return now.list.pixelWidth * now.list.pixelHeight }
    switch ExactComparison(expected: before.bitmap, actual: now.bitmap) {
    case .identical: return 0
    case .different(let difference): return difference.count
    case .sizesDiffer: return now.list.pixelWidth * now.list.pixelHeight
    }
  }

  private var regions: [Explanation.Region] {
    guard let before,
      let changed = try? ChangedRegions(
        expected: before.bitmap, actual: now.bitmap, scale: now.list.scale)
    else { return [] }
    // What is gone is named by the list that drew it.
    let owners = (RegionOwners(now.list), RegionOwners(before.list))
    return changed.regions.map { region in
      var views = owners.0.paths(touching: region.points)
      views += owners.1.paths(touching: region.points).filter { !views.contains($0) }
      let rect = region.points
      return Explanation.Region(
        frame: [rect.minX, rect.minY, rect.width, rect.height], pixels: region.count,
        views: Array(views.prefix(8)))
    }
  }
}
