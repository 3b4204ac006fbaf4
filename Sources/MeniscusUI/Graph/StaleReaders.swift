/// The readers of state that have to be evaluated again; those nearest the root come first.
///
/// Adding, asking, removing and taking cost the same however many wait.
@MainActor
struct StaleReaders {
  private struct Entry {
    let reader: any StateReader
    let number: Int
  }

  private struct Level {
    var entries: [Entry] = []
    var taken = 0
  }

  private var levels: [Level] = []
  /// The entry by which each reader waits; entries with another number are void.
  private var waiting: [ObjectIdentifier: Int] = [:]
  private var count = 0
  private var nearest = 0

  /// Whether none waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Those that wait, from the root down.
  var readers: [any StateReader] {
    levels.flatMap { level in
      level.entries[level.taken...].filter { isValid($0) }.map(\.reader)
    }
  }

  /// Whether `reader` waits.
  func contains(_ reader: any StateReader) -> Bool {
    !waiting.isEmpty && waiting[ObjectIdentifier(reader)] != nil
  }

  /// Adds a reader, unless it waits.
  mutating func insert(_ reader: any StateReader) {
    let identity = ObjectIdentifier(reader)
    guard waiting[identity] == nil else { return }
    count += 1
    waiting[identity] = count
    let depth = reader.depth
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].entries.append(Entry(reader: reader, number: count))
    nearest = min(nearest, depth)
  }

  /// Lets a reader wait no more.
  mutating func remove(_ reader: any StateReader) {
    guard !waiting.isEmpty else { return }
    waiting[ObjectIdentifier(reader)] = nil
  }

  /// Takes the reader nearest the root; of those of one depth the one that was added first.
  mutating func takeNearest() -> (any StateReader)? {
    while nearest < levels.count {
      while levels[nearest].taken < levels[nearest].entries.count {
        let entry = levels[nearest].entries[levels[nearest].taken]
        levels[nearest].taken += 1
        guard isValid(entry) else { continue }
        waiting[ObjectIdentifier(entry.reader)] = nil
        return entry.reader
      }
      levels[nearest] = Level()
      nearest += 1
    }
    nearest = 0
    return nil
  }

  /// How many wait, are listed, and are listed where they are not looked for any more.
  var census: (waiting: Int, listed: Int, passed: Int) {
    (waiting.count, readers.count, readers.count { $0.depth < nearest })
  }

  private func isValid(_ entry: Entry) -> Bool {
    waiting[ObjectIdentifier(entry.reader)] == entry.number
  }
}
