import MeniscusFormats

/// Puts the views that drew where pixels differ in the order in which they are worth a look.
///
/// They come frontmost first. Where the shape that glass takes differs, only glass can be the cause.
/// Where only pixels do, glass that sees something else behind itself, and what lies on it, follows
/// from what lies behind.
package struct OwnerOrder {
  private let stage: Stage
  private let glass: Set<String>
  private let adapted: [String]

  /// How many owners of a region are told.
  package static let limit = 8
  /// How many are looked at for that.
  static let searchLimit = 24

  /// Looks at how a checkpoint's display list differs from what is accepted.
  package init(in stage: Stage, _ lists: OperationChanges) {
    self.stage = stage
    glass = Set(lists.actual.filter { $0.kind == .glass }.map(\.path))
    adapted = lists.changes.filter(\.isAdaptation).compactMap(\.change.view)
  }

  /// The owners of a region, in order.
  package func ordered(_ owners: [String]) -> [String] {
    let isFirst: (String) -> Bool =
      stage == .surfaces
      ? { glass.contains($0) }
      : { owner in !adapted.contains { ViewNames.isInside(owner, $0) } }
    return owners.filter(isFirst) + owners.filter { !isFirst($0) }
  }
}
