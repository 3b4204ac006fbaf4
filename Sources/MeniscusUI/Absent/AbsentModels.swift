// What SwiftData and Core Data add to SwiftUI. Each message says what to write instead.

/// Objects of SwiftData.
@available(
  *, unavailable, message: "SwiftData is not here: hand objects over, or keep them in @State."
)
@propertyWrapper
public struct Query<Value> {
  /// Asks for all objects.
  public init() {}
  /// The objects.
  public var wrappedValue: Value { preconditionFailure("There are no objects of SwiftData.") }
}

/// Objects of Core Data.
@available(
  *, unavailable, message: "Core Data is not here: hand objects over, or keep them in @State."
)
@propertyWrapper
public struct FetchRequest<Value> {
  /// Asks for objects.
  public init(sortDescriptors: [Any] = [], predicate: Any? = nil) {}
  /// The objects.
  public var wrappedValue: FetchedResults<Value> {
    preconditionFailure("There are no objects of Core Data.")
  }
}

/// Objects of Core Data.
@available(*, unavailable, message: "Core Data is not here: take an array.")
public struct FetchedResults<Value> {}

/// Objects of Core Data in sections.
@available(
  *, unavailable, message: "Core Data is not here: hand objects over, or keep them in @State."
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Value> {
  /// Asks for objects.
  public init(sectionIdentifier: Any) {}
  /// The objects.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Value> {
    preconditionFailure("There are no objects of Core Data.")
  }
}

/// Objects of Core Data in sections.
@available(*, unavailable, message: "Core Data is not here: take an array of arrays.")
public struct SectionedFetchResults<SectionIdentifier: Hashable, Value> {}
