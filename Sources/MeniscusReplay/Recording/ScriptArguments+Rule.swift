/// A rule of the header: `rule view=Clock mask=ignore reason="it shows the time"`.
extension ScriptArguments {
  private static let texts = [
    "variant", "checkpoint", "view", "mask", "unseen", "exactThrough", "reason",
  ]
  private static let lists = ["rectangle", "pixels", "channel"]

  /// The keys of a rule as `key=value`; a list is `0,12`, and `tolerance=flip` has its bounds after it.
  mutating func rule() throws(ReplayError) -> ToleranceRule {
    var members: [(key: String, json: String)] = []
    repeat {
      let word = try next(.assignment).text
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !members.contains(where: { $0.key == parts[0] }) else {
        throw error(.malformedArgument(step: "rule", found: word, expected: .assignment))
      }
      let (key, value) = (String(parts[0]), String(parts[1]))
      members.append((key, try json(of: key, value)))
    } while !isEmpty
    let text = "{" + members.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",") + "}"
    do throws(JSONError) {
      return try ToleranceRule(
        json: try JSONReader.read(Array(text.utf8)[...]), "rule", isInTrace: true)
    } catch {
      throw self.error(.event(.json(error.problem)))
    }
  }

  /// A value as traces have it.
  private mutating func json(of key: String, _ value: String) throws(ReplayError) -> String {
    if Self.texts.contains(key) { return JSONText.string(value) }
    if key == "tolerance" {
      // All that is left belongs to it.
      var bounds = prepending(value)
      let tolerance = try bounds.tolerance()
      self = bounds
      return tolerance.text ?? "{\"comparator\":\"exact\"}"
    }
    guard Self.lists.contains(key) else {
      let allowed = Self.texts + Self.lists + ["tolerance"]
      throw error(
        .unknownValue(
          step: "rule", found: key, allowed: allowed,
          suggestion: NearestName.suggestion(for: key, among: allowed)))
    }
    var numbers: [String] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      var argument = replacingWords(with: String(part))
      numbers.append(JSONText.number(try argument.number()))
    }
    return numbers.count == 1 ? numbers[0] : "[" + numbers.joined(separator: ",") + "]"
  }
}
