/// What people changed about tabs; nothing here.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Makes what nobody has changed.
  public init() {}

  /// Takes back what people changed about which tabs are shown; nothing here.
  public mutating func resetVisibility() {}

  /// Takes back what people changed about the order in sections; nothing here.
  public mutating func resetSectionOrder() {}
}

extension TabViewCustomization: StorableValue {
  /// What stands for it in a store.
  public var storedForm: StoredForm { Data().storedForm }
  /// The value that was kept.
  public static func make(from form: StoredForm) -> TabViewCustomization? {
    Data.make(from: form).map { _ in TabViewCustomization() }
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Makes what people changed about tabs, kept under a key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Makes what people changed about tabs, kept under a key.
  public init(_ key: String) {
    self.init(wrappedValue: TabViewCustomization(), key)
  }
}
