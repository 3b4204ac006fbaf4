import Observation

/// A field that is no state: what tells others of changes.
protocol Plumbing {}

/// A field that stands for a value which it wraps.
protocol HiddenField {
  /// The value.
  var hidden: Any { get }
}

/// The stored fields of objects, as their hash and their description have them.
enum ObjectFields {
  /// The fields in declaration order, those of base classes first.
  ///
  /// The storage that `@Observable` makes for a property, `_name`, has the property's name; the
  /// registrar of observers is no state.
  static func all(of object: Any, _ mirror: Mirror) -> [(name: String, value: Any)] {
    var levels = [mirror]
    while let base = levels.last?.superclassMirror { levels.append(base) }
    let isObserved = object is any Observable
    var fields: [(name: String, value: Any)] = []
    for child in levels.reversed().flatMap(\.children) {
      if child.value is ObservationRegistrar || child.value is any Plumbing { continue }
      let label = child.label ?? "\(fields.count)"
      if let field = child.value as? any HiddenField {
        fields.append((String(label.drop { $0 == "_" }), field.hidden))
        continue
      }
      let isMacroMade = isObserved && label.hasPrefix("_")
      fields.append((isMacroMade ? String(label.dropFirst()) : label, child.value))
    }
    return fields
  }
}
