/// The bounds of `tolerance flip mean=0.02 area=4`, as traces have them.
extension ScriptArguments {
  /// A comparator, and its bounds as `key=value`.
  mutating func tolerance() throws(ReplayError) -> TraceTolerance {
    guard try choice(of: TraceTolerance.Comparator.self) == .flip else { return .exact }
    var profile = TraceTolerance.FlipProfile()
    var seen: [String] = []
    while !isEmpty {
      let word = try next(.assignment).text
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !seen.contains(String(parts[0])) else {
        throw error(.malformedArgument(step: "tolerance", found: word, expected: .assignment))
      }
      seen.append(String(parts[0]))
      var value = replacingWords(with: String(parts[1]))
      try value.set(String(parts[0]), in: &profile)
    }
    return .flip(profile)
  }

  private mutating func set(
    _ key: String, in profile: inout TraceTolerance.FlipProfile
  ) throws(ReplayError) {
    switch key {
    case "pixelsPerDegree":
      profile.pixelsPerDegree = try bounded(try number(), key, TraceLimit.pixelsPerDegree)
    case "mean": profile.mean = try bounded(try number(), key, TraceLimit.perceptualDifference)
    case "threshold":
      profile.threshold = try bounded(try number(), key, TraceLimit.perceptualDifference)
    case "area":
      profile.area = try bounded(try wholeNumber(Int.self), key, TraceLimit.area)
    case "exactThrough":
      profile.exactThrough = try choice(of: TraceTolerance.ExactStage.self)
    default:
      let allowed = Array(TraceTolerance.keys.dropFirst())
      throw error(
        .unknownValue(
          step: "tolerance", found: key, allowed: allowed,
          suggestion: NearestName.suggestion(for: key, among: allowed)))
    }
  }

  /// The value, if it lies in its range.
  private func bounded<Value: Comparable>(
    _ value: Value, _ key: String, _ range: ClosedRange<Value>
  ) throws(ReplayError) -> Value {
    if range.contains(value) { return value }
    throw error(
      .event(
        .json(
          .outOfRange(
            key: "tolerance.\(key)", found: "\(value)", lowest: "\(range.lowerBound)",
            highest: "\(range.upperBound)"))))
  }
}
