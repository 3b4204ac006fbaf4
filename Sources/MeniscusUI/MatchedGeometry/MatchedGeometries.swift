import MeniscusGeometry

/// The views of a scene that share their geometry, by identifier and namespace.
@MainActor
final class MatchedGeometries: FrameParticipant {
  private struct Member {
    weak var element: MatchedGeometryElement?
  }

  private struct Group {
    let key: MatchedGeometryKey
    var members: [Member] = []
    /// The frame in the scene of the source when the layout was done last.
    var frame: Rect2D?

    var elements: [MatchedGeometryElement] { members.compactMap(\.element) }
  }

  /// In the order in which their first members came.
  private var groups: [Group] = []
  private var rows: [MatchedGeometryKey: Int] = [:]

  nonisolated init() {}

  /// Adds an element to its group, unless it is there.
  func add(_ element: MatchedGeometryElement) {
    let key = element.modifier.key
    let row: Int
    if let known = rows[key] {
      row = known
    } else {
      row = groups.count
      rows[key] = row
      groups.append(Group(key: key))
    }
    if !groups[row].members.contains(where: { $0.element === element }) {
      groups[row].members.append(Member(element: element))
    }
  }

  /// Removes an element from its group.
  func remove(_ element: MatchedGeometryElement) {
    guard let row = rows[element.modifier.key] else { return }
    groups[row].members.removeAll { $0.element == nil || $0.element === element }
  }

  /// Where a source that comes by an animation goes out from, in its own space: the frame of the one
  /// that is no more; nil where there is none, or it is still there.
  func formerFrame(for element: MatchedGeometryElement) -> Rect2D? {
    guard element.modifier.isSource, element.transaction.animation != nil,
      let row = rows[element.modifier.key], let frame = groups[row].frame
    else { return nil }
    let remains = groups[row].elements.contains { other in
      other !== element && other.modifier.isSource && !other.isLeaving
    }
    guard !remains else { return nil }
    guard element.sceneLayoutMap != .identity, let inverse = element.sceneLayoutMap.inverse else {
      return frame
    }
    // Extents are those of the views' own spaces.
    return Rect2D(origin: inverse.apply(frame.origin), size: frame.size)
  }

  /// Puts those who follow where their sources are, once everything is placed.
  ///
  /// A source may be inside of a view that follows another one; a few rounds settle that.
  func laidOut(in graph: ViewGraph) {
    guard !groups.isEmpty else { return }
    for _ in 0..<4 where !resolveOnce(graph) { break }
    guard groups.contains(where: { $0.members.isEmpty }) else { return }
    groups.removeAll { $0.members.isEmpty }
    rows.removeAll()
    for (row, group) in groups.enumerated() { rows[group.key] = row }
  }

  /// Whether anything was put elsewhere.
  private func resolveOnce(_ graph: ViewGraph) -> Bool {
    var isChanged = false
    for row in groups.indices {
      groups[row].members.removeAll { $0.element == nil }
      let elements = groups[row].elements
      let sources = elements.filter { $0.modifier.isSource && $0.frame != nil && !$0.isLeaving }
      for other in sources.dropFirst() {
        graph.report(
          .ambiguousGeometrySource(
            view: other.path, identifier: String(describing: groups[row].key.id.base)))
      }
      guard let source = sources.first else {
        // Those who are left alone keep their own place; who leaves goes where it was going.
        for element in elements where !element.isLeaving {
          if element.follow(nil) { isChanged = true }
        }
        continue
      }
      for element in elements {
        let isAlone = element === source || (element.modifier.isSource && !element.isLeaving)
        if element.follow(isAlone ? nil : source) { isChanged = true }
      }
      groups[row].frame = source.frame.map {
        Rect2D(origin: source.sceneLayoutMap.apply($0.origin), size: $0.size)
      }
    }
    return isChanged
  }
}

extension ViewGraph {
  /// The views that share their geometry.
  var matchedGeometries: MatchedGeometries {
    slots.value {
      let geometries = MatchedGeometries()
      participants.append(geometries)
      return geometries
    }
  }
}
