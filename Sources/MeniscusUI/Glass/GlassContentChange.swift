import MeniscusDisplay
import MeniscusGeometry

/// How what is on glass is drawn while the glass comes or goes.
struct GlassContentChange: Equatable {
  /// How it moves, in the frame; nil where it stays.
  var map: Affine2D?
  /// By how much it is blurred, in points of its own space.
  var blur = 0.0
  /// How opaque it is, besides what groups around it say.
  var opacity = 1.0
  /// Whether it lies under all other content of the container.
  var isUnder = false
}

extension DisplayCanvas {
  /// Draws the content of a container's effects as their glass asks for.
  func change(_ changes: [GlassContentChange], in scope: GlassScope) {
    var ranges = scope.entries.map(\.content)
    for (place, change) in changes.enumerated() {
      if let map = change.map { moveOperations(ranges[place], by: map) }
    }
    // From the last to the first: what is put in moves only what has been done.
    for place in changes.indices.reversed() where !ranges[place].isEmpty {
      let (change, entry) = (changes[place], scope.entries[place])
      var brackets: [DisplayOperation] = []
      let view = index(of: entry.effect)
      func bracket(_ action: DisplayOperation.Action) {
        brackets.append(DisplayOperation(action: action, transform: entry.map, view: view))
      }
      if change.opacity < 1 { bracket(.beginGroup(opacity: max(change.opacity, 0))) }
      if change.blur > 0 { bracket(.beginLayer(.blur(radius: change.blur, isOpaque: false))) }
      guard !brackets.isEmpty else { continue }
      let range = ranges[place]
      let ends = brackets.map { _ in
        DisplayOperation(action: .end, transform: .identity, view: view)
      }
      put(ends, at: range.upperBound)
      put(brackets, at: range.lowerBound)
      for other in ranges.indices where ranges[other].contains(range.lowerBound) || other == place {
        ranges[other] = ranges[other].lowerBound..<ranges[other].upperBound + 2 * brackets.count
      }
      for other in ranges.indices where ranges[other].lowerBound >= range.upperBound {
        let shift = 2 * brackets.count
        ranges[other] = ranges[other].lowerBound + shift..<ranges[other].upperBound + shift
      }
    }
    for place in changes.indices where changes[place].isUnder {
      sink(place, &ranges, in: scope)
    }
  }

  private func put(_ operations: [DisplayOperation], at index: Int) {
    list.operations.insert(contentsOf: operations, at: index)
    localTransforms.insert(contentsOf: operations.map { _ in nil }, at: index)
  }

  /// Moves an effect's content to where the container begins, with the groups and clips around it.
  private func sink(_ place: Int, _ ranges: inout [Range<Int>], in scope: GlassScope) {
    let range = ranges[place]
    // What is part of another's content moves with that one.
    let isNested = ranges.indices.contains {
      $0 != place && !ranges[$0].isEmpty && ranges[$0].overlaps(range)
    }
    guard !range.isEmpty, !isNested, let around = brackets(from: scope.start, to: range.lowerBound)
    else { return }
    let content = Array(list.operations[range])
    let locals = Array(localTransforms[range])
    list.operations.removeSubrange(range)
    localTransforms.removeSubrange(range)
    let emptied = removeEmptyBrackets(at: range.lowerBound, from: scope.start)
    let ends = around.map { _ in
      DisplayOperation(action: .end, transform: .identity, view: around[0].view)
    }
    put(ends, at: scope.start)
    list.operations.insert(contentsOf: content, at: scope.start)
    localTransforms.insert(contentsOf: locals, at: scope.start)
    put(around, at: scope.start)
    let (added, removed) = (content.count + 2 * around.count, range.count + 2 * emptied)
    for other in ranges.indices where !ranges[other].isEmpty {
      let isAfter = ranges[other].lowerBound >= range.upperBound
      let shift = isAfter ? added - removed : added
      ranges[other] = ranges[other].lowerBound + shift..<ranges[other].upperBound + shift
    }
    ranges[place] = scope.start + around.count..<scope.start + around.count + content.count
  }

  /// Removes groups and clips that begin at `start` or later and that nothing is left in; returns how
  /// many.
  private func removeEmptyBrackets(at index: Int, from start: Int) -> Int {
    var (place, count) = (index, 0)
    while place > start, place < list.operations.count, list.operations[place].action == .end {
      switch list.operations[place - 1].action {
      case .beginGroup, .beginClip: break
      case .beginLayer, .end, .fill, .glyphs, .glass: return count
      }
      list.operations.removeSubrange(place - 1...place)
      localTransforms.removeSubrange(place - 1...place)
      (place, count) = (place - 1, count + 1)
    }
    return count
  }

  /// The operations between two places that begin what has not ended; nil where more ends than begins.
  private func brackets(from start: Int, to end: Int) -> [DisplayOperation]? {
    var open: [DisplayOperation] = []
    for operation in list.operations[start..<end] {
      switch operation.action {
      case .beginGroup, .beginLayer, .beginClip: open.append(operation)
      case .end:
        if open.popLast() == nil { return nil }
      case .fill, .glyphs, .glass: break
      }
    }
    return open
  }
}
