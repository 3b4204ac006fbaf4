import MeniscusFormats

extension Messages {
  /// A change as those who write views call it: `font: headline → title3 in #title`.
  package static func change(_ change: ViewChange) -> String {
    let from = change.from.map { short(values: $0, to: 60) }
    let to = change.to.map { short(values: $0, to: 60) }
    let property = change.property ?? ""
    let text = change.property.map { " (\($0))" } ?? ""
    func holder(_ word: String) -> String { change.holder.map { " \(word) \($0)" } ?? "" }
    switch change.kind {
    case .property: return "\(property): \(values(from, to)) in \(change.name)"
    case .state: return "state \(property) of \(change.name): \(values(from, to))"
    case .added: return "\(change.name)\(text) is new\(holder("in"))"
    case .removed: return "\(change.name)\(text) is gone\(holder("from"))"
    case .moved: return "\(change.name)\(text) moved\(holder("in")): place \(values(from, to))"
    case .window: return "\(change.name) has other rows made: \(values(from, to))"
    }
  }

  private static func values(_ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?): "\(from) → \(to)"
    case (nil, let to?): to
    case (let from?, nil): "no longer \(from)"
    case (nil, nil): "other values"
    }
  }
}
