import MeniscusDisplay

extension HistoryEntry {
  /// The entry as a line of its file, without the line feed; equal entries give equal bytes.
  package var line: String { json.written() }

  private var json: JSONValue {
    .object([
      "meniscus": "history", "version": .integer(Self.version), "run": .hash(run),
      "case": .string(name.identifier), "kind": .string(kind.rawValue), "at": .string(at),
      "revision": revision?.json, "machine": machine.json, "toolchain": .string(toolchain),
      "hashes": ["trace": .hash(traceHash), "frames": .hash(framesHash)],
      "frames": .integer(frames), "rate": .integer(rate),
      "counters": .object(
        WorkCounters.Kind.allCases.compactMap { kind in
          counters.counts(kind) ? JSONMember(kind.rawValue, .integer(counters[kind])) : nil
        }),
      "phases": phases.isEmpty
        ? nil
        : .object(
          Phase.allCases.compactMap { phase in
            phases[phase].map { JSONMember(phase.rawValue, $0.json) }
          }),
      "frame": frame?.json,
      "hitches": HistoryHitches.json(hitches),
      "cost": cost?.json,
    ])
  }

  /// Reads a line.
  ///
  /// - Throws: what is wrong, and at which byte.
  package init(line bytes: some Collection<UInt8>) throws(JSONError) {
    let members = try FileFormat.history.members(of: Array(bytes))
    try members.allow([
      "meniscus", "version", "run", "case", "kind", "at", "revision", "machine", "toolchain",
      "hashes", "frames", "rate", "counters", "phases", "frame", "hitches", "cost",
    ])
    let identifier = try members.required("case")
    let text = try identifier.string("case")
    guard let name = CaseName(identifier: text), name.folder.isPathDownwards else {
      throw identifier.error(.malformedValue(key: "case", found: text, expected: .caseName))
    }
    let hashes = try members.required("hashes").members("hashes", allowed: ["trace", "frames"])
    self.init(
      run: try members.required("run").hash("run"), name,
      try members.required("kind").choice("kind", of: Kind.self),
      at: try members.required("at").filledString("at"),
      machine: try MachineFingerprint(json: members.required("machine")),
      toolchain: try members.required("toolchain").string("toolchain"),
      traceHash: try hashes.required("trace").hash("hashes.trace"),
      framesHash: try hashes.required("frames").hash("hashes.frames"),
      frames: try members.required("frames").integer("frames", in: 0...Int.max),
      rate: try members.required("rate").integer("rate", in: 1...1_000_000),
      counters: try Self.counters(members.required("counters")))
    revision = try members["revision"].map { json throws(JSONError) in
      try ProjectRevision(json: json)
    }
    frame = try members["frame"].map { json throws(JSONError) in
      try HistoryTimes(json: json, "frame")
    }
    if let json = members["phases"] {
      for member in try json.members("phases", allowed: Phase.allCases.map(\.rawValue)).list {
        guard let phase = Phase(rawValue: member.key) else { continue }
        phases[phase] = try HistoryTimes(json: member.value, "phases.\(member.key)")
      }
    }
    if let json = members["hitches"] { hitches = try HistoryHitches.byRate(json, "hitches") }
    cost = try members["cost"].map { json throws(JSONError) in
      try HistoryCost(json: json, "cost")
    }
  }

  private static func counters(_ json: JSONValue) throws(JSONError) -> WorkCounters {
    let kinds = WorkCounters.Kind.allCases
    let members = try json.members("counters", allowed: kinds.map(\.rawValue))
    var counters = WorkCounters()
    for kind in kinds {
      if let json = members[kind.rawValue] {
        counters[kind] = try json.integer("counters.\(kind.rawValue)", in: 0...Int.max)
      } else {
        counters.leaveOut(kind)
      }
    }
    return counters
  }
}

extension ProjectRevision {
  fileprivate var json: JSONValue {
    .object([
      "commit": .string(commit), "parent": parent.map { .string($0) },
      "branch": branch.map { .string($0) }, "dirty": .boolean(isDirty),
    ])
  }

  fileprivate init(json: JSONValue) throws(JSONError) {
    let members = try json.members("revision", allowed: ["commit", "parent", "branch", "dirty"])
    self.init(
      commit: try members.required("commit").filledString("revision.commit"),
      isDirty: try members.required("dirty").boolean("revision.dirty"))
    parent = try members["parent"]?.string("revision.parent")
    branch = try members["branch"]?.string("revision.branch")
  }
}

extension MachineFingerprint {
  var json: JSONValue {
    ["processor": .string(processor), "cores": .integer(cores), "system": .string(system)]
  }

  init(json: JSONValue) throws(JSONError) {
    let members = try json.members("machine", allowed: ["processor", "cores", "system"])
    self.init(
      processor: try members.required("processor").string("machine.processor"),
      cores: try members.required("cores").integer("machine.cores", in: 0...Int.max),
      system: try members.required("system").string("machine.system"))
  }
}

extension HistoryTimes {
  fileprivate var json: JSONValue {
    [
      "count": .integer(count), "min": .integer(minimum), "p50": .integer(median),
      "p95": .integer(p95), "p99": .integer(p99), "mad": .integer(deviation),
    ]
  }

  fileprivate init(json: JSONValue, _ key: String) throws(JSONError) {
    let members = try json.members(key, allowed: ["count", "min", "p50", "p95", "p99", "mad"])
    func time(_ name: String) throws(JSONError) -> UInt64 {
      try members.required(name).integer("\(key).\(name)", in: 0...UInt64.max)
    }
    self.init(
      count: try members.required("count").integer("\(key).count", in: 1...Int.max),
      minimum: try time("min"), median: try time("p50"), p95: try time("p95"),
      p99: try time("p99"), deviation: try time("mad"))
  }
}

extension HistoryHitches {
  /// Hitches by refreshes of a second; nil for none.
  static func json(_ hitches: [Int: HistoryHitches]) -> JSONValue? {
    guard !hitches.isEmpty else { return nil }
    return .object(
      hitches.sorted { $0.key < $1.key }.map { JSONMember(String($0.key), $0.value.json) })
  }

  private var json: JSONValue {
    ["hitch": .integer(hitchTime), "duration": .integer(duration)]
  }

  /// Reads hitches by refreshes of a second.
  static func byRate(_ json: JSONValue, _ key: String) throws(JSONError) -> [Int: HistoryHitches] {
    var hitches: [Int: HistoryHitches] = [:]
    for member in try json.members(key).list {
      guard let rate = Int(member.key), rate > 0, String(rate) == member.key else {
        throw JSONError(
          offset: member.offset,
          problem: .unknownKey(member.key, allowed: ["60", "120"], suggestion: nil))
      }
      hitches[rate] = try HistoryHitches(json: member.value, "\(key).\(member.key)")
    }
    return hitches
  }

  private init(json: JSONValue, _ key: String) throws(JSONError) {
    let members = try json.members(key, allowed: ["hitch", "duration"])
    self.init(
      hitchTime: try members.required("hitch").integer("\(key).hitch", in: 0...UInt64.max),
      duration: try members.required("duration").integer("\(key).duration", in: 1...UInt64.max))
  }
}
