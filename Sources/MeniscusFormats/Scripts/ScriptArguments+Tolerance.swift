/// The bounds of `tolerance flip mean=0.02 area=4`, as traces have them.
extension ScriptArguments {
  /// A comparator, and its bounds as `key=value`.
  mutating func tolerance() throws(ReplayError) -> TraceTolerance {
    guard try choice(of: TraceTolerance.Comparator.self) == .flip else { return .exact }
    var profile = TraceTolerance.FlipProfile()
    var seen: [String] = []
    while !isEmpty {
      let (key, text) = try assignment(in: "tolerance", beside: seen)
      seen.append(key)
      var value = replacingWords(with: text)
      try value.set(key, in: &profile)
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
      throw unknown(key, of: "tolerance", among: Array(TraceTolerance.keys.dropFirst()))
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
