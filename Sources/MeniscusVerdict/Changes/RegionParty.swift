import MeniscusFormats
import MeniscusGeometry

/// Blames one view for a region of pixels that differ: the one that is named in words is the first of
/// those that drew there.
package struct RegionParty {
  private let drawn: [DrawnOperation]
  private let stage: Stage?
  private let order: OwnerOrder?
  private let scale: Double

  /// Looks at what a checkpoint draws, and how that differs from what is accepted.
  ///
  /// - Parameter stage: the stage that the case differs in first; nil where that is not known.
  package init(_ lists: OperationChanges, stage: Stage?, scale: Double) {
    drawn = lists.actual
    self.stage = stage
    self.scale = scale
    order =
      stage.map { $0 == .surfaces || $0 == .pixels } ?? false
      ? OwnerOrder(in: stage ?? .pixels, lists) : nil
  }

  /// Puts the owners in the order in which they are worth a look, the one that is named first.
  package func blame(in region: inout CheckpointReport.Region) {
    let owners = order?.ordered(region.owners) ?? region.owners
    if let change = region.change, change.isMeasured, order != nil,
      let operation = operation(in: region.pixels.points(scale: scale), of: owners)
    {
      region.change = change.named(operation)
    }
    let named = owners.filter { $0 == region.change?.view }
    region.owners = Array((named + owners.filter { !named.contains($0) }).prefix(OwnerOrder.limit))
  }

  /// What draws in a region of pixels that differ though all operations are the same: the operation
  /// of the first owner that covers half of it; of fused shapes, the first glass.
  private func operation(in rect: Rect2D, of owners: [String]) -> DrawnOperation? {
    let operations = owners.flatMap { owner in
      drawn.reversed().filter { $0.path == owner && !$0.isEnclosure }
    }
    if stage == .surfaces, let glass = operations.first(where: { $0.kind == .glass }) {
      return glass
    }
    return operations.first { $0.bounds.intersection(rect).area * 2 >= rect.area }
  }
}

extension RegionChange {
  /// The same of another operation.
  fileprivate func named(_ operation: DrawnOperation) -> RegionChange {
    var change = self
    change.view = operation.view
    change.operation = operation.kind.rawValue
    change.glass = operation.kind == .glass ? .itself : nil
    change.glassView = operation.kind == .glass ? operation.view : nil
    return change
  }
}
