/// How a trace's pictures are compared with those that were accepted.
package enum TraceTolerance: Equatable, Codable, Sendable {
  /// Bit for bit, in every frame.
  case exact
  /// By ꟻLIP, at the checkpoints.
  case flip(FlipProfile)

  /// The names of the comparators, as traces and command lines write them.
  package enum Comparator: String, CaseIterable, Codable, Sendable {
    /// Bit for bit.
    case exact
    /// By ꟻLIP.
    case flip
  }

  /// What a perceptual comparison allows; nil stands for the usual value.
  package struct FlipProfile: Equatable, Codable, Sendable {
    /// Pixels in a degree of the field of view.
    package var pixelsPerDegree: Double?
    /// The most that the mean of a window of 32 by 32 pixels may be.
    package var mean: Double?
    /// The value above which a pixel is plain to see.
    package var threshold: Double?
    /// The most pixels above the threshold that may touch each other.
    package var area: Int?
    /// The last of the stages whose hashes have to be equal in every frame.
    package var exactThrough = ExactStage.surfaces

    /// Makes a profile of usual values.
    package init() {}
  }

  /// The last of the stages that are compared bit for bit; pixels are compared by looks.
  package enum ExactStage: String, CaseIterable, Codable, Sendable {
    /// No stage: nothing but pictures counts.
    case none
    /// The events.
    case input
    /// State, too.
    case state
    /// The frames of the views, too.
    case layout
    /// The drawing operations, too.
    case display
    /// What glass fuses into, too.
    case surfaces

    /// Whether a stage has to be equal.
    package func includes(_ stage: Stage) -> Bool {
      Stage(rawValue: rawValue).map { stage <= $0 } ?? false
    }
  }
}

extension TraceLimit {
  /// Pixels in a degree of the field of view.
  package static let pixelsPerDegree = 10.0...300.0
  /// A value of a map of differences.
  package static let perceptualDifference = 0.0...1.0
  /// Pixels that touch each other.
  package static let area = 0...pixels
}

extension TraceTolerance {
  /// The keys of a tolerance, in order.
  static let keys = [
    "comparator", "pixelsPerDegree", "mean", "threshold", "area", "exactThrough",
  ]

  /// Reads a tolerance.
  init(json: JSONValue) throws(JSONError) {
    let members = try json.members("tolerance", allowed: Self.keys)
    let comparator = try members.required("comparator")
      .choice("tolerance.comparator", of: Comparator.self)
    guard comparator == .flip else {
      // Bounds beside an exact comparison would look as if they did something.
      try members.allow(["comparator"])
      self = .exact
      return
    }
    func number(
      _ key: String, in range: ClosedRange<Double>
    ) throws(JSONError) -> Double? {
      guard let value = members[key] else { return nil }
      return try value.number("tolerance.\(key)", in: range)
    }
    var profile = FlipProfile()
    profile.pixelsPerDegree = try number("pixelsPerDegree", in: TraceLimit.pixelsPerDegree)
    profile.mean = try number("mean", in: TraceLimit.perceptualDifference)
    profile.threshold = try number("threshold", in: TraceLimit.perceptualDifference)
    profile.area = try members["area"]?.integer("tolerance.area", in: TraceLimit.area)
    profile.exactThrough =
      try members["exactThrough"]?.choice("tolerance.exactThrough", of: ExactStage.self)
      ?? .surfaces
    self = .flip(profile)
  }

  /// The object that stands for the tolerance; a trace leaves out that of an exact comparison.
  var json: JSONValue {
    guard case .flip(let profile) = self else {
      return ["comparator": .string(Comparator.exact.rawValue)]
    }
    return .object([
      "comparator": .string(Comparator.flip.rawValue),
      "pixelsPerDegree": profile.pixelsPerDegree.map { .number($0) },
      "mean": profile.mean.map { .number($0) },
      "threshold": profile.threshold.map { .number($0) },
      "area": profile.area.map { .integer($0) },
      "exactThrough": profile.exactThrough == .surfaces
        ? nil : .string(profile.exactThrough.rawValue),
    ])
  }
}
