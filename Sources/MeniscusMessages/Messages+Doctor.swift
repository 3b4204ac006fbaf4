import MeniscusFormats

extension Messages {
  /// What `doctor` says, a line each.
  package static func lines(on examination: Examination) -> [String] {
    let environment = examination.environment
    var lines = [
      "\(environment.system), \(environment.architecture), "
        + "\(count(environment.processors, "processor")); \(environment.build) build "
        + "\(environment.tool), Swift \(environment.swift)"
    ]
    for area in Examination.Area.allCases {
      let answers = examination.answers.filter { $0.area == area }
      if answers.isEmpty { continue }
      let wrong = answers.filter { !$0.agrees }
      lines.append(
        wrong.isEmpty
          ? "agrees   \(area.rawValue): \(count(answers.count, "answer"))"
          : "differs  \(area.rawValue): \(wrong.count) of \(count(answers.count, "answer"))")
      lines += wrong.map {
        "  \($0.name): \($0.found) instead of \($0.expected) (\($0.source.rawValue))"
      }
    }
    return lines + [verdict(on: examination)]
  }

  private static func verdict(on examination: Examination) -> String {
    guard let first = examination.firstDifference else {
      return "this machine gives the bits that others give: "
        + "\(count(examination.answers.count, "answer")) of "
        + "\(examination.answers.count) as known"
    }
    return "this machine gives other bits, first in \(first.area.rawValue): \(first.name); "
      + "what rests on it differs as well, so look there, at the compiler and its options"
  }
}
