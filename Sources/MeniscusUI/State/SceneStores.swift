import MeniscusGeometry

/// What the storage of a scene holds at the start.
struct InitialStorage: Sendable {
  var app: [String: StoredValue] = [:]
  var scene: [String: StoredValue] = [:]
}

/// What a scene keeps under keys for as long as it is played; nothing of it reaches a disk.
@MainActor
final class KeyedStore {
  private struct Weak {
    weak var reader: (any StateReader)?
  }

  private var values: [String: StoredValue]
  private var readers: [String: [Weak]] = [:]

  nonisolated init(_ values: [String: StoredValue]) {
    self.values = values
  }

  /// The value of a key, noted as read by a view.
  func value(of key: String, for reader: (any StateReader)?) -> StoredForm? {
    if let reader, readers[key]?.contains(where: { $0.reader === reader }) != true {
      readers[key, default: []].removeAll { $0.reader == nil }
      readers[key, default: []].append(Weak(reader: reader))
    }
    return values[key].map { StoredForm(value: $0) }
  }

  /// Those who have read the value of a key.
  func readers(of key: String) -> [any StateReader] { readers[key]?.compactMap(\.reader) ?? [] }

  /// Keeps a value; its readers are evaluated again.
  func set(_ form: StoredForm, for key: String, in graph: ViewGraph) {
    guard values[key] != form.value else { return }
    values[key] = form.value
    graph.stateChanged()
    for entry in readers[key] ?? [] {
      if let reader = entry.reader { graph.markStale(reader) }
    }
  }

  /// Adds everything that is kept, by sorted keys; nothing where nothing is.
  func combine(named name: String, into hasher: inout StableHasher) {
    guard !values.isEmpty else { return }
    var encoder = StateEncoder()
    for key in values.keys.sorted() {
      if let value = values[key] { encoder.encode(value, named: key) }
    }
    hasher.combine(name)
    hasher.combine(encoder.digest)
  }
}

/// The stores of a scene.
@MainActor
final class SceneStores {
  let app: KeyedStore
  let scene: KeyedStore
  /// How people have arranged toolbars, by the toolbars' identifiers.
  let toolbars: KeyedStore

  nonisolated init(_ initial: InitialStorage) {
    app = KeyedStore(initial.app)
    scene = KeyedStore(initial.scene)
    toolbars = KeyedStore([:])
  }

  /// Adds all that is kept to the hash of state.
  func combine(into hasher: inout StableHasher) {
    app.combine(named: "AppStorage", into: &hasher)
    scene.combine(named: "SceneStorage", into: &hasher)
    toolbars.combine(named: "Toolbars", into: &hasher)
  }
}

extension ViewGraph {
  /// What `@AppStorage`, `@SceneStorage` and toolbars that people change keep.
  var storage: SceneStores { keep(InitialStorage()) }

  /// What they keep; where nothing is kept yet, what it is at the start.
  @discardableResult
  func keep(_ initial: InitialStorage) -> SceneStores { slots.value { SceneStores(initial) } }
}
