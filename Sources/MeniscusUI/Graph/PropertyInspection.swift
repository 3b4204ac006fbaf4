/// A dynamic property that the engine attaches by itself.
@MainActor
protocol AttachableProperty: DynamicProperty {
  /// Attaches the property to `node`; `storage` is what an earlier value of the view left.
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject?
  /// Whether a change of the environment changes the property's value.
  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
  /// Adds the value to the hash of state.
  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder)
  /// Those who have read the value; nil where that is not noted.
  func readers(storage: AnyObject?) -> [any StateReader]?
}

extension AttachableProperty {
  func readers(storage: AnyObject?) -> [any StateReader]? { nil }
  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }
  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder) {}
}

/// A property of a view with what it stores in the graph.
struct AttachedProperty {
  var name: String
  var property: any AttachableProperty
  var storage: AnyObject?
}

/// A node that is evaluated again where state that it read has changed.
@MainActor
protocol StateReader: AnyObject {
  var graph: ViewGraph { get }
  var environment: EnvironmentValues { get }
  var depth: Int { get }
  var path: String { get }
  var isGone: Bool { get }
  /// Counts the evaluations; what an earlier one read of a model does not count any more.
  var evaluation: Int { get }
  func refresh()
}

extension StateReader {
  var evaluation: Int { 0 }
}

/// Finds the dynamic properties of views.
@MainActor
enum PropertyInspection {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of this type have dynamic properties; looked up once for every type.
  static func hasProperties<Content>(_ view: Content) -> Bool {
    let key = ObjectIdentifier(Content.self)
    if let answer = known[key] { return answer }
    let answer = !properties(of: view).isEmpty
    known[key] = answer
    return answer
  }

  /// The dynamic properties in declaration order, with their names.
  static func properties(of value: Any) -> [(name: String, property: any AttachableProperty)] {
    var found: [(name: String, property: any AttachableProperty)] = []
    for child in Mirror(reflecting: value).children {
      let label = child.label ?? "\(found.count)"
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      if let property = child.value as? any AttachableProperty {
        found.append((name, property))
      } else if child.value is any DynamicProperty || child.value is any PropertyHolder {
        for inner in properties(of: child.value) {
          found.append(("\(name).\(inner.name)", inner.property))
        }
      }
    }
    return found
  }
}
