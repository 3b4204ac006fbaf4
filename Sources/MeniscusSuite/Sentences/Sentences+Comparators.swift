import MeniscusDiff

extension Sentences {
  /// Two pictures that are equal.
  package static func equal(_ size: PixelSize) -> String {
    "equal: \(size.width)×\(size.height) px"
  }

  /// What a comparator says, after its verdict.
  package static func verdict(_ isWithinTolerance: Bool, _ words: String) -> String {
    "\(isWithinTolerance ? "within tolerance" : "beyond tolerance"): \(words)"
  }

  /// What pixelmatch counted.
  package static func pixelmatch(_ comparison: PixelmatchComparison) -> String {
    let options = comparison.options
    let place = options.windowSize.map { " in a window of \($0)×\($0) px" } ?? ""
    let skipped =
      options.includeAA
      ? "" : "; \(grouped(comparison.antialiased)) px more look like antialiasing"
    return "\(options.generation.rawValue) counts \(grouped(comparison.mismatch)) px\(place) "
      + "at a threshold of \(fraction(options.threshold))\(skipped)"
  }

  /// Which tiles drift.
  package static func tileBias(_ comparison: TileBiasComparison) -> String {
    let tiles = "\(grouped(comparison.driftingTiles)) of \(count(comparison.tileCount, "tile"))"
    guard let drift = comparison.drifts.first else { return "none of the tiles drifts" }
    let means = drift.means.map { "\($0 < 0 ? "−" : "")\(decimal(abs($0), digits: 2))" }
    let bounds = drift.bounds
    return "\(tiles) drift, at most \(grouped(drift.tiles)) together: "
      + "\(bounds.width)×\(bounds.height) px at \(bounds.x), \(bounds.y), on average by "
      + "\(means.joined(separator: ", ")) levels of red, green, blue and alpha"
  }

  /// How far colours lie apart; it decides nothing.
  package static func ciede(_ comparison: CiedeComparison) -> String {
    "CIEDE2000 mean \(fraction(comparison.mean)), median \(fraction(comparison.median)), "
      + "95 % up to \(fraction(comparison.percentile95)), "
      + "99 % up to \(fraction(comparison.percentile99)), at most "
      + "\(fraction(comparison.maximum)); \(grouped(comparison.noticeable)) px above "
      + fraction(CiedeComparison.justNoticeable)
  }

  /// What the layers of the perceptual profile found, those that fail first.
  package static func layers(_ comparison: PerceptualComparison) -> String {
    let broken = comparison.broken
    let rules = broken + PerceptualComparison.Rule.allCases.filter { !broken.contains($0) }
    return rules.map { rule in
      switch rule {
      case .pixelmatch: pixelmatch(comparison.pixelmatch)
      case .flip:
        "ꟻLIP finds \(grouped(comparison.flip.worstRegion?.count ?? 0)) px together above "
          + "\(fraction(comparison.flip.tolerance.threshold)) "
          + "(\(grouped(comparison.flip.tolerance.area)) allowed)"
      case .tileBias: tileBias(comparison.tileBias)
      }
    }.joined(separator: "; ")
  }
}
