extension Binding {
  /// Makes a binding to a value without its type; values of other types are not written.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in if let value = value as? Base { base.wrappedValue = value } })
  }
}
