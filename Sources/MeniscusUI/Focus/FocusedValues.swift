/// A value that the view with the focus tells to others.
public protocol FocusedValueKey {
  /// What the key stands for.
  associatedtype Value
}

/// The values that the view with the focus, and those around it, tell to others.
public struct FocusedValues {
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
  }

  /// In the order in which they were set, so that two of them can be compared.
  private var entries: [Entry] = []

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
    entries.first { $0.key == key }?.value
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

  private let storage: StateStorage<FocusedValues>
  private weak let graph: ViewGraph?
  private var sources: [WeakSource] = []
  private var isDue = false

  init(graph: ViewGraph) {
    self.graph = graph
    storage = StateStorage(graph: graph, value: FocusedValues())
  }

  /// The values, noted as read by the view that is being evaluated.
  var values: FocusedValues { storage.value }

  /// Notes a node that tells values.
  func add(_ source: any FocusedValueSource) {
    sources.removeAll { $0.node == nil }
    sources.append(WeakSource(node: source))
    change()
  }

  /// Collects the values again when the update at hand is complete.
  func change() {
    guard !isDue, let graph else { return }
    isDue = true
    graph.afterUpdate { [weak self] in self?.collect() }
  }

  private func collect() {
    isDue = false
    guard let graph else { return }
    var values = FocusedValues()
    for source in sources.compactMap(\.node) where source.isForScene && !source.isGone {
      source.add(to: &values)
    }
    // What is said nearest to the focus counts.
    let around = sequence(first: graph.focus.focused as Node?) { $0?.parent }
    for node in around.prefix(while: { $0 != nil }).reversed() {
      guard let source = node as? any FocusedValueSource, !source.isForScene else { continue }
      source.add(to: &values)
    }
    storage.set(values)
  }
}

extension ViewGraph {
  /// What the scene's views tell about the focus.
  var focusedValues: FocusedValueBoard { slots.value { FocusedValueBoard(graph: self) } }
}
