/// What capabilities keep in something that does not know them: one object of a type.
@MainActor
final class Slots {
  private var values: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a type; `make` makes it where there is none yet.
  func value<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let known = existing(Value.self) { return known }
    let made = make()
    values[ObjectIdentifier(Value.self)] = made
    return made
  }

  /// The object of a type; nil where nobody has asked for one yet.
  func existing<Value: AnyObject>(_ type: Value.Type) -> Value? {
    values[ObjectIdentifier(type)] as? Value
  }
}
