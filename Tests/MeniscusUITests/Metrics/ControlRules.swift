import MeniscusGeometry
import MeniscusUI

extension MetricRule {
  /// A view alone, in a size of its own.
  private static func alone(
    _ probe: MetricProbe, @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) throws -> (Stage, Rect2D) {
    let stage = probe.stage {
      content().accessibilityIdentifier("control").position(x: 200, y: 200)
    }
    return (stage, try stage.box("control"))
  }

  private static func segments(_ probe: MetricProbe, _ chosen: Int) throws -> (Stage, Rect2D) {
    let count = probe.property.smallNumber ?? 3
    let width = probe.property.number(after: " in ") ?? 280
    return try alone(probe) {
      Picker("Mode", selection: .constant(chosen)) {
        ForEach(0..<count, id: \.self) { Text("Mode \($0)").accessibilityIdentifier("title\($0)") }
      }
      .pickerStyle(.segmented)
      .frame(width: CGFloat(width))
    }
  }

  /// What the segment that is chosen stands on.
  private static func face(_ probe: MetricProbe, _ chosen: Int) throws -> (Rect2D, Rect2D) {
    let (stage, frame) = try segments(probe, chosen)
    let face = try stage.frame.fills.last {
      frame.contains($0.bounds.center) && $0.bounds.width > 20 && $0.bounds.width < 200
    }.found("the selection").bounds
    return (face, frame)
  }

  static let controls: [MetricRule] = [
    MetricRule("switch", "control · size; intrinsic size") { probe in
      let (stage, frame) = try alone(probe) { Toggle("a", isOn: .constant(false)).labelsHidden() }
      let track = try stage.frame.fills.first { frame.contains($0.bounds.center) }
        .found("the track").bounds
      return [track.width, track.height, frame.width, frame.height]
    },
    MetricRule("switch", "knob · frame, o") { probe in
      let isOn = probe.property.hasSuffix(" on")
      let (stage, frame) = try alone(probe) { Toggle("a", isOn: .constant(isOn)).labelsHidden() }
      return try stage.frame.fills.last.found("the knob").bounds.metrics(in: frame)
    },
    MetricRule("segmented control", "selection · inset") { probe in
      let (face, frame) = try face(probe, 0)
      return [face.minX - frame.minX]
    },
    MetricRule("segmented control", "segment · widths") { probe in
      try probe.setting.numbers.indices.map { try face(probe, $0).0.width + 4 }
    },
    MetricRule("segmented control", "title · size") { probe in
      let (stage, _) = try segments(probe, 0)
      let sizes = try ["title0", "title1"].map {
        (stage.fontSizes(in: try stage.box($0)), try stage.box($0).height)
      }
      return sizes[0].0 == sizes[1].0 ? sizes[0].0 + [sizes[0].1] : [.nan]
    },
    MetricRule("stepper", "control · intrinsic size") { probe in
      let frame = try alone(probe) { Stepper("a", value: .constant(1)).labelsHidden() }.1
      return [frame.width, frame.height]
    },
    MetricRule("button", "plain · width") { probe in
      let title = probe.record.context.number(after: "title ") ?? 0
      return [
        try alone(probe) {
          Button {
          } label: {
            Color.pureRed.frame(width: CGFloat(title), height: 19)
          }
        }.1.width
      ]
    },
    MetricRule("button", "plain, 15 pt · height") { probe in
      [try alone(probe) { Button("Title") {}.font(.system(size: 15)) }.1.height]
    },
    MetricRule("page control", "indicators · box; pitch; padding") { probe in
      let (dots, frame) = try dots(probe)
      let first = try dots.first.found("a dot")
      let pitch = dots.count > 1 ? dots[1].midX - first.midX : 0
      // A dot stands in the middle of its box, and the boxes fill what the padding leaves.
      let box = (frame.width - 28 - pitch * Double(dots.count - 1))
      return [box, box, pitch, first.midX - box / 2 - frame.minX]
    },
    MetricRule("page control", "content · size") { probe in
      let frame = try dots(probe).1
      return [frame.width, frame.height]
    },
  ]

  private static func dots(_ probe: MetricProbe) throws -> ([Rect2D], Rect2D) {
    let count = probe.property.smallNumber ?? 4
    let stage = probe.stage {
      TabView {
        ForEach(0..<count, id: \.self) { Color.pureGreen.accessibilityIdentifier("page \($0)") }
      }
      .tabViewStyle(.page)
    }
    let frame = try stage.told("Page 1 of \(count)")
    let dots = stage.frame.fills.map(\.bounds).filter {
      frame.contains($0.center) && $0.width < 12
    }
    return (dots, frame)
  }
}
