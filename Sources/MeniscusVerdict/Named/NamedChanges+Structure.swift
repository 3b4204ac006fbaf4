import MeniscusFormats

extension NamedChanges {
  /// Views that are there or gone, and modifiers that are around others.
  var structure: [ViewChange] {
    let (old, new) = (views.expected, views.actual)
    var changes: [ViewChange] = []
    for line in new.text.nodes.indices {
      guard let before = old.text.places[new.text.nodes[line].path] else { continue }
      if new.inner[line] == nil { changes += modifiers(before, line) }
      changes += places(before, line)
    }
    return changes
  }

  // MARK: Modifiers

  /// What is around a view that was not, or was in another order.
  private func modifiers(_ before: Int, _ line: Int) -> [ViewChange] {
    let (old, new) = (views.expected.marks(around: before), views.actual.marks(around: line))
    var (first, second) = (old.map(\.mark), new.map(\.mark))
    if first == second { return [] }
    let (places, others) = (Self.lonely(first, in: second), Self.lonely(second, in: first))
    if places.count == 1, others.count == 1, places[0] == others[0], first.count == second.count,
      first[places[0]].hasPrefix("#"), second[places[0]].hasPrefix("#")
    {
      return [
        property(
          "accessibilityIdentifier", of: line, String(first[places[0]].dropFirst()),
          String(second[places[0]].dropFirst()))
      ]
    }
    if places.isEmpty, !others.isEmpty {
      return others.map { added(new[$0].mark, at: new[$0].line, of: line) }
    }
    if others.isEmpty, !places.isEmpty {
      return places.map { index in
        property(
          Self.word(old[index].mark), of: line,
          applied(old[index].line, in: views.expected, operations?.expected), "none")
      }
    }
    while let end = first.last, end == second.last {
      first.removeLast()
      second.removeLast()
    }
    while let start = first.first, start == second.first {
      first.removeFirst()
      second.removeFirst()
    }
    let isOrder = first.sorted() == second.sorted()
    return [
      property(
        isOrder ? "modifier order" : "modifiers", of: line, Self.list(first),
        Self.list(second))
    ]
  }

  private func added(_ mark: String, at line: Int, of base: Int) -> ViewChange {
    property(
      Self.word(mark), of: base, "none", applied(line, in: views.actual, operations?.actual))
  }

  /// What a modifier does that only one side has.
  private func applied(_ line: Int, in side: SnapshotViews, _ list: [DrawnOperation]?) -> String {
    if let value = value(of: line, in: side) { return value }
    let drawn = list?.first { $0.isEnclosure && side.line(of: $0.path) == line }
    return drawn.flatMap(Self.value) ?? "applied"
  }

  private static func list(_ marks: [String]) -> String {
    marks.isEmpty ? "none" : marks.map(word).joined(separator: ", ")
  }

  /// What a modifier is called by those who write it.
  static func word(_ mark: String) -> String {
    mark.hasPrefix("#") ? "accessibilityIdentifier" : String(mark.drop { $0 == "." })
  }

  /// The places of what a list has and another has not, in the order of a longest common part.
  private static func lonely(_ list: [String], in other: [String]) -> [Int] {
    let kept = Set(CommonPart(list, other).pairs.map(\.0))
    return list.indices.filter { !kept.contains($0) }
  }

  // MARK: Places

  /// What a view holds otherwise than before: other views, or the same in another order.
  private func places(_ before: Int, _ line: Int) -> [ViewChange] {
    let old = members(of: before, in: views.expected)
    let new = members(of: line, in: views.actual)
    let common = CommonPart(old.map(\.content), new.map(\.content)).pairs
    if common.count == old.count, common.count == new.count { return [] }
    let kept = (Set(common.map(\.0)), Set(common.map(\.1)))
    let removed = old.indices.filter { !kept.0.contains($0) }
    let added = new.indices.filter { !kept.1.contains($0) }
    let moved = removed.compactMap { place in
      added.first { new[$0].content == old[place].content }.map { (place, $0) }
    }
    if !moved.isEmpty, moved.count == removed.count, moved.count == added.count {
      return moved.prefix(1).map { from, to in
        change(.moved, new[to], in: line, "\(from)", "\(to)")
      }
    }
    if removed.isEmpty { return added.map { change(.added, new[$0], in: line) } }
    if added.isEmpty {
      return removed.map { change(.removed, old[$0], in: before, isExpected: true) }
    }
    // The same views with other contents are told by these; others stand in their place.
    return zip(removed, added).compactMap { removed, added -> ViewChange? in
      guard old[removed].name != new[added].name, removed == added, old.count == new.count else {
        return nil
      }
      return property("view \(added)", of: line, old[removed].name, new[added].name)
    } + (old.count == new.count ? [] : unpaired(old, new, in: (before, line)))
  }

  /// What only one side has of two lists, by the names.
  private func unpaired(
    _ old: [Member], _ new: [Member], in holder: (before: Int, now: Int)
  ) -> [ViewChange] {
    let names = (Set(old.map(\.path)), Set(new.map(\.path)))
    return old.filter { !names.1.contains($0.path) }
      .map { change(.removed, $0, in: holder.before, isExpected: true) }
      + new.filter { !names.0.contains($0.path) }.map { change(.added, $0, in: holder.now) }
  }

  private func change(
    _ kind: ViewChange.Kind, _ member: Member, in holder: Int, isExpected: Bool = false,
    _ from: String? = nil, _ to: String? = nil
  ) -> ViewChange {
    var change = ViewChange(
      kind, of: member.path, called: name(of: member.line, isExpected: isExpected),
      property: member.text, from: from, to: to)
    change.holder = name(of: holder, isExpected: isExpected)
    return change
  }
}
