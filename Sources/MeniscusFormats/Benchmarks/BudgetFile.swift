import MeniscusDisplay

/// What the replays of cases may cost: `budgets.json` in the folder of traces, reviewed like code.
package struct BudgetFile: Equatable, Sendable {
  /// The file's name in the folder of traces.
  package static let name = "budgets.json"
  /// The newest version of the format.
  package static let version = 1

  /// What a case may cost.
  package struct Budget: Equatable, Sendable {
    /// The most work of each kind over the whole replay, the same on every machine.
    package var counters: [WorkCounters.Kind: Int] = [:]
    /// The longest that each phase may take over the whole replay, in milliseconds of the processor:
    /// for machines of one class.
    package var milliseconds: [Phase: Double] = [:]
    /// The most that each phase of the whole replay may cost by a model, in nanoseconds, the same on
    /// every machine; nil for anything.
    package var cost: HistoryCost?

    /// Makes a budget that allows everything.
    package init() {}

    /// The budget that the work of a replay keeps: of what is counted not one more, of what is modelled
    /// a twentieth.
    package init(_ frames: [WorkCounters]) {
      let work = frames.reduce(into: WorkCounters()) { $0 += $1 }
      for kind in WorkCounters.Kind.headlines { counters[kind] = work[kind] }
      cost = ModelledCost(of: frames).map { cost in
        HistoryCost(model: cost.model, phases: cost.phases.mapValues { $0 + $0 / 20 })
      }
    }
  }

  /// The budgets by case.
  package var budgets: [CaseName: Budget]

  /// Makes a file.
  package init(_ budgets: [CaseName: Budget] = [:]) { self.budgets = budgets }

  /// Reads the file of a folder of traces; nil where there is none.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)`` where it breaks the format, and
  ///   what reading throws.
  package init?(in traces: String) throws(SuiteError) {
    let path = traces.appendingPath(Self.name)
    guard FileSystem.kind(of: path, followingLinks: false) != nil else { return nil }
    let bytes = try FileSystem.read(path)
    do throws(JSONError) {
      try self.init(bytes)
    } catch {
      throw .malformedData(path: path, error, in: bytes)
    }
  }

  /// Reads what is in the file.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    let members = try FileFormat.budgets.members(of: bytes)
    try members.allow(["meniscus", "version", "budgets"])
    budgets = [:]
    for entry in try members.required("budgets").members("budgets").list {
      guard let name = CaseName(identifier: entry.key), name.folder.isPathDownwards else {
        throw JSONError(
          offset: entry.offset,
          problem: .malformedValue(key: "budgets", found: entry.key, expected: .caseName))
      }
      budgets[name] = try Budget(entry.value, "budgets.\(entry.key)")
    }
  }

  /// The file with the work of cases as their budgets; what their phases may take stays.
  package func with(_ benchmarks: [CaseBenchmark]) -> BudgetFile {
    var file = self
    for benchmark in benchmarks {
      guard let frames = benchmark.actual?.timing.counters else { continue }
      var budget = Budget(frames)
      budget.milliseconds = file.budgets[benchmark.name]?.milliseconds ?? [:]
      file.budgets[benchmark.name] = budget
    }
    return file
  }

  /// The text of the file, cases sorted, each on a line of its own.
  package var text: String {
    let lines = budgets.sorted { $0.key < $1.key }.map { name, budget in
      JSONValue.string(name.identifier).written() + ":" + budget.json.written()
    }
    return "{\"meniscus\":\"budgets\",\"version\":\(Self.version),\"budgets\":{"
      + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n")) + "}}\n"
  }

  /// Writes the file into a folder of traces.
  package func write(in traces: String) throws(SuiteError) {
    try FileSystem.write(text.utf8, to: traces.appendingPath(Self.name))
  }
}

extension BudgetFile.Budget {
  fileprivate var json: JSONValue {
    .object([
      "counters": counters.isEmpty
        ? nil
        : .object(
          WorkCounters.Kind.allCases.compactMap { kind in
            counters[kind].map { JSONMember(kind.rawValue, .integer($0)) }
          }),
      "milliseconds": milliseconds.isEmpty
        ? nil
        : .object(
          Phase.allCases.compactMap { phase in
            milliseconds[phase].map { JSONMember(phase.rawValue, .number($0)) }
          }),
      "cost": cost?.json,
    ])
  }

  fileprivate init(_ json: JSONValue, _ key: String) throws(JSONError) {
    let members = try json.members(key, allowed: ["counters", "milliseconds", "cost"])
    if let json = members["counters"] {
      let kinds = WorkCounters.Kind.allCases.map(\.rawValue)
      for member in try json.members("\(key).counters", allowed: kinds).list {
        guard let kind = WorkCounters.Kind(rawValue: member.key) else { continue }
        counters[kind] = try member.value.integer("\(key).counters.\(member.key)", in: 0...Int.max)
      }
    }
    if let json = members["milliseconds"] {
      let phases = Phase.allCases.map(\.rawValue)
      for member in try json.members("\(key).milliseconds", allowed: phases).list {
        guard let phase = Phase(rawValue: member.key) else { continue }
        milliseconds[phase] = try member.value.number(
          "\(key).milliseconds.\(member.key)", in: 0...1e9)
      }
    }
    cost = try members["cost"].map { json throws(JSONError) in
      try HistoryCost(json: json, "\(key).cost")
    }
  }
}

/// What goes over a budget.
package struct BudgetOverrun: Equatable, Sendable {
  /// What there is too much of.
  package enum Measure: Equatable, Sendable {
    /// Work of a kind.
    case work(WorkCounters.Kind, amount: Int, budget: Int)
    /// Milliseconds of a phase.
    case time(Phase, amount: Double, budget: Double)
    /// Nanoseconds that a phase costs by a model.
    case cost(Phase, amount: UInt64, budget: UInt64)
  }

  /// The case.
  package var name: CaseName
  /// What there is too much of.
  package var measure: Measure

  /// Names what is too much.
  package init(name: CaseName, measure: Measure) {
    self.name = name
    self.measure = measure
  }
}

extension BudgetFile {
  /// What there is to say of the work of a run's cases, by the budgets of a folder of traces.
  ///
  /// - Parameter all: the cases that there are, chosen or not.
  package func remarks(
    on reports: [TraceReport], among all: [CaseName], in traces: String
  ) -> [RunRemark] {
    let path = traces.appendingPath(Self.name)
    let unused = Set(budgets.keys).subtracting(all).sorted()
    let overruns = reports.flatMap { report -> [BudgetOverrun] in
      let name = CaseName(scene: report.scene, trace: report.name, variant: report.variant)
      // A replay that stopped has done no whole work.
      guard !report.counters.isEmpty else { return [] }
      return budgets[name]?.overruns(of: report.counters, in: name) ?? []
    }
    let old = oldCosts(among: budgets.keys.filter(all.contains))
    return overruns.map { .overBudget($0, path: path) }
      + (unused.isEmpty ? [] : [.unusedBudgets(unused, path: path)])
      + (old.isEmpty ? [] : [.oldCostBudgets(old, path: path)])
  }

  /// The cases whose budgets of cost were set by another model than the tool's, so that nothing is
  /// held against them.
  package func oldCosts(among names: [CaseName]) -> [CaseName] {
    names.filter { name in
      budgets[name]?.cost.map { $0.model != CostModel.current?.number } ?? false
    }.sorted()
  }
}

extension BudgetFile.Budget {
  /// What there is too much of in a case, by the work of its frames: kinds of work, then modelled
  /// costs.
  package func overruns(of frames: [WorkCounters], in name: CaseName) -> [BudgetOverrun] {
    let work = frames.reduce(into: WorkCounters()) { $0 += $1 }
    let kinds = WorkCounters.Kind.allCases.compactMap { kind -> BudgetOverrun? in
      guard let budget = counters[kind], work[kind] > budget else { return nil }
      return BudgetOverrun(
        name: name, measure: .work(kind, amount: work[kind], budget: budget))
    }
    guard let allowed = cost, let modelled = ModelledCost(of: frames),
      modelled.model == allowed.model
    else { return kinds }
    return kinds
      + Phase.allCases.compactMap { phase in
        guard let budget = allowed.phases[phase], let amount = modelled.phases[phase],
          amount > budget
        else { return nil }
        return BudgetOverrun(name: name, measure: .cost(phase, amount: amount, budget: budget))
      }
  }

  /// What a benchmark's case has too much of, work first.
  package func overruns(of benchmark: CaseBenchmark) -> [BudgetOverrun] {
    guard let side = benchmark.actual else { return [] }
    let kinds = overruns(of: side.timing.counters, in: benchmark.name)
    let times = side.phases.compactMap { found -> BudgetOverrun? in
      guard let phase = found.phase, let budget = milliseconds[phase] else { return nil }
      let amount = found.rounds.median / 1e6
      guard amount > budget else { return nil }
      return BudgetOverrun(
        name: benchmark.name, measure: .time(phase, amount: amount, budget: budget))
    }
    return kinds + times
  }
}
