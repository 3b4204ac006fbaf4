import MeniscusGeometry

/// Turns values into bytes for the hash of state, field by field in declaration order.
///
/// Sets and dictionaries are sorted by their encoded bytes. An object is encoded where it is met
/// first; further on it is told by how many objects were met before it. What cannot be encoded
/// (closures, opaque objects) is listed instead.
struct StateEncoder {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []
  /// What could not be encoded: `name: Type`, or `name: ...` where it is nested too deeply.
  private(set) var unencodable: [String] = []
  /// What a person reads of it: `name = value`; nil unless the encoder describes.
  private(set) var description: [String]?
  /// The objects that were met, by the order in which they were.
  private var objects: [ObjectIdentifier: Int] = [:]
  /// How many values were encoded, those inside others too.
  private(set) var count = 0
  /// What numbers identities that differ from run to run.
  private var identities: IdentityNumbers?
  /// Whether what is encoded only serves to find an order.
  private var looksForOrder = false

  /// Makes an encoder of nothing yet.
  ///
  /// - Parameters:
  ///   - describes: whether values are put into words too, which takes as long again.
  ///   - identities: numbers identities; nil where they tell themselves.
  init(describes: Bool = false, identities: IdentityNumbers? = IdentityNumbers.current) {
    description = describes ? [] : nil
    self.identities = identities
  }

  /// The hash of the bytes, 0 where there are none.
  var digest: UInt64 { bytes.isEmpty ? 0 : StableHash.hash(bytes) }

  /// Adds a value under a name.
  mutating func encode<Value>(_ value: Value, named name: String) {
    append(name)
    append(erased: value, path: name, depth: 0)
    if description != nil {
      description?.append("\(name) = \(StateDescription.text(of: value))")
    }
  }

  /// Adds a number under a name.
  mutating func encode(number: Double, named name: String) {
    append(name)
    append(number)
    count += 1
    description?.append("\(name) = \(number)")
  }

  private mutating func append(erased value: Any, path: String, depth: Int) {
    // Deep or cyclic object graphs end here; sixteen levels hold any state worth the name.
    guard depth < 16 else {
      unencodable.append("\(path): ...")
      return
    }
    count += 1
    let mirror = Mirror(reflecting: value)
    // Before scalars: a cast to a scalar's type looks into an optional.
    if mirror.displayStyle == .optional {
      return appendOptional(mirror, path: path, depth: depth)
    }
    if appendScalar(value) { return }
    guard !(value is any _Pointer) else {
      // An address differs in every run.
      unencodable.append("\(path): \(type(of: value))")
      return
    }
    switch mirror.displayStyle {
    case .struct, .tuple:
      appendFields(of: value, mirror, path: path, depth: depth)
    case .class:
      appendObject(value as AnyObject, mirror, path: path, depth: depth)
    case .enum:
      appendCase(value, mirror, path: path, depth: depth)
    case .collection:
      append("\(mirror.children.count)")
      for (index, child) in mirror.children.enumerated() {
        append(erased: child.value, path: "\(path)[\(index)]", depth: depth + 1)
      }
    case .set, .dictionary:
      appendUnordered(mirror, path: path, depth: depth)
    default:
      unencodable.append("\(path): \(type(of: value))")
    }
  }

  private mutating func appendOptional(_ mirror: Mirror, path: String, depth: Int) {
    append(mirror.children.isEmpty ? "nil" : "some")
    for child in mirror.children {
      append(erased: child.value, path: path, depth: depth + 1)
    }
  }

  private mutating func appendScalar(_ value: Any) -> Bool {
    switch value {
    case let value as Bool: append(value ? 1.0 : 0.0)
    case let value as Double: append(value)
    case let value as CGFloat: append(Double(value))
    case let value as Float: append(Double(value))
    case let value as any BinaryInteger: append(value.description)
    case let value as String: append(value)
    case let value as Substring: append(String(value))
    case let value as Character: append(String(value))
    case let value as UUID:
      append(identities.map { "identity \(number(of: value, $0))" } ?? value.uuidString)
    case let value as Date: append(value.timeIntervalSinceReferenceDate)
    case let value as URL: append(value.absoluteString)
    case let value as Decimal: append(value.description)
    case let value as Data: append(value.base64EncodedString())
    default: return false
    }
    return true
  }

  private mutating func appendObject(
    _ object: AnyObject, _ mirror: Mirror, path: String, depth: Int
  ) {
    if let known = objects[ObjectIdentifier(object)] {
      append("object \(known)")
      return
    }
    objects[ObjectIdentifier(object)] = objects.count
    let fields = ObjectFields.all(of: object, mirror)
    guard !fields.isEmpty else {
      unencodable.append("\(path): \(mirror.subjectType)")
      return
    }
    append(TypeName.inState(mirror.subjectType))
    for field in fields {
      append(field.name)
      append(erased: field.value, path: "\(path).\(field.name)", depth: depth + 1)
    }
  }

  private mutating func appendFields(
    of value: Any, _ mirror: Mirror, path: String, depth: Int
  ) {
    append(TypeName.inState(mirror.subjectType))
    if mirror.children.isEmpty, let value = value as? any CustomStringConvertible {
      // A value that hides its fields, such as a UUID, tells itself apart by its description.
      append(value.description)
    }
    for (index, child) in mirror.children.enumerated() {
      let label = child.label ?? "\(index)"
      append(label)
      append(erased: child.value, path: "\(path).\(label)", depth: depth + 1)
    }
  }

  private mutating func appendCase(
    _ value: Any, _ mirror: Mirror, path: String, depth: Int
  ) {
    guard let payload = mirror.children.first else {
      appendCase(withoutPayload: value, path: path, depth: depth)
      return
    }
    append(payload.label ?? "")
    append(erased: payload.value, path: path, depth: depth + 1)
  }

  /// A case by its raw value or its place among all cases; by its name where it has neither, since
  /// a type may describe several cases by the same words.
  private mutating func appendCase(withoutPayload value: Any, path: String, depth: Int) {
    if let value = value as? any RawRepresentable {
      append(erased: value.rawValue, path: path, depth: depth + 1)
    } else if let value = value as? any CaseIterable & Equatable {
      append("\(Self.place(of: value))")
    } else {
      append(String(describing: value))
    }
  }

  private static func place<Value: CaseIterable & Equatable>(of value: Value) -> Int {
    for (place, other) in Value.allCases.enumerated() where other == value { return place }
    return -1
  }

  /// The number of an identity; 0 for one without a number while an order is looked for.
  private func number(of identity: UUID, _ numbers: IdentityNumbers) -> Int {
    looksForOrder ? numbers.known(identity) ?? 0 : numbers.number(of: identity)
  }

  private mutating func appendUnordered(_ mirror: Mirror, path: String, depth: Int) {
    var parts: [[UInt8]] = []
    for child in ordered(mirror.children, path: path, depth: depth) {
      var encoder = StateEncoder(identities: identities)
      encoder.looksForOrder = looksForOrder
      encoder.objects = objects
      encoder.append(erased: child.value, path: path, depth: depth + 1)
      parts.append(encoder.bytes)
      count += encoder.count
      unencodable.append(contentsOf: encoder.unencodable)
    }
    parts.sort { $0.lexicographicallyPrecedes($1) }
    append("\(parts.count)")
    for part in parts {
      append("\(part.count)")
      bytes.append(contentsOf: part)
    }
  }

  /// Elements in an order that does not depend on the identities that differ from run to run, so
  /// that these are numbered alike in every run.
  private func ordered(
    _ children: Mirror.Children, path: String, depth: Int
  ) -> [Mirror.Child] {
    guard identities != nil, !looksForOrder else { return Array(children) }
    let keyed = children.map { child -> (child: Mirror.Child, key: [UInt8]) in
      var encoder = StateEncoder(identities: identities)
      encoder.looksForOrder = true
      encoder.objects = objects
      encoder.append(erased: child.value, path: path, depth: depth + 1)
      return (child, encoder.bytes)
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.child)
  }

  private mutating func append(_ text: String) {
    append(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(_ number: Double) {
    append(number == 0 ? 0 : number.bitPattern)
  }

  private mutating func append(_ word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }
}
