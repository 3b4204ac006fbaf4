import MeniscusDisplay
import MeniscusGeometry

/// Says which views of a frame drew in a region.
public struct RegionOwners: Sendable {
  private let list: DisplayList
  private let visible: [Rect2D]
  /// Whether each operation is drawn whole inside its bounds: no rounded clip, no translucent layer.
  private let isPlain: [Bool]

  /// Prepares the answers for one frame.
  ///
  /// Complexity: linear in the operations.
  public init(_ list: DisplayList) {
    self.list = list
    visible = list.visibleBounds()
    isPlain = Self.plainness(of: list.operations)
  }

  /// The views whose operations touch `region`, the topmost first.
  ///
  /// What lies under an opaque rectangle that covers the whole region is left out. A view counts
  /// where the bounds of an operation touch: a long diagonal may name a view whose ink is not there.
  ///
  /// Complexity: linear in the operations.
  ///
  /// - Parameters:
  ///   - region: a rectangle in frame points.
  ///   - limit: the most views to name.
  public func views(touching region: Rect2D, limit: Int = 8) -> [ViewIndex] {
    guard !region.isEmpty else { return [] }
    var rows: [Int32] = []
    var index = list.operations.count - 1
    while index >= 0, rows.count < limit {
      let operation = list.operations[index]
      if touches(index, region) {
        let row = operation.view.row
        if row >= 0, !rows.contains(row) { rows.append(row) }
        if covers(index, region) { break }
      }
      index -= 1
    }
    return rows.map { ViewIndex(row: $0) }
  }

  /// The paths of the views whose operations touch `region`, the topmost first.
  ///
  /// Views that the frame's table does not have are left out.
  public func paths(touching region: Rect2D, limit: Int = 8) -> [String] {
    views(touching: region, limit: limit).compactMap { list.path(of: $0) }
  }

  /// The operations that reach into `region`, back to front, whatever covers them.
  ///
  /// Groups, layers and clips are none of their own. As with views, bounds decide.
  ///
  /// Complexity: linear in the operations.
  public func operations(touching region: Rect2D) -> [Int] {
    region.isEmpty ? [] : list.operations.indices.filter { touches($0, region) }
  }

  private func touches(_ index: Int, _ region: Rect2D) -> Bool {
    switch list.operations[index].action {
    case .fill, .glyphs:
      return !visible[index].intersection(region).isEmpty
    case .glass(let element):
      guard list.glass.indices.contains(element) else { return false }
      let reach = list.glass[element].reach
      return !visible[index].inset(by: Insets2D(all: -reach)).intersection(region).isEmpty
    case .beginGroup, .beginLayer, .beginClip, .end:
      return false
    }
  }

  /// Whether an operation hides all that lies below it in the region.
  private func covers(_ index: Int, _ region: Rect2D) -> Bool {
    let operation = list.operations[index]
    guard isPlain[index], operation.transform.isAxisAligned,
      case .fill(.rectangle, .color(let color)) = operation.action, color.opacity >= 1
    else { return false }
    let bounds = visible[index]
    return bounds.minX <= region.minX && bounds.minY <= region.minY
      && bounds.maxX >= region.maxX && bounds.maxY >= region.maxY
  }

  private static func plainness(of operations: [DisplayOperation]) -> [Bool] {
    var open: [Bool] = []
    return operations.map { operation in
      let enclosing = open.last ?? true
      switch operation.action {
      case .beginGroup(let opacity):
        open.append(enclosing && opacity >= 1)
      case .beginLayer:
        open.append(false)
      case .beginClip(.rectangle):
        open.append(enclosing && operation.transform.isAxisAligned)
      case .beginClip:
        open.append(false)
      case .end:
        _ = open.popLast()
      case .fill, .glyphs, .glass:
        break
      }
      return enclosing
    }
  }
}
