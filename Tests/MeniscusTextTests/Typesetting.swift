import MeniscusText

/// A text whose clusters are all ten points wide but for those named otherwise.
struct Typesetting {
  var text: String
  var widths: [Character: Double] = [:]

  func width(_ range: Range<Int>) -> Double {
    clusters[range].reduce(0) { $0 + (widths[$1] ?? 10) }
  }

  var clusters: [Character] { Array(text) }

  func lines(_ breaker: LineBreaker, ellipsis: Double = 10) -> [TextLine] {
    let clusters = clusters
    return breaker.lines(of: LineBreakClass.classes(of: text), ellipsis: ellipsis) { range in
      clusters[range].reduce(0) { $0 + (widths[$1] ?? 10) }
    }
  }

  /// The lines as they would be read, with an ellipsis where text is left out.
  func read(_ breaker: LineBreaker, ellipsis: Double = 10) -> [String] {
    let clusters = clusters
    return lines(breaker, ellipsis: ellipsis).map { line in
      guard let omitted = line.omitted else { return String(clusters[line.range]) }
      return String(clusters[line.range.lowerBound..<omitted.lowerBound]) + "…"
        + String(clusters[omitted.upperBound..<line.range.upperBound])
    }
  }
}
