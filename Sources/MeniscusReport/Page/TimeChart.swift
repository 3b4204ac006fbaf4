import MeniscusDisplay
import MeniscusMessages

/// How long frames took, the phases stacked, with the budget of the display as a line.
struct TimeChart {
  private let columns: TimelineColumns
  private let phases: [Phase]
  /// The time between two refreshes, in nanoseconds.
  let budget: UInt64
  private let ceiling: UInt64
  private let share: Double

  /// The height of the drawing, in its own units.
  private static let height = 240

  /// Makes a chart.
  ///
  /// - Parameter share: how much of the width the frames take; the rest was never replayed.
  init(columns: TimelineColumns, phases: [Phase], budget: UInt64, share: Double) {
    self.columns = columns
    self.phases = phases
    self.budget = budget
    self.share = share
    ceiling = Self.ceiling(of: columns.totals, budget: budget)
  }

  /// What the top of the chart stands for.
  var ceilingText: String { "0 – " + Format.duration(ceiling) }

  /// The drawing.
  var markup: Markup {
    .group {
      Markup.chart(width: width, height: Self.height, areas + [budgetLine])
      if budget <= ceiling {
        Markup.element(
          "span", .class("budget-name"),
          Attribute(
            "style",
            "top:\(Format.decimal(100 - Double(height(of: budget)) * 100 / 240, places: 1))%")
        ) { Format.duration(budget) }
      }
    }
  }

  /// The columns that fit the whole width, those that were never replayed included.
  private var width: Int {
    max(Int((Double(columns.frames.count) / max(share, 0.001)).rounded()), 1)
  }

  private var budgetLine: Markup {
    guard budget <= ceiling else { return .nothing }
    let y = Self.height - height(of: budget)
    return .path("M0 \(y)H\(width)", .class("budget"))
  }

  /// An area for each phase, each reaching to the ground and drawn before the ones below it.
  private var areas: [Markup] {
    phases.indices.reversed().map { index in
      let heights = columns.durations.map { durations in
        height(of: phases[...index].reduce(0) { $0 + durations[$1.index] })
      }
      return .path(outline(heights), .class("phase-\(phases[index].rawValue)"))
    }
  }

  private func outline(_ heights: [Int]) -> String {
    var text = "M0 \(Self.height)"
    var last = 0
    for (column, height) in heights.enumerated() where height != last {
      text += (column > 0 ? "H\(column)" : "") + "V\(Self.height - height)"
      last = height
    }
    return text + "H\(heights.count)V\(Self.height)z"
  }

  private func height(of duration: UInt64) -> Int {
    let share = Double(duration) / Double(max(ceiling, 1))
    return Int((min(share, 1) * Double(Self.height)).rounded())
  }

  /// A round number that all but a few frames stay under; with the budget where they come near it.
  private static func ceiling(of totals: [UInt64], budget: UInt64) -> UInt64 {
    let sorted = totals.sorted()
    guard let longest = sorted.last, longest > 0 else { return budget }
    let usual = sorted[(sorted.count - 1) * 98 / 100]
    let needed = max(usual + usual / 8, min(longest, usual * 2))
    if needed > budget / 2 && needed < budget { return budget + budget / 8 }
    var unit: UInt64 = 1000
    while true {
      for factor: UInt64 in [1, 2, 5] where unit * factor >= needed { return unit * factor }
      unit *= 10
    }
  }
}
