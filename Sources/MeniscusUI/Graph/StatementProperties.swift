/// The properties of statements that are no views, as contents of toolbars are.
///
/// Such a statement has no node: who collects statements keeps what their properties store, and has the
/// environment that they see.
@MainActor
final class StatementProperties {
  /// Those of whoever collects statements now.
  private(set) static var current: StatementProperties?

  private unowned let node: any StateReader
  private var known: [String: [AttachedProperty]] = [:]
  private var met: Set<String> = []

  /// Whether no statement has any.
  var isEmpty: Bool { known.isEmpty }

  /// Makes the properties of what a node collects.
  init(of node: any StateReader) { self.node = node }

  /// Collects statements; what is stored for those that are not met is forgotten.
  func collecting<Result>(_ work: () -> Result) -> Result {
    let previous = Self.current
    Self.current = self
    met = []
    defer {
      Self.current = previous
      known = known.filter { met.contains($0.key) }
    }
    return work()
  }

  /// Attaches the properties of a statement before its body is evaluated.
  func attach<Statement>(_ statement: Statement, key: String) {
    guard PropertyInspection.hasProperties(statement) else { return }
    let key = "\(key) \(TypeName.short(Statement.self))"
    met.insert(key)
    let previous = known[key] ?? []
    known[key] = PropertyInspection.properties(of: statement).enumerated().map { index, found in
      AttachedProperty(
        name: found.name, property: found.property,
        storage: found.property.attach(
          to: node, name: found.name,
          storage: index < previous.count ? previous[index].storage : nil))
    }
  }

  /// Whether a change of the environment changes what a property is.
  func dependOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    known.values.contains { attached in
      attached.contains { $0.property.dependsOnChange(from: old, to: new) }
    }
  }

  /// Adds the values to the hash of state, in the order of the statements' keys.
  func encode(into encoder: inout StateEncoder) {
    for key in known.keys.sorted() {
      for attached in known[key] ?? [] {
        attached.property.encode(name: attached.name, storage: attached.storage, into: &encoder)
      }
    }
  }
}
