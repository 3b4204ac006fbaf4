extension Binding {
  /// Makes a binding to an optional value from one to a value that is always there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in if let value { base.wrappedValue = value } })
  }

  /// Makes a binding to what an optional value holds, or nil where it holds nothing.
  ///
  /// Where it holds nothing later, the binding gives what it held when the binding was made.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    nonisolated(unsafe) let last = value
    self.init(
      identity: base.identity,
      get: { base.wrappedValue ?? last },
      set: { value in if base.wrappedValue != nil { base.wrappedValue = value } })
  }

  /// A binding whose changes are made by a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let base = self
    nonisolated(unsafe) let transaction = transaction
    return Binding(
      get: { base.wrappedValue },
      set: { value in withTransaction(transaction) { base.wrappedValue = value } })
  }
}

/// The bindings to the elements of a collection that a binding leads to.
public struct BoundElements<Base: RandomAccessCollection & MutableCollection>:
  RandomAccessCollection
{
  /// A place in the collection.
  public typealias Index = Base.Index

  /// An element with the way to it.
  public struct Element {
    /// The element when the bindings were made.
    let value: Base.Element
    fileprivate let base: Binding<Base>
    fileprivate let index: Base.Index
    fileprivate let count: Int

    /// The binding to the element, wherever it stands.
    func binding<ID: Hashable>(
      by identity: @escaping (Base.Element) -> ID
    ) -> Binding<Base.Element> {
      // What is gone by now is still asked for by views that are about to go.
      nonisolated(unsafe) let (element, identity) = (self, identity)
      return Binding(
        get: { element.place(by: identity).map { element.base.wrappedValue[$0] } ?? element.value },
        set: { new in
          if let place = element.place(by: identity) { element.base.wrappedValue[place] = new }
        })
    }

    /// Where the element stands now; nil where it is gone.
    private func place<ID: Hashable>(by identity: (Base.Element) -> ID) -> Base.Index? {
      let now = base.wrappedValue
      let id = identity(value)
      if now.indices.contains(index), identity(now[index]) == id { return index }
      if let index = now.firstIndex(where: { identity($0) == id }) { return index }
      // An element whose identity was written is where it was.
      return now.count == count && now.indices.contains(index) ? index : nil
    }
  }

  private let base: Base
  private let binding: Binding<Base>

  /// Makes the bindings to the elements that are there now.
  init(_ binding: Binding<Base>) {
    self.binding = binding
    base = binding.wrappedValue
  }

  /// The place of the first element.
  public var startIndex: Index { base.startIndex }
  /// The place after the last element.
  public var endIndex: Index { base.endIndex }
  /// The place after another.
  public func index(after index: Index) -> Index { base.index(after: index) }
  /// The place before another.
  public func index(before index: Index) -> Index { base.index(before: index) }
  /// The place some elements further.
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    base.index(index, offsetBy: distance)
  }
  /// The elements between two places.
  public func distance(from start: Index, to end: Index) -> Int {
    base.distance(from: start, to: end)
  }

  /// The element at a place with the binding to it.
  public subscript(index: Index) -> Element {
    Element(value: base[index], base: binding, index: index, count: base.count)
  }
}

extension ForEach where Content: View {
  /// Makes a view for every element that a binding leads to, by the element's own identity.
  @MainActor
  public init<Base>(
    _ data: Binding<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Base: RandomAccessCollection & MutableCollection, Base.Element: Identifiable,
    Data == BoundElements<Base>, ID == Base.Element.ID
  {
    self.init(BoundElements(data), identity: { $0.value.id }) {
      content($0.binding { $0.id })
    }
  }

  /// Makes a view for every element that a binding leads to, by the identity at a key path.
  @MainActor
  public init<Base>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Base: RandomAccessCollection & MutableCollection, Data == BoundElements<Base>
  {
    self.init(BoundElements(data), identity: { $0.value[keyPath: id] }) {
      content($0.binding { $0[keyPath: id] })
    }
  }
}
