import MeniscusGeometry
import MeniscusUI

/// A field that takes what is typed.
private struct FieldHost: View {
  var isBordered = false
  @State private var text = "Text"

  var body: some View {
    VStack(spacing: 0) {
      if isBordered {
        field.textFieldStyle(.roundedBorder)
      } else {
        field
      }
      Color.pureGreen.accessibilityIdentifier("room")
    }
  }

  private var field: some View {
    TextField("Name", text: $text).accessibilityIdentifier("field")
  }
}

extension MetricRule {
  private static func bordered(_ probe: MetricProbe) throws -> (Stage, [Fill], Rect2D) {
    let stage = probe.stage { FieldHost(isBordered: true) }
    let frame = try stage.box("field")
    let fills = stage.frame.fills.filter {
      frame.contains($0.bounds.center) && $0.bounds.width > 100
    }
    return (stage, fills, frame)
  }

  /// How far the line around a field reaches into it.
  private static func borderWidth(_ stage: Stage, _ fills: [Fill]) throws -> Double {
    let paths = fills.compactMap { fill -> Path2D? in
      guard case .outline(let row, _) = fill.silhouette else { return nil }
      return stage.frame.displayList.resources.outlines[row].outline
    }
    let path = try paths.first.found("the border")
    let box = path.controlBounds
    var (low, high) = (0.0, 5.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      let isInside = path.contains(Point2D(x: box.minX + middle, y: box.midY))
      if isInside { low = middle } else { high = middle }
    }
    return low
  }

  static let fields: [MetricRule] = [
    MetricRule(
      "text field", "rounded border · intrinsic height; radius; border", tolerance: 0.01
    ) { probe in
      let (stage, fills, frame) = try bordered(probe)
      let radius = try fills.compactMap { $0.radii?.topLeft }.first.found("the face")
      return [frame.height, radius, try borderWidth(stage, fills)]
    },
    MetricRule("text field", "rounded border · text inset") { probe in
      let (stage, _, frame) = try bordered(probe)
      let list = stage.frame.displayList
      let text = try list.operations.first { operation in
        guard case .glyphs = operation.action, let box = list.bounds(of: operation) else {
          return false
        }
        return frame.contains(box.center)
      }.found("the text")
      // The line of 17 points stands in the middle.
      return [text.transform.tx - frame.minX, (frame.height - 20.5) / 2]
    },
    MetricRule("text field", "no border · intrinsic height beyond the line") { probe in
      let line = try probe.stage { Text("Text").accessibilityIdentifier("line") }.box("line")
      return [try probe.stage { FieldHost() }.box("field").height - line.height]
    },
    MetricRule("keyboard", "overlap with the window") { probe in
      let stage = probe.stage { FieldHost() }
      stage.step(.focus("field"))
      stage.settle()
      return [probe.height - (try stage.box("room").maxY)]
    },
  ]
}
