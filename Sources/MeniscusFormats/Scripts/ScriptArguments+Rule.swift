/// A rule of the header: `rule view=Clock mask=ignore reason="it shows the time"`.
extension ScriptArguments {
  private static let texts = [
    "variant", "checkpoint", "view", "mask", "unseen", "exactThrough", "reason",
  ]
  private static let lists = ["rectangle", "pixels", "channel"]

  /// The keys of a rule as `key=value`; a list is `0,12`, and `tolerance=flip` has its bounds after it.
  mutating func rule() throws(ReplayError) -> ToleranceRule {
    var members: [JSONMember] = []
    repeat {
      let (key, value) = try assignment(in: "rule", beside: members.map(\.key))
      members.append(JSONMember(key, try json(of: key, value)))
    } while !isEmpty
    return try Result { () throws(JSONError) in
      try ToleranceRule(json: .object(members), "rule", isInTrace: true)
    }.mapError { [self] in error(.event(.json($0.problem))) }.get()
  }

  /// A value as traces have it.
  private mutating func json(of key: String, _ value: String) throws(ReplayError) -> JSONValue {
    if Self.texts.contains(key) { return .string(value) }
    if key == "tolerance" {
      // All that is left belongs to it.
      var bounds = prepending(value)
      let tolerance = try bounds.tolerance()
      self = bounds
      return tolerance.json
    }
    guard Self.lists.contains(key) else {
      throw unknown(key, of: "rule", among: Self.texts + Self.lists + ["tolerance"])
    }
    var numbers: [Double] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      var argument = replacingWords(with: String(part))
      numbers.append(try argument.number())
    }
    return numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }
}
