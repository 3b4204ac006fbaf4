/// A value that views hand up to the views around them.
@preconcurrency
public protocol PreferenceKey {
  /// What the key stands for.
  associatedtype Value
  /// The value where no view hands one up.
  static var defaultValue: Value { get }
  /// Combines the value of the views before with that of the next ones, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Adds the value of the next views to what those before handed up.
  static func combine(_ next: Value, into value: inout Value?) {
    guard var known = value else {
      value = next
      return
    }
    reduce(value: &known) { next }
    value = known
  }
}
