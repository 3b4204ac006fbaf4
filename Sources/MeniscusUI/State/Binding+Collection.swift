extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// The bindings to the elements of a collection, in its order.
///
/// Each leads to what stands at its place, not to an element by its identity.
extension Binding: Sequence where Value: MutableCollection {}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places of all elements.
  public typealias Indices = Value.Indices
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// The binding to what stands at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let whole = self
    nonisolated(unsafe) let position = position
    return Binding<Value.Element>(
      get: { whole.wrappedValue[position] }, set: { whole.wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
