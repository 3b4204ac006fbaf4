/// What a person reads of a value: the same text in every process.
enum StateDescription {
  /// The longest text that is not cut.
  private static let limit = 80

  /// The text of a value; sets and dictionaries are sorted by the texts of their elements.
  static func text(of value: Any) -> String {
    let text = describe(value, depth: 0)
    return text.count > limit ? String(text.prefix(limit - 3)) + "..." : text
  }

  private static func describe(_ value: Any, depth: Int) -> String {
    // Cyclic objects end here.
    guard depth < 8 else { return "..." }
    // An address differs in every run.
    if value is any _Pointer { return String(describing: type(of: value)) }
    if let identity = value as? UUID, let numbers = IdentityNumbers.current {
      return "identity \(numbers.number(of: identity))"
    }
    if let date = value as? Date { return "date \(date.timeIntervalSinceReferenceDate)" }
    let mirror = Mirror(reflecting: value)
    func inner(_ child: Mirror.Child) -> String { describe(child.value, depth: depth + 1) }
    switch mirror.displayStyle {
    case .collection:
      return "[" + mirror.children.map(inner).joined(separator: ", ") + "]"
    case .set:
      return "[" + mirror.children.map(inner).sorted().joined(separator: ", ") + "]"
    case .dictionary:
      return "[" + mirror.children.map(inner).sorted().joined(separator: ", ") + "]"
    case .optional:
      return mirror.children.first.map(inner) ?? "nil"
    case .enum:
      guard let payload = mirror.children.first else { return String(describing: value) }
      let text = inner(payload)
      return (payload.label ?? "") + (text.hasPrefix("(") ? text : "(\(text))")
    case .class:
      let fields = ObjectFields.all(of: value, mirror).map {
        "\($0.name): \(describe($0.value, depth: depth + 1))"
      }
      return "\(TypeName.inState(mirror.subjectType))(\(fields.joined(separator: ", ")))"
    case .struct, .tuple:
      guard !mirror.children.isEmpty else { return String(describing: value) }
      return fields(of: mirror, inner)
    default:
      return String(describing: value)
    }
  }

  private static func fields(of mirror: Mirror, _ inner: (Mirror.Child) -> String) -> String {
    let fields = mirror.children.map { child in
      child.label.map { "\($0): \(inner(child))" } ?? inner(child)
    }
    let name = mirror.displayStyle == .tuple ? "" : TypeName.inState(mirror.subjectType)
    return "\(name)(\(fields.joined(separator: ", ")))"
  }
}
