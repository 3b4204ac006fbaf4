/// A value that the view with the focus tells to others.
public protocol FocusedValueKey {
  /// What the key stands for.
  associatedtype Value
}

/// The values that the view with the focus, and those around it, tell to others.
public struct FocusedValues {
  fileprivate struct Entry {
    let key: ObjectIdentifier
    let value: Any
  }

  /// Which keys were read.
  fileprivate final class Reads {
    var keys: [ObjectIdentifier] = []
  }

  private var entries: [Entry] = []
  /// Who wants to know which keys are read; nil while values are collected.
  fileprivate var reads: Reads?

  /// The value of a key; nil where nobody tells one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(of: ObjectIdentifier(key)) as? Key.Value }
    set { set(newValue, of: ObjectIdentifier(key)) }
  }

  /// The object of a type; nil where nobody tells one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(type)) as? Object }
    set { set(newValue, of: ObjectIdentifier(type)) }
  }

  private func value(of key: ObjectIdentifier) -> Any? {
    reads?.keys.append(key)
    return entry(of: key)?.value
  }

  fileprivate func entry(of key: ObjectIdentifier) -> Entry? {
    entries.first { $0.key == key }
  }

  private mutating func set(_ value: Any?, of key: ObjectIdentifier) {
    entries.removeAll { $0.key == key }
    if let value { entries.append(Entry(key: key, value: value)) }
  }
}

/// A node that tells values while the focus is inside, or for all of the scene.
@MainActor
protocol FocusedValueSource: Node {
  /// Whether the focus does not matter.
  var isForScene: Bool { get }
  /// Adds the values.
  func add(to values: inout FocusedValues)
}

/// What the scene's views tell about the focus at the moment.
@MainActor
final class FocusedValueBoard {
  private struct WeakSource {
    weak var node: (any FocusedValueSource)?
  }

  /// A value with those who read it, so that another one is no reason to evaluate them again.
  private struct Read {
    let key: ObjectIdentifier
    let storage: StateStorage<FocusedValues.Entry?>
  }

  private let life: GraphLife
  private var values = FocusedValues()
  private var read: [Read] = []
  private var sources: [WeakSource] = []
  private var collection = OnceAfterUpdate()

  init(graph: ViewGraph) {
    life = graph.life
  }

  /// Reads a value, noted as read by the view that is being evaluated.
  func value<Value>(_ get: (FocusedValues) -> Value?) -> Value? {
    let reads = FocusedValues.Reads()
    var values = values
    values.reads = reads
    let value = get(values)
    for key in reads.keys { noteRead(key) }
    return value
  }

  private func noteRead(_ key: ObjectIdentifier) {
    guard let graph = life.graph else { return }
    if !read.contains(where: { $0.key == key }) {
      read.append(
        Read(key: key, storage: StateStorage(graph: graph, value: values.entry(of: key))))
    }
    _ = read.first { $0.key == key }?.storage.value
  }

  /// Notes a node that tells values.
  func add(_ source: any FocusedValueSource) {
    sources.removeAll { $0.node == nil }
    sources.append(WeakSource(node: source))
    change()
  }

  /// Collects the values again when the update at hand is complete.
  func change() {
    guard let graph = life.graph, collection.ask(in: graph) else { return }
    graph.afterUpdate { [weak self] in self?.collect() }
  }

  private func collect() {
    collection.begin()
    guard let graph = life.graph else { return }
    values = FocusedValues()
    // What is said further inside counts, and of several as deep what came last.
    let told = sources.compactMap(\.node).filter { $0.isForScene && !$0.isGone }
    for source in told.sorted(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) }) {
      source.add(to: &values)
    }
    // What is said nearest to the focus counts.
    let around = sequence(first: graph.focus.focused as Node?) { $0?.parent }
    for node in around.prefix(while: { $0 != nil }).reversed() {
      guard let source = node as? any FocusedValueSource, !source.isForScene else { continue }
      source.add(to: &values)
    }
    for read in read { read.storage.set(values.entry(of: read.key)) }
  }
}

extension ViewGraph {
  /// What the scene's views tell about the focus.
  var focusedValues: FocusedValueBoard { slots.value { FocusedValueBoard(graph: self) } }
}
