/// Decides whether a new value of a view can show anything else than the old one.
enum ViewComparison {
  /// Whether two values are surely equal: field by field, `Equatable` fields by `==`, objects by
  /// identity; closures and what cannot be compared count as different.
  static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    var fields = 0
    return areEqual(old, new, counting: &fields)
  }

  /// The same.
  ///
  /// - Parameter fields: counts the values that are compared, those inside others too.
  static func areEqual<Value>(_ old: Value, _ new: Value, counting fields: inout Int) -> Bool {
    areEqual(erased: old, new, &fields)
  }

  private static func areEqual(erased old: Any, _ new: Any, _ fields: inout Int) -> Bool {
    fields += 1
    // A model is itself, whatever it holds: who reads it notices its changes.
    if old is any Observable { return (old as AnyObject) === (new as AnyObject) }
    if let old = old as? any Equatable { return equals(old, new) }
    if let old = old as? any BindingProperty {
      // A binding made of closures cannot be compared.
      return old.identity != nil && old.identity == (new as? any BindingProperty)?.identity
    }
    if let old = old as? any ObjectProperty {
      return (new as? any ObjectProperty)?.object === old.object
    }
    if old is any DynamicProperty { return true }
    let left = Mirror(reflecting: old)
    let right = Mirror(reflecting: new)
    guard left.subjectType == right.subjectType, left.displayStyle == right.displayStyle else {
      return false
    }
    switch left.displayStyle {
    case .class:
      return (old as AnyObject) === (new as AnyObject)
    case .struct, .tuple, .enum, .optional, .collection:
      guard left.children.count == right.children.count else { return false }
      if left.children.isEmpty {
        // An enum without payload that is not Equatable tells its case by its name alone.
        return left.displayStyle == .struct || left.displayStyle == .collection
          || String(describing: old) == String(describing: new)
      }
      return zip(left.children, right.children).allSatisfy { pair in
        pair.0.label == pair.1.label && areEqual(erased: pair.0.value, pair.1.value, &fields)
      }
    default:
      return false
    }
  }

  private static func equals<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    guard let new = new as? Value else { return false }
    return old == new
  }
}
