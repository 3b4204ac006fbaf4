import MeniscusDisplay

/// What a model of cost says of a replay, as histories keep it.
package struct HistoryCost: Equatable, Sendable {
  /// The number of the model; costs of different models cannot be compared.
  package var model: Int
  /// The cost of each phase over the whole replay, in nanoseconds.
  package var phases: [Phase: UInt64]
  /// How late frames would come, by refreshes of a second.
  package var hitches: [Int: HistoryHitches]

  /// States a cost.
  package init(model: Int, phases: [Phase: UInt64], hitches: [Int: HistoryHitches] = [:]) {
    self.model = model
    self.phases = phases
    self.hitches = hitches
  }

  /// Keeps what is modelled of a replay.
  package init(_ cost: ModelledCost) {
    self.init(model: cost.model, phases: cost.phases, hitches: cost.hitches)
  }
}

extension HistoryCost {
  private static let keys = ["model"] + Phase.allCases.map(\.rawValue) + ["hitches"]

  /// The cost as JSON.
  var json: JSONValue {
    .object(
      [JSONMember("model", .integer(model))]
        + Phase.allCases.compactMap { phase in
          phases[phase].map { JSONMember(phase.rawValue, .integer($0)) }
        } + (HistoryHitches.json(hitches).map { [JSONMember("hitches", $0)] } ?? []))
  }

  /// Reads the cost that stands under a key.
  init(json: JSONValue, _ key: String) throws(JSONError) {
    let members = try json.members(key, allowed: Self.keys)
    self.init(
      model: try members.required("model").integer("\(key).model", in: 1...Int.max), phases: [:])
    for phase in Phase.allCases {
      guard let json = members[phase.rawValue] else { continue }
      phases[phase] = try json.integer("\(key).\(phase.rawValue)", in: 0...UInt64.max)
    }
    if let json = members["hitches"] {
      hitches = try HistoryHitches.byRate(json, "\(key).hitches")
    }
  }
}
