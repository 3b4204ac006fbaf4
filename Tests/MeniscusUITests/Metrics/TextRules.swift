import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// A text, and a mark that stands on its baseline.
private struct Line: View {
  var text = "Line"
  let size: Double

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: text).font(.system(size: CGFloat(size))).fixedSize()
        .accessibilityIdentifier("line")
      Color.pureRed.frame(width: 1, height: 1).accessibilityIdentifier("mark")
    }
  }
}

/// A length that follows a style of text.
private struct Scaled: View {
  @ScaledMetric private var length: CGFloat

  init(_ length: Double, _ style: Font.TextStyle) {
    _length = ScaledMetric(wrappedValue: CGFloat(length), relativeTo: style)
  }

  var body: some View {
    Color.pureRed.frame(width: length, height: 10).accessibilityIdentifier("scaled")
  }
}

extension MetricRule {
  private static func line(
    _ probe: MetricProbe, _ size: Double, of text: String = "Line"
  ) throws -> Rect2D {
    try probe.stage { Line(text: text, size: size) }.box("line")
  }

  /// The height of a line of a size before it is rounded to pixels.
  private static func height(_ probe: MetricProbe, _ size: Double) throws -> Double {
    try line(probe, size * 64).height / 64
  }

  private static func baseline(_ probe: MetricProbe, _ size: Double) throws -> Double {
    let stage = probe.stage { Line(size: size) }
    return try stage.box("mark").maxY - stage.box("line").minY
  }

  static let text: [MetricRule] = [
    MetricRule("text", "system font · line height = size x", tolerance: 0.001) {
      [try height($0, 17) / 17]
    },
    MetricRule(
      "text", "system font · ascender, descender, cap height", tolerance: 0.001
    ) { probe in
      let ascender = try baseline(probe, 1000) / 1000
      @MainActor func ink(_ letter: String) throws -> Double {
        let stage = probe.stage { Line(text: letter, size: 100) }
        let list = stage.frame.displayList
        let boxes = list.operations.compactMap { operation -> Rect2D? in
          guard case .glyphs(let run, _) = operation.action, run.size == 100 else { return nil }
          return list.bounds(of: operation)
        }
        return try boxes.first.found("the letter").height / 100
      }
      return [ascender, try height(probe, 17) / 17 - ascender, try ink("H"), try ink("x")]
    },
    MetricRule("text", "system font", "line height", tolerance: 0.05) { probe in
      [try height(probe, probe.record.part.numbers.first ?? 0)]
    },
    MetricRule("text", "label of", "height of one line") { probe in
      [try line(probe, probe.record.part.numbers.first ?? 0).height]
    },
    MetricRule("text", "baseline of") { probe in
      try probe.record.part.numbers.map { try baseline(probe, $0) }
    },
    MetricRule("text", "advance; label width") { probe in
      let part = probe.record.part.split(separator: "\"", omittingEmptySubsequences: false)
      guard part.count == 3, let size = part[2].numbers.first else { return [] }
      let text = String(part[1])
      return [
        try line(probe, size * 64, of: text).width / 64, try line(probe, size, of: text).width,
      ]
    },
    MetricRule("scaled metric", "scales to") { probe in
      let name = String(probe.record.part.prefix { $0 != "," })
      let style = try Font.TextStyle.allCases.first { "\($0)" == name }.found(name)
      let length = probe.property.numbers.first ?? 0
      return [try probe.stage { Scaled(length, style) }.box("scaled").width]
    },
  ]
}
