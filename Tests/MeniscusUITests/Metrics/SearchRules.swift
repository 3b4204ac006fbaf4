import MeniscusGeometry
import MeniscusUI

/// Rows that are searched, with a field above them or in the bar of a stack.
private struct Searched: View {
  var isInBar = false
  var hasField = true
  var placement = SearchFieldPlacement.automatic
  @State private var text = "word"

  var body: some View {
    if isInBar {
      NavigationStack {
        if hasField { rows.searchable(text: $text, placement: placement) } else { rows }
      }
    } else {
      rows.searchable(text: $text)
    }
  }

  private var rows: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<60) { Color.blue.frame(height: 50).accessibilityIdentifier("row\($0)") }
      }
    }
    .navigationTitle("Title")
  }
}

extension MetricRule {
  /// A field in its bar: 44 points in the middle of the slot that it has above the rows.
  private static func field(_ probe: MetricProbe) throws -> (Stage, field: Rect2D, bar: Rect2D) {
    let stage = probe.stage { Searched() }
    let field = try stage.frame.glassBoxes.first.found("the field")
    let top = Double(probe.setting.device == .iPhone16 ? 59 : 0)
    let slot = try stage.box("row0").minY - top
    let bar = Rect2D(x: 0, y: top + (slot - 44) / 2, width: probe.width, height: 44)
    return (stage, field, bar)
  }

  /// The first row below a bar with a field in it, which is where SwiftUI has to be told to put it.
  private static func drawer(_ probe: MetricProbe) -> Stage {
    probe.stage {
      Searched(isInBar: true, placement: .navigationBarDrawer(displayMode: .always))
    }
  }

  private static func barField(_ probe: MetricProbe, isActive: Bool) throws -> Rect2D {
    let stage = probe.stage { Searched(isInBar: true) }
    if isActive {
      stage.tap("search field")
      stage.settle()
    }
    return try stage.frame.glassBoxes.first { $0.width > 200 }.found("the field")
  }

  static let search: [MetricRule] = [
    MetricRule("search field", "field · height") { [try field($0).field.height] },
    // Widths are stated as those of the bar less something.
    MetricRule("search field", "field · frame in a bar") { probe in
      let (_, field, bar) = try field(probe)
      return [field.minX, field.minY - bar.minY, field.width - bar.width, field.height]
    },
    MetricRule("search field", "magnifier · frame") { probe in
      let (stage, field, _) = try field(probe)
      return try stage.box(around: "magnifyingglass").metrics(in: field)
    },
    MetricRule("search field", "text · x") { probe in
      let (stage, field, _) = try field(probe)
      return [try stage.box("search field").minX - field.minX]
    },
    MetricRule("search field", "clear button · frame") { probe in
      let (stage, field, _) = try field(probe)
      let button = try stage.box("search clear")
      return [
        button.minX - field.maxX, button.minY - field.minY, button.width, button.height,
      ]
    },
    MetricRule("search field", "in a navigation bar · extra height of its slot") { probe in
      let without = probe.stage { Searched(isInBar: true, hasField: false) }
      return [try drawer(probe).box("row0").minY - without.box("row0").minY]
    },
    MetricRule("search field", "in a navigation bar, active · height of the bar") { probe in
      let stage = drawer(probe)
      stage.tap("search field")
      stage.settle()
      return [try stage.box("row0").minY - (probe.setting.device == .iPhoneSE ? 20 : 10)]
    },
    MetricRule("search field", "on a tablet", "in the bar, at rest") { probe in
      let field = try barField(probe, isActive: false)
      return [field.minX, field.minY - 32, field.width, field.height]
    },
    MetricRule("search field", "on a tablet, active", "in the bar") { probe in
      let field = try barField(probe, isActive: true)
      return [field.minX, field.minY - 32, field.width, field.height]
    },
  ]
}
