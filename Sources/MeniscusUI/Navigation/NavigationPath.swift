/// The values that led to the screens of a stack, of any types.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  /// Makes the path to the first screen.
  public init() { values = [] }

  /// Makes a path of values of one type.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Makes a path again from what one was coded as.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether it leads to the first screen.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes on by a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Goes back by so many values.
  ///
  /// - Precondition: there are as many.
  public mutating func removeLast(_ count: Int = 1) {
    precondition(
      count >= 0 && count <= values.count, "A path goes back by no more values than it has.")
    values.removeLast(count)
  }

  /// What the path is coded as; nil where a value cannot be coded.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path whose values can all be coded.
  ///
  /// Types are not found by their names here: what is decoded are values of Swift's basic types.
  public struct CodableRepresentation: Equatable, Codable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Writes each value's type and the value.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let coded = value.base as? any Encodable else { continue }
        try container.encode(String(reflecting: type(of: value.base)))
        try container.encode(coded)
      }
    }

    /// Reads values of Swift's basic types.
    ///
    /// - Throws: a `DecodingError` for a value of any other type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        switch name {
        case "Swift.Int": values.append(try container.decode(Int.self))
        case "Swift.String": values.append(try container.decode(String.self))
        case "Swift.Double": values.append(try container.decode(Double.self))
        case "Swift.Bool": values.append(try container.decode(Bool.self))
        default:
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: name)
        }
      }
      self.values = values
    }
  }
}

/// The values of a path that somebody else owns.
struct NavigationPathLink {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
  /// Whether a value can be in the path.
  let accepts: (AnyHashable) -> Bool
}
