import MeniscusDiff
import MeniscusFormats

extension Messages {
  /// What a case may differ by; empty where nothing may.
  package static func tolerance(_ tolerance: AppliedTolerance?) -> String {
    guard let tolerance else { return "" }
    var parts: [String] = []
    if let flip = tolerance.flip {
      parts.append(usual(.flip(within: FlipTolerance(flip))))
    } else if let comparator = tolerance.comparator {
      parts.append("pictures by \(comparator)")
    }
    parts.append(
      tolerance.exactThrough == .none
        ? "no stage has to be equal" : "stages through \(tolerance.exactThrough.rawValue) are exact"
    )
    return (parts + tolerance.rules.map { rule($0) }).joined(separator: "; ")
  }

  /// How pictures are compared that no rule is about.
  static func comparison(_ tolerance: TraceTolerance) -> String {
    switch tolerance {
    case .exact: "pictures bit for bit"
    case .flip(let profile): usual(.flip(within: FlipTolerance(profile)))
    }
  }

  private static func usual(_ comparator: PictureComparator) -> String {
    guard comparator.name == PictureComparator.flip.name else {
      return "pictures by \(comparator.name)"
    }
    let flip = FlipTolerance(comparator.settings)
    return "pictures by ꟻLIP: window mean up to \(fraction(flip.mean)), at most "
      + "\(grouped(flip.area)) connected px above \(fraction(flip.threshold)), "
      + "\(fraction(flip.pixelsPerDegree)) pixels per degree"
  }

  private static func place(_ placed: PlacedRule) -> String { place(placed.place) }

  /// Where a rule stands.
  static func place(_ place: PlacedRule.Place) -> String {
    switch place {
    case .line(let line, let path): "\(path): line \(line)"
    case .rule(let number, let path): "\(path): rule \(number)"
    }
  }

  /// A rule in words, with its place and its reason.
  static func rule(_ placed: PlacedRule) -> String { "\(rule(placed.rule)) (\(source(placed)))" }

  /// A rule in words.
  static func rule(_ rule: ToleranceRule) -> String {
    let subject =
      (rule.area.map { area($0) } ?? "pictures")
      + (rule.checkpoint.map { " at checkpoint \($0)" } ?? "")
    let what =
      switch rule.effect {
      case .ignore: "is ignored"
      case .pin: "is exact"
      case .allow(let bounds): "may differ in \(self.bounds(bounds))"
      case .unseen(.inform): "decide: what is drawn differently but looks the same is only reported"
      case .unseen(.fail):
        "do not decide alone: what is drawn differently fails even where it looks the same"
      case .compare(.exact): "are exact"
      case .compare(.flip(let profile)):
        "are compared: \(usual(.flip(within: FlipTolerance(profile))))"
      }
    return "\(subject) \(what)"
  }

  /// What differs in each part that a rule is about, and what may; nil where no rule counts pixels.
  static func parts(_ parts: [PicturePart]) -> String? {
    let parts = parts.compactMap { part -> String? in
      guard let placed = part.rule, let isWithin = part.isWithin else { return nil }
      let place = placed.rule.area.map { "in \(area($0)) " } ?? ""
      let found = "\(place)\(grouped(part.pixels)) px by at most \(part.channel) of 255"
      switch placed.rule.effect {
      case .ignore: return part.pixels == 0 ? nil : "\(found), ignored (\(source(placed)))"
      case .pin: return isWithin ? nil : "\(found), where all must be exact (\(source(placed)))"
      case .unseen: return nil
      case .compare: return isWithin ? nil : "\(found), none allowed (\(source(placed)))"
      case .allow(let bounds):
        return "\(found), \(self.bounds(bounds)) allowed (\(source(placed)))"
          + (part.isStale ? "; less differs than the rule says: tighten it" : "")
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// A rule that no case is about.
  static func unused(_ placed: PlacedRule) -> String {
    "\(place(placed)): the rule applies to no trace; correct its names, or remove it"
  }

  /// A rule about a view that no checkpoint shows.
  static func unknownView(_ name: String, _ placed: PlacedRule) -> String {
    "\(place(placed)): no checkpoint shows a view named `\(name)`; correct the name, or remove the "
      + "rule"
  }

  /// A tolerance that lets every picture of some checkpoints pass.
  static func allowsEverything(
    _ path: String, _ checkpoints: [String], _ rules: [PlacedRule]
  ) -> String {
    let what =
      rules.isEmpty
      ? "the bounds in its header are never exceeded"
      : list(rules.map { rule($0) }, limit: 4)
    return "\(path): any picture of checkpoint\(checkpoints.count == 1 ? "" : "s") "
      + "\(list(checkpoints, limit: 6)) is within tolerance, so comparing proves nothing: \(what); "
      + "narrow the tolerance, or remove it"
  }

  /// A tolerance that no fault trips.
  static func untripped(_ tried: TriedTolerance) -> String {
    let what = tried.rule.map { "\(place($0)): this rule" } ?? "the trace's own tolerance"
    return tried.reached == 0
      ? "\(what) is about pixels that no planted fault changes, so nothing shows that it can fail"
      : "\(what) lets all of \(count(tried.reached, "planted fault")) pass; narrow it, or see with "
        + "`audit` what it misses"
  }

  /// A tolerance that no fault trips in some cases.
  static func untripped(_ placed: PlacedRule?, in cases: [String]) -> String {
    (placed.map { "\(place($0)): no planted fault trips this rule in " }
      ?? "no planted fault trips what the trace itself tolerates in ")
      + "\(list(cases, limit: 4)); narrow it, or see with `audit` what it misses"
  }

  private static func area(_ area: ToleranceRule.Area) -> String {
    switch area {
    case .view(let name): return "`\(name)`"
    case .rectangle(let rect):
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(JSONText.number)
      return "\(numbers[0]), \(numbers[1]) \(numbers[2])×\(numbers[3])"
    }
  }

  private static func bounds(_ bounds: ToleranceRule.Bounds) -> String {
    "\(range(bounds.pixels, TraceLimit.area)) px and \(range(bounds.channel, 0...255)) of 255"
  }

  private static func range(_ range: ClosedRange<Int>, _ all: ClosedRange<Int>) -> String {
    if range == all { return "any" }
    return range.lowerBound == range.upperBound
      ? grouped(range.lowerBound) : "\(grouped(range.lowerBound)) to \(grouped(range.upperBound))"
  }

  private static func source(_ placed: PlacedRule) -> String {
    place(placed) + (placed.rule.reason.map { ", \($0)" } ?? "")
  }
}
