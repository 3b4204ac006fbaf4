/// Values that several tests ask for, each made once.
@MainActor
package final class Memo<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]

  package init() {}

  /// The value of a key, which stands for all that the value depends on; made anew for none.
  package func value(of key: Key?, make: () throws -> Value) rethrows -> Value {
    if let key, let value = known[key] { return value }
    let value = try make()
    if let key { known[key] = value }
    return value
  }
}
