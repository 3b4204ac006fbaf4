extension Bisection {
  /// The search as data.
  ///
  /// - Parameter sentence: why a revision could not be asked.
  package func json(_ sentence: (Problem) -> String) -> JSONValue {
    var last: Step?
    var before: Step?
    var suspects: [CommitDescription] = []
    switch outcome {
    case .first(let step, let good): (last, before, suspects) = (step, good, [step.commit])
    case .oneOf(let commits, let step, let good): (last, before, suspects) = (step, good, commits)
    case .alike, .notBetween, .unknownEnd, nil: break
    }
    let isFound = suspects.count == 1
    return .object([
      "case": .string(name.identifier), "metric": .string(orNull: metric?.name),
      "phase": .string(orNull: metric?.phase?.rawValue),
      "others": .strings(others.map(\.name)),
      "good": good.json(sentence), "bad": bad.json(sentence), "revisions": .integer(count),
      "steps": .array(steps.map { $0.json(sentence) }),
      "outcome": .string(orNull: outcome?.word),
      "first": isFound ? last?.json(sentence) ?? .null : .null,
      "before": before?.value?.json ?? .null, "after": last?.value?.json ?? .null,
      "suspects": .strings(suspects.map(\.commit)),
    ])
  }
}

extension Bisection.Outcome {
  fileprivate var word: String {
    switch self {
    case .first: "first"
    case .oneOf: "one-of"
    case .alike: "alike"
    case .notBetween: "not-between"
    case .unknownEnd: "unknown-end"
    }
  }
}

extension Bisection.Step {
  fileprivate func json(_ sentence: (Bisection.Problem) -> String) -> JSONValue {
    .object([
      "commit": .string(commit.commit), "author": .string(commit.author),
      "date": .string(commit.date), "subject": .string(commit.subject),
      "value": value?.json ?? .null, "side": .string(side.rawValue),
      "exact": .boolean(isExact), "problem": .string(orNull: problem.map(sentence)),
    ])
  }
}

extension BisectionValue {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let value): .number(value)
    case .hash(let value): .hash(value)
    }
  }
}
