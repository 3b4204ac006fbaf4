import MeniscusFormats

extension Messages {
  /// A change as those who write views call it: `font: headline → title3 in #title`.
  package static func change(_ change: ViewChange) -> String {
    let values = values(change.from, change.to)
    let property = change.property ?? ""
    let text = change.property.map { " (\($0))" } ?? ""
    func holder(_ word: String) -> String { change.holder.map { " \(word) \($0)" } ?? "" }
    switch change.kind {
    case .property: return "\(property): \(values) in \(change.name)"
    case .state: return "state \(property) of \(change.name): \(values)"
    case .added: return "\(change.name)\(text) is new\(holder("in"))"
    case .removed: return "\(change.name)\(text) is gone\(holder("from"))"
    case .moved: return "\(change.name)\(text) moved\(holder("in")): place \(values)"
    case .window: return "\(change.name) has other rows made: \(values)"
    }
  }

  /// What it was and is; what is read in quotes stays as it is, but for its length.
  private static func values(_ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?) where from.hasPrefix("\""):
      let told = BracketedText.shortened(from, to, to: 60)
      return "\(told.old) → \(told.new)"
    case (let from?, let to?): return short(values: "\(from) → \(to)", to: 60)
    case (nil, let to?): return short(values: to, to: 60)
    case (let from?, nil): return "no longer \(short(values: from, to: 60))"
    case (nil, nil): return "other values"
    }
  }
}
