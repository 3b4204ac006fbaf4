import MeniscusDisplay

extension CostModel {
  /// Reads the file at a path; nil where there is none.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)`` where it breaks the format, and
  ///   what reading throws.
  package init?(at path: String) throws(SuiteError) {
    guard FileSystem.kind(of: path) != nil else { return nil }
    let bytes = try FileSystem.read(path)
    do throws(JSONError) {
      try self.init(bytes)
    } catch {
      throw .malformedData(path: path, error, in: bytes)
    }
  }

  /// Reads a file of the format.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    let members = try FileFormat.cost.members(of: bytes)
    try members.allow([
      "meniscus", "version", "model", "machine", "toolchain", "scenes", "phases",
    ])
    self.init(
      number: try members.required("model").integer("model", in: 1...Int.max),
      machine: try MachineFingerprint(json: members.required("machine")),
      toolchain: try members.required("toolchain").string("toolchain"),
      scenes: try members.required("scenes").integer("scenes", in: 0...Int.max), phases: [:])
    let names = Phase.allCases.map(\.rawValue)
    for member in try members.required("phases").members("phases", allowed: names).list {
      guard let phase = Phase(rawValue: member.key) else { continue }
      phases[phase] = try Rates(member.value, of: phase)
    }
  }

  /// The text of the file: each phase on a line, and each of its terms.
  package var text: String {
    let head: JSONValue = [
      "meniscus": "cost", "version": .integer(Self.version), "model": .integer(number),
      "machine": machine.json, "toolchain": .string(toolchain), "scenes": .integer(scenes),
    ]
    let phases = Phase.allCases.compactMap { phase in
      self.phases[phase].map { "\"\(phase.rawValue)\":" + $0.text(of: phase) }
    }
    return head.written().dropLast() + ",\"phases\":{\n" + phases.joined(separator: ",\n")
      + "}}\n"
  }
}

extension CostModel.Rates {
  fileprivate init(_ json: JSONValue, of phase: Phase) throws(JSONError) {
    let key = "phases.\(phase.rawValue)"
    let members = try json.members(
      key, allowed: ["cases", "residual", "upperResidual", "nanoseconds"])
    let terms = CostTerm.terms(of: phase)
    let rates = try members.required("nanoseconds").members(
      "\(key).nanoseconds", allowed: terms.map(\.name))
    var nanoseconds: [Double] = []
    for term in terms {
      // What the file does not name costs nothing.
      nanoseconds.append(
        try rates[term.name]?.number("\(key).nanoseconds.\(term.name)", in: 0...1e12) ?? 0)
    }
    self.init(
      nanoseconds: nanoseconds,
      residual: try members.required("residual").number("\(key).residual", in: 0...1e6),
      upperResidual: try members.required("upperResidual")
        .number("\(key).upperResidual", in: 0...1e6),
      cases: try members.required("cases").integer("\(key).cases", in: 0...Int.max))
  }

  fileprivate func text(of phase: Phase) -> String {
    let head: JSONValue = [
      "cases": .integer(cases), "residual": .number(residual),
      "upperResidual": .number(upperResidual),
    ]
    let rates = zip(CostTerm.terms(of: phase), nanoseconds).map { term, rate in
      "  \"\(term.name)\":" + JSONValue.number(rate).written()
    }
    return head.written().dropLast() + ",\"nanoseconds\":{\n" + rates.joined(separator: ",\n")
      + "}}"
  }
}
