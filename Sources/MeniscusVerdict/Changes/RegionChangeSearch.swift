import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage

/// Finds what became of the regions of a checkpoint's picture.
///
/// Where operations that touch a region differ between both display lists, the one whose bounds are
/// most like the region says what happened; else the pixels do.
package struct RegionChangeSearch {
  private let lists: OperationChanges
  private let scale: Double
  /// The glass of this run, the frontmost first.
  private let glass: [(expected: Int?, actual: Int)]

  /// Takes how both display lists differ, and the pixels in a point.
  package init(_ lists: OperationChanges, scale: Double) {
    self.lists = lists
    self.scale = scale
    let places = Dictionary(
      uniqueKeysWithValues: lists.pairs.map { ($0.actual, $0.expected) })
    glass = lists.actual.indices.reversed().filter { lists.actual[$0].kind == .glass }
      .map { (places[$0], $0) }
  }

  /// What became of a region.
  package func change(
    in region: ChangedRegion, expected: Bitmap, actual: Bitmap
  ) -> RegionChange? {
    if let change = operationChange(in: region.points) { return change }
    guard
      let pixels = try? PixelChange(in: region.pixels, expected: expected, actual: actual)
    else { return nil }
    var change = RegionChange(pixels, scale: scale)
    change.isMeasured = true
    let top = lists.actual.last { operation in
      !operation.isEnclosure
        && operation.bounds.intersection(region.points).area * 2 >= region.points.area
    }
    change.view = top?.view
    change.operation = top?.kind.rawValue
    if top?.kind == .glass {
      change.glass = .itself
      change.glassView = top?.view
    }
    return change
  }

  /// What the operations that touch a rectangle say; nil where all are the same.
  private func operationChange(in region: Rect2D) -> RegionChange? {
    let touching = lists.changes.filter { change in
      let reach = max(change.reach, 1 / scale)
      return !change.bounds.grown(by: reach).intersection(region).isEmpty
    }
    // What glass makes of what lies behind it follows from another change.
    let causes = touching.filter { !$0.isAdaptation }
    guard let best = Self.best(of: causes.isEmpty ? touching : causes, region) else { return nil }
    var change = best.change
    change.others = (causes.isEmpty ? touching : causes).count - 1
    if best.isAdaptation {
      change.glass = .behind
      change.glassView = change.view
    } else if change.operation == "glass" {
      change.glass = .itself
      change.glassView = change.view
    } else if let cover = cover(of: best, region) {
      change.glass = .behind
      change.glassView = cover
    }
    return change
  }

  /// The change whose bounds have most in common with a region; of equal ones the frontmost.
  private static func best(of changes: [OperationChange], _ region: Rect2D) -> OperationChange? {
    var best: (change: OperationChange, likeness: Double)?
    for change in changes {
      let common = change.bounds.intersection(region).area
      let whole = change.bounds.area + region.area - common
      let likeness = whole > 0 ? common / whole : 0
      if likeness >= best?.likeness ?? 0 { best = (change, likeness) }
    }
    return best?.change
  }

  /// The view whose unchanged glass lies over an operation and over most of a region.
  private func cover(of change: OperationChange, _ region: Rect2D) -> String? {
    for (old, new) in glass {
      let element = lists.actual[new]
      guard element.bounds.intersection(region).area * 2 >= region.area else { continue }
      let isAbove = change.actual.map { $0 < new } ?? ((change.expected ?? 0) < (old ?? 0))
      let isChanged = lists.changes.contains { $0.actual == new && !$0.isAdaptation }
      if isAbove, !isChanged { return element.path }
    }
    return nil
  }
}

extension RegionChange {
  /// What pixels alone say.
  init(_ change: PixelChange, scale: Double) {
    switch change {
    case .moved(let x, let y):
      self.init(.moved)
      dx = Double(x) / scale
      dy = Double(y) / scale
    case .recolored(let old, let new):
      self.init(.recolored)
      from = Notation.color(old.channels.map { Double($0) / 255 })
      to = Notation.color(new.channels.map { Double($0) / 255 })
    case .blurred: self.init(.blurred)
    case .sharpened: self.init(.sharpened)
    case .added: self.init(.added)
    case .removed: self.init(.removed)
    case .noise: self.init(.noise)
    case .redrawn: self.init(.redrawn)
    }
  }
}
