/// Names of types as people write them.
enum TypeName {
  /// The name of a type without module and generic arguments.
  static func short(_ type: Any.Type) -> String {
    let full = String(describing: type)
    return String(full.prefix { $0 != "<" })
  }
}
