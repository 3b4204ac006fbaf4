import MeniscusGeometry
import MeniscusUI

/// A sheet that comes and goes.
private struct DraggedSheet: View {
  @State private var isPresented = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Open") { isPresented = true }.accessibilityIdentifier("open")
      Text("gone \(count)").accessibilityIdentifier("gone \(count)")
    }
    .sheet(isPresented: $isPresented, onDismiss: { count += 1 }) {
      Color.pureRed.accessibilityIdentifier("face")
    }
  }
}

extension MetricRule {
  private static func open(_ probe: MetricProbe) -> Stage {
    let stage = probe.stage { DraggedSheet() }
    stage.tap("open")
    return stage
  }

  /// A drag by a distance, over so many frames; whether it took the sheet away.
  private static func dismisses(
    _ probe: MetricProbe, dragBy distance: Double, frames: Int, holds: Bool
  ) throws -> Bool {
    let stage = open(probe)
    stage.settle()
    let start = try stage.box("face").minY + 30
    stage.press(180, start)
    for step in 1...frames {
      stage.move(180, start + distance * Double(step) / Double(frames))
    }
    if holds { stage.run(12) }
    stage.release(180, start + distance)
    stage.settle()
    return stage.labels.contains("gone 1")
  }

  static let sheetDrags: [MetricRule] = [
    MetricRule("sheet", "drag · travel taken up") { probe in
      let stage = open(probe)
      stage.settle()
      let top = try stage.box("face").minY
      stage.press(180, top + 30)
      for step in 1...30 { stage.move(180, top + 30 + 6 * Double(step)) }
      return [180 - (try stage.box("face").minY - top)]
    },
    MetricRule("sheet", "drag · share of the height") { probe in
      let top = try changed(open(probe)) { $0.settle() }.box("face").minY
      return try probe.threshold(by: 0.02) { share in
        try dismisses(probe, dragBy: 10 + share * (probe.height - top), frames: 40, holds: true)
      }
    },
    MetricRule("sheet", "drag · downward speed") { probe in
      try probe.threshold(by: 0.1) { speed in
        try dismisses(probe, dragBy: 10 * speed / 60, frames: 10, holds: false)
      }
    },
    MetricRule("sheet", "drag · movement upward") { probe in
      let stage = open(probe)
      stage.settle()
      let top = try stage.box("face").minY
      stage.press(180, top + 330)
      for step in 1...30 { stage.move(180, top + 330 - 6 * Double(step)) }
      return [top - (try stage.box("face").minY)]
    },
    MetricRule("sheet", "spring · natural frequency", tolerance: 0.01) { probe in
      let stage = open(probe)
      var edges: [Double] = []
      for _ in 0..<20 {
        stage.step()
        edges.append(try stage.box("face").minY)
      }
      stage.settle()
      let rest = try stage.box("face").minY
      let shares = edges.map { ($0 - rest) / (probe.height - rest) }
      return [CriticalSpring.frequency(of: shares[4], and: shares[18], apart: 14.0 / 60)]
    },
  ]

  private static func changed(_ stage: Stage, _ change: @MainActor (Stage) -> Void) -> Stage {
    change(stage)
    return stage
  }
}

/// A spring without a bounce: of its way there is left (1 + ωt) e^(−ωt).
enum CriticalSpring {
  /// The frequency, 1/s, from what is left at two times.
  static func frequency(of first: Double, and second: Double, apart time: Double) -> Double {
    (place(of: second) - place(of: first)) / time
  }

  /// ωt where a share of the way is left.
  private static func place(of share: Double) -> Double {
    var (low, high) = (0.0, 40.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(at: middle) > share { low = middle } else { high = middle }
    }
    return low
  }

  /// The series of e^x is all that is needed of it.
  private static func left(at place: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for index in 1...200 {
      term *= place / Double(index)
      sum += term
    }
    return (1 + place) / sum
  }
}
