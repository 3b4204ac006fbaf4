import MeniscusDiff
import MeniscusGeometry

extension Messages {
  /// Two pictures that are equal.
  package static func equal(_ size: PixelSize) -> String {
    "equal: \(size.width)×\(size.height) px"
  }

  /// How two pictures of the same extents differ, by the figures of the exact comparator.
  package static func difference(_ figures: [ComparatorFigure]) -> String {
    "\(grouped(figures.integer("differingPixels"))) px differ, by at most "
      + "\(figures.integer("maximumChannelDifference")) of 255, within "
      + rectangle(figures.record("bounds"))
  }

  private static func rectangle(_ figures: [ComparatorFigure]) -> String {
    "\(figures.integer("width"))×\(figures.integer("height")) px at \(figures.integer("x")), "
      + "\(figures.integer("y"))"
  }

  /// What a comparator says of two pictures, after its verdict where it judges.
  package static func finding(
    _ finding: ComparatorFinding, of comparator: PictureComparator
  ) -> String {
    let words = figures(finding.figures, of: comparator.name)
    guard comparator.isJudge else { return words }
    return "\(finding.isWithinTolerance ? "within tolerance" : "beyond tolerance"): \(words)"
  }

  /// What a comparator measured, and what is allowed.
  package static func figures(_ figures: [ComparatorFigure], of comparator: String) -> String {
    switch comparator {
    case PictureComparator.exact.name: difference(figures)
    case PictureComparator.pixelmatch72.name, PictureComparator.pixelmatchMain.name:
      pixelmatch(figures.record("pixelmatch"))
    case PictureComparator.flip.name: flip(figures.record("flip"))
    case PictureComparator.tileBias.name: tileBias(figures.record("tileBias"))
    case PictureComparator.ciede2000.name: ciede(figures.record("ciede2000"))
    case PictureComparator.perceptual.name: layers(figures)
    default: "\(comparator) finds \(facts(figures).map(fact).joined(separator: ", "))"
    }
  }

  /// The figures of any comparator, one by one: the name, the value, and what is allowed.
  package static func facts(
    _ figures: [ComparatorFigure]
  ) -> [(name: String, value: String, allowed: String?)] {
    var facts: [(name: String, value: String, allowed: String?)] = []
    for figure in figures {
      if case .record(let inner) = figure.value {
        facts += self.facts(inner)
      } else if figure.role == .allowed, let last = facts.indices.last {
        facts[last].allowed = text(figure.value)
      } else {
        facts.append((words(figure.name), text(figure.value), nil))
      }
    }
    return facts
  }

  private static func fact(_ fact: (name: String, value: String, allowed: String?)) -> String {
    "\(fact.name) \(fact.value)" + (fact.allowed.map { " (\($0) allowed)" } ?? "")
  }

  /// A key as words: `windowMean` as `window mean`.
  private static func words(_ key: String) -> String {
    key.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  private static func text(_ value: ComparatorValue) -> String {
    switch value {
    case .flag(let flag): flag ? "on" : "off"
    case .integer(let number): number < 0 ? "−\(grouped(-number))" : grouped(number)
    case .number(let number): number < 0 ? "−\(fraction(-number))" : fraction(number)
    case .text(let text): text
    case .rectangle: rectangle(value.record)
    case .list(let values): list(values.map(text), limit: 4)
    case .record(let figures): facts(figures).map(fact).joined(separator: ", ")
    }
  }

  private static func pixelmatch(_ figures: [ComparatorFigure]) -> String {
    let place = figures["windowSize"].map { " in a window of \($0.integer)×\($0.integer) px" } ?? ""
    let skipped =
      figures.flag("includeAA")
      ? "" : "; \(grouped(figures.integer("antialiased"))) more px look like antialiasing"
    return
      "\(figures.text("generation")) counts \(grouped(figures.integer("mismatch"))) px\(place) "
      + "at a threshold of \(fraction(figures.number("threshold")))\(skipped)"
  }

  private static func flip(_ figures: [ComparatorFigure]) -> String {
    "ꟻLIP mean \(fraction(figures.number("mean"))), maximum \(fraction(figures.number("max"))); "
      + "worst window \(fraction(figures.number("windowMean"))) "
      + "(\(fraction(figures.number("allowedMean"))) allowed), " + area(figures)
  }

  private static func area(_ figures: [ComparatorFigure]) -> String {
    "\(grouped(figures.integer("area"))) connected px above "
      + "\(fraction(figures.number("threshold"))) "
      + "(\(grouped(figures.integer("allowedArea"))) allowed)"
  }

  /// Which tiles drift.
  private static func tileBias(_ figures: [ComparatorFigure]) -> String {
    guard let drift = figures.list("drifts").first?.record else {
      return "no tile drifts"
    }
    let means = drift.list("means").map {
      "\($0.number < 0 ? "−" : "")\(decimal(abs($0.number), digits: 2))"
    }
    return "\(grouped(figures.integer("driftingTiles"))) of "
      + "\(count(figures.integer("tiles"), "tile")) drift, at most "
      + "\(grouped(drift.integer("tiles"))) of them connected: "
      + "\(rectangle(drift.record("bounds"))), on average by "
      + "\(means.joined(separator: ", ")) levels of red, green, blue and alpha"
  }

  private static func ciede(_ figures: [ComparatorFigure]) -> String {
    func value(_ name: String) -> String { fraction(figures.number(name)) }
    return
      "CIEDE2000 mean \(value("mean")), median \(value("median")), 95th percentile \(value("p95")), "
      + "99th percentile \(value("p99")), maximum \(value("max")); "
      + "\(grouped(figures.integer("noticeable"))) px above \(value("justNoticeable"))"
  }

  /// What the layers of the perceptual profile found, those that fail first.
  private static func layers(_ figures: [ComparatorFigure]) -> String {
    let broken = figures.list("broken").map(\.text)
    let rules = PerceptualComparison.Rule.allCases
    let order =
      rules.filter { broken.contains($0.rawValue) } + rules.filter { !broken.contains($0.rawValue) }
    return order.map { rule in
      switch rule {
      case .pixelmatch: pixelmatch(figures.record("pixelmatch"))
      case .flip: "ꟻLIP finds \(area(figures.record("flip")))"
      case .tileBias: tileBias(figures.record("tileBias"))
      }
    }.joined(separator: "; ")
  }
}
