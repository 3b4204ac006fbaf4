/// What brings about changes of a scene: an event, or a clock or rule of the scene's own.
package struct ChangeOrigin: Equatable, Sendable {
  /// What it is.
  package enum Kind: String, Codable, Sendable {
    /// The scene's beginning.
    case beginning
    /// An event that arrives.
    case event
    /// A touch that waits for nothing but time, as a long press.
    case touch
    /// What is seen behind glass.
    case glass
    /// A view's timer.
    case timer
    /// The schedule of a timeline view.
    case schedule
    /// A task that waited for the clock.
    case task
  }

  /// What it is.
  package var kind: Kind
  /// The path of the view whose clock it is; nil where it is nobody's.
  package var view: String?
  /// The frame in which it happened.
  package var frame: Int
  /// The frame in which the clock was set; that of the happening where there is none.
  package var since: Int

  /// Makes an origin.
  package init(_ kind: Kind, of view: String? = nil, in frame: Int, since: Int? = nil) {
    self.kind = kind
    self.view = view
    self.frame = frame
    self.since = since ?? frame
  }
}

/// Who brought about what in a scene, noted as it happens; for those who ask why a frame is as it is.
@MainActor
package final class ChangeLog {
  private struct Entry {
    var origin: ChangeOrigin
    /// The entry that set the clock.
    var source: Int?
  }

  /// The frame at hand.
  private(set) var frame = 0
  private var entries: [Entry] = []
  /// What was written in the frame at hand, by the paths of those who read it.
  private var marks: [(path: String?, origin: Int)] = []
  /// By whom nodes were set in motion, by their paths.
  private var motions: [String: Int] = [:]
  /// The nodes that came to rest in the frame at hand.
  private var resting: Set<String> = []
  /// Why readers have to be evaluated again.
  private var stale: [ObjectIdentifier: Int] = [:]

  /// Makes a log of nothing yet.
  package init() {}

  /// What brought about the value of a field that changed in the frame at hand, and what set the
  /// clock that did, and so on; empty where it is not known.
  package func origins(of field: StateField) -> [ChangeOrigin] {
    if field.readers == nil, let motion = motions[field.path] { return chain(from: motion) }
    let readers = Set(field.readers ?? [field.path])
    if let mark = marks.last(where: { $0.path.map(readers.contains) ?? false }) {
      return chain(from: mark.origin)
    }
    guard let first = marks.first, marks.allSatisfy({ $0.origin == first.origin }) else {
      return []
    }
    return chain(from: first.origin)
  }

  private func chain(from index: Int) -> [ChangeOrigin] {
    var chain: [ChangeOrigin] = []
    var next: Int? = index
    while let index = next {
      chain.append(entries[index].origin)
      next = entries[index].source
    }
    return chain
  }
}

extension ChangeLog {
  /// Begins with the next frame.
  func begin(frame: Int) {
    self.frame = frame
    marks.removeAll()
    for path in resting { motions[path] = nil }
    resting.removeAll()
  }

  /// Notes that something happens in the frame at hand.
  func note(_ kind: ChangeOrigin.Kind, source: Int? = nil) -> Int {
    entries.append(Entry(origin: ChangeOrigin(kind, in: frame), source: source))
    return entries.count - 1
  }

  /// Notes that a clock has come to its time.
  ///
  /// One that its own happening set again goes on: it is as old as the first.
  ///
  /// - Parameter source: what set it.
  func noteClock(
    _ kind: ChangeOrigin.Kind, of view: String?, since: Int, source: Int?
  ) -> Int {
    var entry = Entry(
      origin: ChangeOrigin(kind, of: view, in: frame, since: since), source: source)
    if let source, entries[source].origin.kind == kind, entries[source].origin.view == view {
      entry.origin.since = entries[source].origin.since
      entry.source = entries[source].source
    }
    entries.append(entry)
    return entries.count - 1
  }

  /// Notes that something was written.
  func mark(_ path: String?, by origin: Int?) {
    if let origin { marks.append((path, origin)) }
  }

  /// Notes why a reader has to be evaluated again; the first reason counts.
  func mark(_ reader: any StateReader, by origin: Int?) {
    mark(reader.path, by: origin)
    if let origin, stale[ObjectIdentifier(reader)] == nil {
      stale[ObjectIdentifier(reader)] = origin
    }
  }

  /// Why a reader is evaluated again; it is forgotten then.
  func takeReason(of reader: any StateReader) -> Int? {
    stale.removeValue(forKey: ObjectIdentifier(reader))
  }

  /// Notes who set a node in motion.
  func move(_ path: String, by origin: Int?) {
    guard let origin else { return }
    motions[path] = origin
    resting.remove(path)
  }

  /// Who set a node in motion.
  func mover(of path: String) -> Int? { motions[path] }

  /// The frame in which an entry happened.
  func frame(of origin: Int) -> Int { entries[origin].origin.frame }

  /// Notes that a node has come to rest.
  func rest(_ path: String) { resting.insert(path) }
}
