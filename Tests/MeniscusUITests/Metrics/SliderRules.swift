import MeniscusGeometry
import MeniscusUI

extension MetricRule {
  /// A slider in a frame, which begins at a whole point, and what it is drawn with in that frame.
  private static func parts(
    _ probe: MetricProbe, size: Size2D? = nil, at value: Double
  ) throws -> (frame: Rect2D, filled: Rect2D?, knob: Rect2D, track: Rect2D) {
    let size = size ?? frameSize(probe)
    let stage = probe.stage {
      Slider(value: .constant(value)).tint(.pureRed)
        .frame(width: CGFloat(size.width), height: size.height > 0 ? CGFloat(size.height) : nil)
        .accessibilityIdentifier("slider")
        .position(x: 60 + CGFloat(size.width) / 2, y: 100)
    }
    let frame = try stage.box("slider")
    func inside(_ fill: Fill) -> Rect2D {
      let numbers = fill.bounds.metrics(in: frame)
      return Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    let fills = stage.frame.fills.filter { frame.contains($0.bounds.center) }
    return (
      frame, stage.frame.fills(.pureRed).first.map(inside),
      try fills.last.map(inside).found("the knob"),
      try fills.first.map(inside).found("the track")
    )
  }

  /// "280x40" of "frame in 280x40", or "280" of "in 280".
  private static func frameSize(_ probe: MetricProbe) -> Size2D {
    let numbers = probe.property.split(separator: " at ").first?.numbers ?? []
    return Size2D(
      width: numbers.first ?? 280, height: numbers.count > 1 ? numbers[1] : 0)
  }

  /// The values after "at".
  private static func values(_ probe: MetricProbe) -> [Double] {
    let tail = probe.property.split(separator: " at ").last.map(String.init) ?? ""
    return tail.split(separator: "(").first?.numbers ?? []
  }

  static let slider: [MetricRule] = [
    MetricRule("slider", "control · intrinsic height") {
      [try parts($0, size: Size2D(width: 280, height: 0), at: 0.5).frame.height]
    },
    MetricRule("slider", "track · frame") { try parts($0, at: 0).track.metrics },
    MetricRule("slider", "knob · frame") { probe in
      try parts(probe, at: values(probe).first ?? 0).knob.metrics
    },
    MetricRule("slider", "filled track · width") { probe in
      try values(probe).map { try parts(probe, at: $0).filled?.width ?? 0 }
    },
  ]
}
