import MeniscusDisplay
import MeniscusFormats

extension Messages {
  /// A model of cost that was fitted and written.
  package static func lines(_ model: CostModel, in path: String) -> [String] {
    let rows = Phase.allCases.map { phase -> String in
      let name = phase.rawValue.padding(to: 8)
      guard let rates = model.phases[phase] else { return "  \(name)ran in too few scenes" }
      return "  \(name)off by \(percent(rates.residual)) in the median case, by "
        + "\(percent(rates.upperResidual)) in the upper quartile, of \(count(rates.cases, "case"))"
    }
    return [
      "\(path): model \(model.number), fitted to \(count(model.scenes, "scene")); how far it is off "
        + "in scenes that are left out:"
    ] + rows
  }

  private static func percent(_ share: Double) -> String {
    decimal(share * 100, digits: 1) + " %"
  }

  /// What is to be said of budgets that another model set.
  static func oldCosts(_ cases: Int) -> String {
    let model = CostModel.current.map { "is model \($0.number)" } ?? "cannot be read"
    return "\(count(cases, "case")) with costs by another model as budgets; the tool's \(model), "
      + "so nothing is held against them; `bench --counters --set-budgets` sets them anew"
  }
}

extension String {
  /// The text with blanks up to a width.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 1))
  }
}
