import MeniscusGeometry
import MeniscusUI

extension MetricRule {
  private static func sections(_ probe: MetricProbe, isPlain: Bool = false) -> Stage {
    probe.stage { MetricSections(isPlain: isPlain) }
  }

  /// The upper edge of what a list may fill.
  private static func top(_ probe: MetricProbe) -> Double {
    switch probe.setting.device {
    case .iPhone16: 59
    case .iPhoneSE: probe.setting.isLying ? 0 : 20
    default: 0
    }
  }

  static let headers: [MetricRule] = [
    MetricRule("list", "header · height, first section, inset grouped") { probe in
      [try sections(probe).cards()[0].minY - top(probe)]
    },
    // Of the room after a section, 17.5 are a footer's that is not there.
    MetricRule("list", "header · height, later section, inset grouped") { probe in
      let stage = sections(probe)
      return [try stage.cards()[2].minY - stage.box("footer").maxY - 20 / 3]
    },
    MetricRule("list", "header · height, after an untitled footer") { probe in
      let cards = try sections(probe).cards()
      let after = cards[3].minY - cards[2].maxY - 17.5
      let titled = probe.stage {
        NavigationStack {
          MetricSections().navigationTitle("Title").navigationBarTitleDisplayMode(.large)
        }
      }
      let bar = max(top(probe), 10) + 106
      let below = try titled.cards()[0].minY - bar
      return abs(after - below) <= 0.5 ? [after] : [after, below]
    },
    MetricRule("list", "header · height, plain") { probe in
      let stage = sections(probe, isPlain: true)
      let header = try stage.box("header 1")
      let isInPlace =
        abs(header.minY - top(probe) - 4) <= 0.5
        && stage.fontSizes(in: header) == [17]
      return isInPlace ? [try stage.cards()[0].minY - top(probe)] : [.nan]
    },
    MetricRule("list", "header, plain · height; padding above; text x, y") { probe in
      let stage = sections(probe, isPlain: true)
      let header = try stage.box("header 1")
      return [
        try stage.cards()[0].minY - top(probe), 0, header.minX, header.minY - top(probe),
      ]
    },
    MetricRule("list", "header · x of the text") { [try sections($0).box("header 1").minX] },
    MetricRule("list", "footer · height, none given") { probe in
      let stage = probe.stage { Long() }
      for _ in 0..<30 { stage.scroll(by: 100, in: probe.setting.size) }
      let last = try stage.frame.fills(.pureRed).last.found("the last row").bounds
      return [probe.height - last.maxY - (probe.setting.device == .iPhone16 ? 34 : 0)]
    },
    MetricRule("list", "footer · above, below its 13-pt text") { probe in
      let stage = sections(probe)
      let footer = try stage.box("footer")
      guard stage.fontSizes(in: footer) == [13] else { return [.nan] }
      let after = try stage.cards()[2].minY - footer.maxY
      // Below it is the next header of 45.5.
      return [footer.minY - (try stage.cards()[1].maxY), after - 45.5]
    },
  ]
}

/// Rows of one section, without a footer.
private struct Long: View {
  var body: some View {
    List { ForEach(0..<20, id: \.self) { Text("\($0)").listRowBackground(Color.pureRed) } }
  }
}
