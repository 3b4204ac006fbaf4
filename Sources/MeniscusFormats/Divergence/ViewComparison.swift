/// The views of one replay at a frame, by path.
struct NamedDigests {
  /// The paths of the views that are there, in tree order as far as it is known.
  private(set) var paths: [String] = []
  private var digests: [String: ViewDigests] = [:]

  init(_ paths: [String], _ table: DigestTable) {
    for (row, path) in paths.enumerated() where table[view: row].isPresent {
      self.paths.append(path)
      digests[path] = table[view: row]
    }
  }

  subscript(path: String) -> ViewDigests? { digests[path] }
}

/// Finds the views that differ between two replays at a frame and puts them in order.
struct DivergingViews {
  private var differences: [ViewDifference] = []
  private var oneSided: Set<String> = []

  init(expected: NamedDigests, actual: NamedDigests) {
    for path in expected.paths {
      guard let before = expected[path] else { continue }
      if let kind = Self.kind(before, actual[path]) {
        differences.append(ViewDifference(path: path, kind: kind))
      }
    }
    for path in actual.paths where expected[path] == nil {
      differences.append(ViewDifference(path: path, kind: .added))
    }
    // What is only made where it is seen comes and goes as it is scrolled.
    let scrolled = Set(
      differences.filter { $0.isIn(.state) && !$0.isOneSided }.map(\.path)
        .filter(ViewPath.isScrollView))
    if !scrolled.isEmpty {
      differences.removeAll { $0.isOneSided && ViewPath.isLazy($0.path, in: scrolled) }
    }
    oneSided = Set(differences.filter(\.isOneSided).map(\.path))
  }

  private static func kind(_ before: ViewDigests, _ after: ViewDigests?) -> ViewDifference.Kind? {
    guard let after else { return .removed }
    var stages: [Stage] = []
    if before.state != after.state { stages.append(.state) }
    if before.layout != after.layout { stages.append(.layout) }
    if before.operations != after.operations { stages.append(.display) }
    return stages.isEmpty ? nil : .changed(stages)
  }

  /// The views that differ, in the order that ``Divergence/views`` states.
  func differences(in stage: Stage) -> [ViewDifference] {
    let changed = differences.filter { !$0.isOneSided && $0.isIn(stage) }.map(\.path)
    let holders = Set(changed.flatMap { ViewPath.ancestors(of: $0) })
    let causedByStructure = stage != .state && !oneSided.isEmpty
    let causedByArguments = stage == .layout && changed.contains(where: ViewPath.isWrapper)
    let groups = differences.map { difference -> Int in
      if difference.isOneSided {
        if !isTopmost(difference.path) { return 3 }
        return stage == .state ? 1 : 0
      }
      guard difference.isIn(stage) else { return 3 }
      if stage == .state { return 0 }
      if causedByArguments { return ViewPath.isWrapper(difference.path) ? 0 : 2 }
      return causedByStructure || holders.contains(difference.path) ? 2 : 0
    }
    return (0...3).flatMap { group in
      zip(differences, groups).filter { $0.1 == group }.map(\.0)
    }
  }

  private func isTopmost(_ path: String) -> Bool {
    !ViewPath.ancestors(of: path).contains { oneSided.contains($0) }
  }
}

/// The names from the root to a view.
package enum ViewPath {
  /// Whether the path is that of a wrapper, or of a container's arguments: `Circle.frame`.
  ///
  /// The digest of layout of such a view says by what it lays out, so that where it differs the
  /// difference begins there.
  package static func isWrapper(_ path: String) -> Bool {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    var depth = 0
    for character in name {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if depth == 0, character == "." || character == "#" { return true }
    }
    return false
  }

  /// Whether the path is that of a glass effect.
  static func isGlass(_ path: String) -> Bool { path.hasSuffix(".glassEffect") }

  /// Whether the path is that of a scroll view.
  static func isScrollView(_ path: String) -> Bool { kind(of: path) == "ScrollView" }

  /// Whether the view of a path is in what only makes what is seen, in one of some scroll views.
  static func isLazy(_ path: String, in scrollViews: Set<String>) -> Bool {
    let above = ancestors(of: path)
    guard let around = above.firstIndex(where: { scrollViews.contains($0) }) else { return false }
    return above[around...].contains { lazy.contains(kind(of: $0)) }
  }

  /// The names of what only makes what is seen.
  package static let lazy: Set = [
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Rows",
  ]

  /// The last name of a path without index and modifiers.
  private static func kind(of path: String) -> String {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return String(path[start...].prefix { !"[.#~".contains($0) })
  }

  /// The paths of all views that hold the view of a path, the outermost first.
  package static func ancestors(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}
