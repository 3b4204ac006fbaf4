import MeniscusDisplay

/// The work that a graph had done at some time.
struct WorkMark {
  fileprivate let counters: WorkCounters
  fileprivate let characters: Int
  fileprivate let glyphElements: Int
  fileprivate let letterElements: Int
}

extension ViewGraph {
  /// The work that has been done up to now.
  var mark: WorkMark {
    WorkMark(
      counters: counters, characters: glyphs.charactersShaped,
      glyphElements: glyphs.elementsDrawn, letterElements: glyphs.letterElementsDrawn)
  }

  /// Counts the work since a mark as done for events.
  ///
  /// Bodies and updates stay among all of their kind; the others count as that alone.
  func countAsEvents(since mark: WorkMark) {
    let before = mark.counters
    let lazy = counters[.lazyBodies] - before[.lazyBodies]
    counters[.eventBodies] += counters[.bodies] - before[.bodies] - lazy
    counters[.eventUpdates] += counters[.nodesUpdated] - before[.nodesUpdated]
    move(.nodesMade, to: .eventNodes, since: before)
    move(.fieldsCompared, to: .eventFields, since: before)
    move(.motions, to: .eventMotions, since: before)
    counters[.eventCharacters] += glyphs.charactersShaped - mark.characters
    counters[.eventGlyphElements] += glyphs.elementsDrawn - mark.glyphElements
    counters[.eventLetterElements] += glyphs.letterElementsDrawn - mark.letterElements
  }

  /// Counts the text since a mark.
  func countText(since mark: WorkMark) {
    counters[.charactersShaped] += glyphs.charactersShaped - mark.characters
    counters[.glyphElements] += glyphs.elementsDrawn - mark.glyphElements
    counters[.letterElements] += glyphs.letterElementsDrawn - mark.letterElements
  }

  /// Counts the views that layout made since a mark as made by it.
  func countAsLayout(since mark: WorkMark) {
    counters[.lazyBodies] += counters[.bodies] - mark.counters[.bodies]
    move(.nodesMade, to: .lazyNodes, since: mark.counters)
  }

  /// Whether two views are surely equal, as ``ViewComparison`` has it; counts what is compared.
  func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    // Comparing runs code of the scene, which may count too.
    var fields = 0
    let areEqual = ViewComparison.areEqual(old, new, counting: &fields)
    counters[.fieldsCompared] += fields
    return areEqual
  }

  private func move(
    _ kind: WorkCounters.Kind, to other: WorkCounters.Kind, since before: WorkCounters
  ) {
    counters[other] += counters[kind] - before[kind]
    counters[kind] = before[kind]
  }
}
