/// A node that reads what the views inside it hand up.
@MainActor
protocol PreferenceReading: Node {
  /// Whether the graph knows already that the value may have changed.
  var isReadingDue: Bool { get set }
  /// Whether the node reads at all.
  var isReading: Bool { get }
  /// Reads the value again, and tells whoever waits for it.
  func readPreferences()
}

extension PreferenceReading {
  var isReading: Bool { true }
}

extension Node {
  /// Tells the readers around that what this node hands up may be another value.
  final func preferencesChanged() {
    guard graph.preferences.readers > 0 else { return }
    var node: Node? = self
    while let current = node {
      if let reader = current as? any PreferenceReading { graph.preferences.markDue(reader) }
      node = current.preferenceParent
    }
  }
}

/// What keeps readers of preferences in step with the views inside them.
@MainActor
final class PreferenceUpdates {
  /// The readers that there are.
  var readers = 0
  /// Whether a view ever asked for an appearance of the whole scene; else the root does not read.
  private(set) var decidesColorScheme = false
  private var due: [any PreferenceReading] = []
  private var anchored: [Weak] = []

  private struct Weak {
    weak var node: (any AnchorWriting)?
  }

  nonisolated init() {}

  /// Notes that a view asks for an appearance of the whole scene.
  func decideColorScheme() {
    guard !decidesColorScheme else { return }
    decidesColorScheme = true
    readers += 1
  }

  /// Whether a reader has to read again.
  var isDue: Bool { !due.isEmpty }

  /// The readers that have to read again, by their paths.
  var duePaths: [String] { due.map(\.path) }

  func markDue(_ reader: any PreferenceReading) {
    guard !reader.isReadingDue, reader.isReading else { return }
    reader.isReadingDue = true
    due.append(reader)
  }

  /// Lets all readers read that have to, the innermost first.
  func update() {
    guard !due.isEmpty else { return }
    let readers = due.enumerated().sorted { left, right in
      left.element.depth == right.element.depth
        ? left.offset < right.offset : left.element.depth > right.element.depth
    }
    due.removeAll()
    for (_, reader) in readers {
      reader.isReadingDue = false
      reader.readPreferences()
    }
  }

  func drop() {
    for reader in due { reader.isReadingDue = false }
    due.removeAll()
  }

  /// Notes a node whose value depends on where its view is.
  func add(_ node: any AnchorWriting) {
    anchored.removeAll { $0.node == nil }
    anchored.append(Weak(node: node))
  }

  /// Tells those nodes that layout may have moved their views.
  func layoutChanged() {
    for entry in anchored { entry.node?.layoutChanged() }
  }
}

/// A node whose value depends on where its view is.
@MainActor
protocol AnchorWriting: Node {
  func layoutChanged()
}
