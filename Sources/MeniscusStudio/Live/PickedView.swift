import MeniscusGeometry
import MeniscusReplay
import MeniscusWeb

/// A view at a point of the frame that is shown.
package struct PickedView {
  package var path: String
  /// The name by which traces find it.
  package var identifier: String?
  /// Where it is drawn, in scene points.
  package var frame: Rect2D
  /// Its operations at the point, the frontmost first: `fill #12`.
  package var operations: [String]
  /// The state that it owns.
  package var state: [(name: String, value: String)]

  /// The most views that are listed.
  private static let limit = 40

  /// The views that are drawn at a point, the innermost first.
  ///
  /// - Complexity: linear in the views and the operations.
  @MainActor
  package static func views(at point: Point2D, in replay: Replay) -> [PickedView] {
    var operations: [String: [String]] = [:]
    if let list = replay.displayList {
      for part in list.parts(at: point) where list.views.indices.contains(Int(part.view.row)) {
        operations[list.views[Int(part.view.row)].path, default: []]
          .append("\(part.kind) #\(part.operation)")
      }
    }
    var state: [String: [(name: String, value: String)]] = [:]
    for field in replay.stateFields {
      state[field.path, default: []].append((field.name, field.value))
    }
    let views = replay.portrait().views.reversed().filter {
      $0.visible.contains(point) && !$0.marks.contains(.isUnseen)
    }
    var picked = views.prefix(limit).map { view in
      PickedView(
        path: view.path, identifier: view.identifier, frame: view.frame,
        operations: operations[view.path] ?? [], state: state.removeValue(forKey: view.path) ?? [])
    }
    // Views that are made of others own state and have no frame: they stand behind what is in them.
    for owner in state.keys.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      guard let last = picked.lastIndex(where: { $0.path.hasPrefix(owner + "/") }) else { continue }
      picked.insert(
        PickedView(
          path: owner, identifier: nil, frame: picked[last].frame, operations: [],
          state: state[owner] ?? []),
        at: last + 1)
    }
    return picked
  }
}
