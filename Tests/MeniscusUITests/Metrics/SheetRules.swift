import MeniscusGeometry
import MeniscusUI

/// What a sheet's content was told of itself.
@MainActor
final class MetricReading {
  var value = 0.0
}

/// A sheet whose content fills it.
private struct SheetHost: View {
  var detent = PresentationDetent.large
  var isForm = false
  var reading: MetricReading?

  var body: some View {
    Color.white.sheet(isPresented: .constant(true)) {
      if isForm { content } else { content.presentationSizing(.page) }
    }
  }

  private var content: some View {
    ZStack {
      Color.pureRed.accessibilityIdentifier("face").ignoresSafeArea()
      Color.pureGreen.accessibilityIdentifier("room")
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.safeAreaInsets.bottom }) {
      reading?.value = Double($0)
    }
    .presentationDetents([detent])
    .presentationDragIndicator(.visible)
  }
}

extension MetricProbe {
  /// The detent that the record names; the largest one where it names none.
  var detent: PresentationDetent {
    if let height = record.part.number(after: "custom detent ") { return .height(height) }
    if let share = record.part.number(after: "fraction ") { return .fraction(share) }
    return (record.part + property).contains("medium") ? .medium : .large
  }
}

extension MetricRule {
  private static func shown(
    _ probe: MetricProbe, _ detent: PresentationDetent? = nil, isForm: Bool = false,
    reading: MetricReading? = nil
  ) -> Stage {
    let detent = detent ?? probe.detent
    return probe.stage { SheetHost(detent: detent, isForm: isForm, reading: reading) }
  }

  /// The corners of what floats.
  private static func glassRadii(_ stage: Stage) throws -> CornerRadii2D {
    guard case .roundedRectangle(_, let radii, _)? = stage.frame.glass.last?.element.silhouette
    else { throw MetricMissing("The card was not found.") }
    return radii
  }

  static let sheet: [MetricRule] = [
    MetricRule("sheet", "large and medium · frame") { probe in
      let frames = try [PresentationDetent.large, .medium].map {
        try shown(probe, $0).box("face").metrics
      }
      return frames[0] == frames[1] ? frames[0] : frames[0] + frames[1]
    },
    MetricRule("sheet", "form sheet · frame") { probe in
      try shown(probe, isForm: true).box("face").metrics
    },
    MetricRule("sheet", "form sheet · corner radius") { probe in
      let stage = shown(probe, isForm: true)
      let face = try stage.box("face")
      let card = stage.frame.fills.first {
        $0.bounds.isNear(face, within: 0.01) && $0.radii != nil
      }
      return [try (card?.radii).found("the card").topLeft]
    },
    // The rest is that of the safe area where that is larger.
    MetricRule("sheet", "top inset = max(this, safe area)") { probe in
      let top = try shown(probe).box("face").minY
      return top == probe.setting.device?.topInset ? probe.stated(top >= 30) : [top]
    },
    MetricRule("sheet", "· frame") { try shown($0).box("face").metrics },
    MetricRule("sheet", "detents · largest value") { [try shown($0).box("room").height] },
    MetricRule("sheet", "height before scaling") { probe in
      let face = try shown(probe).box("face")
      return [face.height * probe.width / face.width]
    },
    MetricRule("sheet", "inset from sides and bottom; scale", tolerance: 1e-6) { probe in
      let face = try shown(probe, .medium).box("face")
      let inset = [face.minX, probe.width - face.maxX, probe.height - face.maxY]
      let isEven = inset.allSatisfy { abs($0 - inset[0]) < 1e-9 }
      return (isEven ? [inset[0]] : inset) + [face.width / probe.width]
    },
    MetricRule("sheet", "safe area at the bottom of the content") { probe in
      let reading = MetricReading()
      _ = shown(probe, reading: reading)
      return [reading.value]
    },
    MetricRule("sheet", "floating card · corner radius") { probe in
      let radii = try glassRadii(shown(probe, .medium))
      return [radii.topLeft, radii.bottomLeft]
    },
    MetricRule("sheet", "grabber · width x height, radius, y") { probe in
      let stage = shown(probe)
      let grabber = try grabber(stage)
      return [
        grabber.bounds.width, grabber.bounds.height, grabber.radii?.topLeft ?? 0,
        grabber.bounds.minY - (try stage.box("face").minY),
      ]
    },
    MetricRule("sheet", "grabber · x") { [try grabber(shown($0)).bounds.minX] },
    MetricRule("sheet", "dimming · opacity", tolerance: 1e-6) { [try dimming(shown($0), $0)] },
  ]

  private static func grabber(_ stage: Stage) throws -> Fill {
    try stage.frame.fills.last {
      $0.bounds.height < 10 && $0.bounds.width > 30 && $0.bounds.midY < 100
    }
    .found("the grabber")
  }

  /// The opacity of the black over all that is below.
  static func dimming(_ stage: Stage, _ probe: MetricProbe) throws -> Double {
    try stage.frame.fills.last {
      $0.bounds.size == probe.setting.size && $0.color.map { $0.opacity < 1 } == true
    }.found("the shade").color.found("its colour").opacity
  }
}

extension SceneDevice {
  /// What it covers at the top, upright.
  fileprivate var topInset: Double { self == .iPhone16 ? 59 : self == .iPad ? 32 : 20 }
}
