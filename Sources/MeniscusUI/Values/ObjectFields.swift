import Observation

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
      if child.value is ObservationRegistrar { continue }
      let label = child.label ?? "\(fields.count)"
      let isMacroMade = isObserved && label.hasPrefix("_")
      fields.append((isMacroMade ? String(label.dropFirst()) : label, child.value))
    }
    return fields
  }
}
