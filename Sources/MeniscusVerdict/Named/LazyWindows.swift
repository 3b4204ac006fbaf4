/// What of two snapshots came or went only because other parts of lazy containers are made.
struct LazyWindows {
  /// The containers of which that is so.
  let all: [LazyWindow]
  private let hidden: Set<String>
  private let views: (expected: SnapshotViews, actual: SnapshotViews)

  /// Compares two snapshots.
  init(_ expected: SnapshotViews, _ actual: SnapshotViews) {
    views = (expected, actual)
    all = LazyWindow.moved(expected, actual)
    hidden = Set(all.flatMap(\.hidden))
  }

  /// Whether the view of a path came or went so; the path may have names without lines.
  func hide(_ path: String) -> Bool {
    if hidden.isEmpty { return false }
    return hidden.contains(path)
      || [views.actual, views.expected].contains { side in
        side.line(of: path).map { hidden.contains(side.text.nodes[$0].path) } ?? false
      }
  }
}
