extension TraceAction {
  /// An event in a few words: `tap play`, `wheel list 0,-120`.
  package var title: String {
    let kind = self.kind.rawValue
    return switch self {
    case .tap(let target): "\(kind) \(target.title)"
    case .press(let pointer, let target), .move(let pointer, let target):
      "\(kind) \(pointer) \(target.title)"
    case .release(let pointer, let target):
      "\(kind) \(pointer)" + (target.map { " \($0.title)" } ?? "")
    case .hover(let target): "\(kind) \(target.map(\.title) ?? "nothing")"
    case .scroll(let target, let distance, _), .wheel(let target, let distance):
      "\(kind) \(target.title) \(JSONText.number(distance.width)),\(JSONText.number(distance.height))"
    case .toggle(let identifier): "\(kind) \(identifier.id)"
    case .key(let key): "\(kind) \(key)"
    case .text(let text): "\(kind) \(JSONText.string(text))"
    case .focus(let id): "\(kind) \(id ?? "nothing")"
    case .magnify(let target, let amount, _), .rotate(let target, let amount, _):
      "\(kind) \(target.title) by \(JSONText.number(amount))"
    case .environment: kind
    case .resize(let size): "\(kind) \(JSONText.number(size.width))×\(JSONText.number(size.height))"
    case .checkpoint(let name): "\(kind) \(name)"
    case .end: kind
    }
  }
}

extension TraceTarget {
  /// The target as a title has it: its identifier, or `12,30`.
  fileprivate var title: String {
    switch self {
    case .identifier(let identifier): identifier.id
    case .point(let point): "\(JSONText.number(point.x)),\(JSONText.number(point.y))"
    }
  }
}
