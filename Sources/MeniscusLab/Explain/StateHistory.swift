import MeniscusUI
import MeniscusVerdict

/// Since when each value of a scene's state is what it is.
package struct StateHistory: Equatable, Sendable {
  /// A value, and how it came to be.
  package struct Entry: Equatable, Sendable {
    /// What it is now.
    package var field: StateField
    /// What it was before it changed last; nil where it was not there.
    package var before: String?
    /// The frame in which it changed last.
    package var changed: Int
    /// The first of the frames in which it changed without a rest in between, up to `changed`.
    package var began: Int
    /// What brought its last change about, and what set the clock that did, and so on; empty where
    /// it is not known.
    package var origins: [ChangeOrigin] = []

    /// Whether it is what its owner began with, which is no motion.
    var isSetup: Bool { changed == 0 || before == nil && field.readers != nil }

    /// Whether it changed in several frames on end.
    package var isMoving: Bool { began < changed }
  }

  /// The values that are there, in tree order.
  package private(set) var entries: [Entry] = []
  /// The values that were gone in the frame noted last.
  package private(set) var removed: [StateField] = []
  private var noted: Int?

  /// Makes a history of nothing yet.
  package init() {}

  /// Notes what a frame shows; frames in between that are not noted had the same state.
  ///
  /// - Parameter origins: what brought about that a field changed in the frame.
  package mutating func note(
    _ fields: [StateField], in frame: Int, by origins: (StateField) -> [ChangeOrigin] = { _ in [] }
  ) {
    var old: [[String]: Entry] = [:]
    for entry in entries { old[Self.key(entry.field)] = entry }
    entries = fields.map { field in
      guard var entry = old.removeValue(forKey: Self.key(field)) else {
        return Entry(
          field: field, before: nil, changed: frame, began: frame, origins: origins(field))
      }
      if entry.field.value != field.value {
        let goesOn = entry.changed == frame - 1 && noted == frame - 1 && !entry.isSetup
        entry.began = goesOn ? entry.began : frame
        entry.before = entry.field.value
        entry.changed = frame
        entry.origins = origins(field)
      }
      entry.field = field
      return entry
    }
    let gone = old
    removed = gone.values.map(\.field).sorted { ($0.path, $0.name) < ($1.path, $1.name) }
    noted = frame
  }

  /// The values that act on the view of a path, in tree order.
  package func entries(actingOn path: String) -> [Entry] {
    entries.filter { $0.field.acts(on: path) }
  }

  /// The frame from which on an entry goes back: the last in which something that is set, and acts
  /// on the same view, changed while it moved.
  package func origin(of entry: Entry) -> Int {
    guard entry.isMoving || entry.field.readers == nil else { return entry.changed }
    let set = entries(actingOn: entry.field.path).filter { $0.field.readers != nil }
    return set.map(\.changed).filter { (entry.began...entry.changed).contains($0) }.max()
      ?? entry.began
  }

  private static func key(_ field: StateField) -> [String] { [field.path, field.name] }
}

extension StateField {
  /// Whether the value can be seen in what the view of a path draws: one that is read by a view
  /// around, or one that acts on all inside its owner.
  package func acts(on path: String) -> Bool {
    (readers ?? [self.path]).contains { ViewNames.isInside(path, $0) }
  }
}
