import MeniscusGeometry

/// Names of types as the files of the harness hold them.
enum TypeName {
  /// The name of a type without module and generic arguments.
  static func short(_ type: Any.Type) -> String {
    let full = String(describing: type)
    return String(full.prefix { $0 != "<" })
  }

  /// The name of a type in state, which hashes hold: `short`, except for types that had another name
  /// when state was first hashed.
  static func inState(_ type: Any.Type) -> String {
    type == Path2D.self ? "Outline" : short(type)
  }
}
