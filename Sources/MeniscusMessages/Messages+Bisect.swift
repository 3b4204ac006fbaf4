import MeniscusFormats

extension Messages {
  /// What a search among revisions starts from, a line each.
  package static func began(_ search: Bisection) -> [String] {
    guard let metric = search.metric else { return [] }
    return [
      "\(search.name.identifier): \(named(metric)): "
        + "\(amount(search.good.value, metric)) at \(end(search.good, search.goodName)), "
        + "\(amount(search.bad.value, metric)) at \(end(search.bad, search.badName)); "
        + count(search.count, "revision")
    ]
  }

  /// What a revision that was asked said.
  package func line(on step: Bisection.Step, of search: Bisection) -> String {
    guard let metric = search.metric else { return "" }
    let width = [search.good, search.bad, step].map { Self.amount($0.value, metric).count }.max()
    let value = step.value == nil ? "" : Self.amount(step.value, metric)
    let padding = String(repeating: " ", count: max((width ?? 0) - value.count, 0))
    let side = step.side.rawValue
    var line = "  \(side)\(String(repeating: " ", count: 8 - side.count))\(padding)\(value)"
    line += "  \(Self.shortCommit(step.commit.commit))  \(step.commit.subject)"
    if let problem = step.problem { line += ": \(words(on: problem))" }
    if !step.isExact { line += " (neither value; counted as \(side))" }
    return line
  }

  /// That a revision is built, and how many may follow.
  package static func building(_ commit: CommitDescription, stepsLeft: Int?) -> String {
    "building \(shortCommit(commit.commit))"
      + (stepsLeft.map { "; about \(count($0, "revision")) to ask" } ?? "")
  }

  /// What a search found, a line each.
  package func ended(_ search: Bisection) -> [String] {
    let name = search.name.identifier
    switch search.outcome {
    case .first(let step, let before):
      var lines = ["\(name): \(Self.change(from: before, to: step, search.metric))"]
      lines += Self.described(step.commit) + Self.others(search)
      lines.append(
        "  in a worktree of it, `\(command) explain \(name) --against "
          + "\(before.commit.commit.prefix(12))` shows the first frame that differs")
      return lines
    case .oneOf(let commits, let step, let before):
      var lines = [
        "\(name): \(Self.change(from: before, to: step, search.metric)), or one of "
          + "\(Self.count(commits.count - 1, "revision")) before, which could not be asked"
      ]
      for commit in commits.prefix(12) { lines += Self.described(commit) }
      if commits.count > 12 { lines.append("  and \(Self.grouped(commits.count - 12)) more") }
      return lines
    case .alike:
      let ends =
        "\(Self.end(search.good, search.goodName)) and \(Self.end(search.bad, search.badName))"
      guard let metric = search.metric else {
        return ["\(name): no work and no pixel differs between \(ends); name others"]
      }
      return [
        "\(name): \(Self.named(metric)) is \(Self.amount(search.good.value, metric)) at \(ends) "
          + "alike; name revisions between which it changed, or another `--metric`"
      ]
    case .notBetween(let threshold):
      guard let metric = search.metric else { return [] }
      return [
        "\(name): `--above \(JSONText.number(threshold))`: \(Self.named(metric)) is on one side of "
          + "it at both ends, \(Self.amount(search.good.value, metric)) and "
          + "\(Self.amount(search.bad.value, metric)); give a number between"
      ]
    case .unknownEnd:
      return [(search.good, search.goodName), (search.bad, search.badName)].compactMap { step, at in
        step.problem.map { "\(name): \(Self.end(step, at)) cannot be asked: \(words(on: $0))" }
      }
    case nil: return []
    }
  }

  /// That files are changed that no revision has.
  package static let leftOut =
    "note: files changed since HEAD belong to no revision, and only traces of them are used"

  /// The alert that a search starts from, and how many others there are.
  package static func starting(from alert: PerformanceAlert, others: Int) -> String {
    "from the alert \(sentence(on: alert))"
      + (others > 0 ? "; \(count(others, "other")) open: name a case or a `--metric`" : "")
  }

  /// Why a revision could not be asked.
  package func words(on problem: Bisection.Problem) -> String {
    switch problem {
    case .build(let error): sentence(for: error)
    case .replay(let failure): "does not replay it: \(Self.failure(failure))"
    case .noValue: "does not say it"
    }
  }

  private static func end(_ step: Bisection.Step, _ name: String) -> String {
    let commit = shortCommit(step.commit.commit)
    return step.commit.commit.hasPrefix(name) ? commit : "\(name) (\(commit))"
  }

  private static func named(_ metric: BisectionMetric) -> String {
    metric.name + (metric.phase.map { ", in \($0.rawValue)" } ?? "")
  }

  private static func change(
    from old: Bisection.Step, to new: Bisection.Step, _ metric: BisectionMetric?
  ) -> String {
    guard let metric else { return "" }
    let commit = shortCommit(new.commit.commit)
    let values = "\(amount(old.value, metric)) → \(amount(new.value, metric))"
    return "\(named(metric)): \(values) since \(commit)"
  }

  private static func described(_ commit: CommitDescription) -> [String] {
    [
      "  \(commit.commit.prefix(12))  \(commit.subject)",
      "  \(commit.author), \(commit.date.prefix(10))",
    ]
  }

  private static func others(_ search: Bisection) -> [String] {
    let names = search.others.map(\.name)
    return names.isEmpty
      ? []
      : [
        "  between the ends \(list(names, limit: 6)) changed too; `--metric` looks for one of them"
      ]
  }

  private static func amount(_ value: BisectionValue?, _ metric: BisectionMetric) -> String {
    switch value {
    case .number(let number):
      if case .number(.counter) = metric { return grouped(Int(min(number, 0x1p62))) }
      return Format.duration(UInt64(min(max(number, 0), 0x1p62)))
    case .hash(let hash): return String(JSONText.hexadecimal(hash, digits: 16).prefix(12))
    case nil: return "?"
    }
  }
}
