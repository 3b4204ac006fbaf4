import MeniscusFormats

extension SnapshotText {
  /// The properties of state that differ in views that both have.
  package func stateFindings(_ actual: SnapshotText) -> [ChangeFinding] {
    nodes.flatMap { node -> [ChangeFinding] in
      guard let other = actual[node.path] else { return [] }
      let names = (node.state + other.state).map(\.name)
      var seen: Set<String> = []
      return names.filter { seen.insert($0).inserted }.compactMap { name in
        let (old, new) = (node.value(of: name), other.value(of: name))
        guard old != new else { return nil }
        return ChangeFinding(
          kind: .changed, path: node.path, field: name,
          values: "\(old ?? "none") → \(new ?? "none")", expected: old ?? "none",
          actual: new ?? "none")
      }
    }
  }

  /// What is there or gone, else what has another size, else what is elsewhere.
  ///
  /// A container's size follows those of what it holds, and what stands beside it moves: so the
  /// innermost views of another size say most, and views that only moved say something where no
  /// size differs. What is only made where it is seen comes and goes as it is scrolled, which says
  /// nothing.
  package func layoutFindings(_ actual: SnapshotText) -> [ChangeFinding] {
    var removed = Self.topmost(nodes.map(\.path).filter { actual[$0] == nil })
    var added = Self.topmost(actual.nodes.map(\.path).filter { self[$0] == nil })
    if !removed.isEmpty || !added.isEmpty {
      let windows = LazyWindows(SnapshotViews(self), SnapshotViews(actual))
      removed.removeAll { windows.hide($0) }
      added.removeAll { windows.hide($0) }
    }
    if !removed.isEmpty || !added.isEmpty {
      return removed.map { ChangeFinding(kind: .removed, path: $0) }
        + added.map { ChangeFinding(kind: .added, path: $0) }
    }
    let pairs = nodes.compactMap { node in actual[node.path].map { (node, $0) } }
      .filter { $0.0.frame.count == 4 && $0.1.frame.count == 4 }
    let resized = pairs.filter { $0.0.frame[2...] != $0.1.frame[2...] }
    if !resized.isEmpty {
      let containers = Set(resized.flatMap { ViewPath.ancestors(of: $0.0.path) })
      return resized.filter { !containers.contains($0.0.path) }
        .map { Self.finding(.resized, "size", 2..<4, $0.0, $0.1) }
    }
    return pairs.filter { $0.0.frame != $0.1.frame }
      .map { Self.finding(.moved, "position", 0..<2, $0.0, $0.1) }
  }

  /// How far two numbers of a frame are from what they were: `by +2 0`.
  private static func finding(
    _ kind: ChangeCause.Kind, _ field: String, _ range: Range<Int>, _ old: Node, _ new: Node
  ) -> ChangeFinding {
    let distances = range.map { index in
      // Thousandths, so that sums that round otherwise are still the same distance.
      let distance = ((new.frame[index] - old.frame[index]) * 1000).rounded() / 1000
      return distance.isFinite ? distance : 0
    }
    return ChangeFinding(
      kind: kind, path: old.path, field: field,
      values: "by "
        + distances.map { ($0 > 0 ? "+" : "") + JSONText.number($0) }.joined(separator: " "),
      expected: Notation.frame(Array(old.frame[range]), isSize: kind == .resized),
      actual: Notation.frame(Array(new.frame[range]), isSize: kind == .resized))
  }

  /// The paths that lie in no other of them.
  private static func topmost(_ paths: [String]) -> [String] {
    let all = Set(paths)
    return paths.filter { path in !ViewPath.ancestors(of: path).contains { all.contains($0) } }
  }
}

extension SnapshotText.Node {
  fileprivate func value(of name: String) -> String? { state.first { $0.name == name }?.value }
}
