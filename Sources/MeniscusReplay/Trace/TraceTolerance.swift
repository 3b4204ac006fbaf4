/// How a trace's pictures are compared with those that were accepted.
package enum TraceTolerance: Equatable, Sendable {
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
  package struct FlipProfile: Equatable, Sendable {
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
  package enum ExactStage: String, CaseIterable, Sendable {
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
      switch self {
      case .none: false
      case .input: stage.rawValue <= Stage.input.rawValue
      case .state: stage.rawValue <= Stage.state.rawValue
      case .layout: stage.rawValue <= Stage.layout.rawValue
      case .display: stage.rawValue <= Stage.display.rawValue
      case .surfaces: stage.rawValue <= Stage.surfaces.rawValue
      }
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

  /// The object that a trace has; nil for what is usual.
  var text: String? {
    guard case .flip(let profile) = self else { return nil }
    let values: [String?] = [
      JSONText.string(Comparator.flip.rawValue),
      profile.pixelsPerDegree.map { JSONText.number($0) },
      profile.mean.map { JSONText.number($0) },
      profile.threshold.map { JSONText.number($0) },
      profile.area.map { "\($0)" },
      profile.exactThrough == .surfaces ? nil : JSONText.string(profile.exactThrough.rawValue),
    ]
    let members = zip(Self.keys, values).compactMap { key, value in
      value.map { "\"\(key)\":\($0)" }
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
