import MeniscusGeometry
import MeniscusUI

/// An alert or a dialog with so many texts, lines and actions.
private struct AlertHost: View {
  var title: String? = "Title"
  var message: String? = "Message"
  var count = 2
  var hasField = false
  var isDialog = false

  var body: some View {
    if isDialog {
      Color.white.confirmationDialog(
        title ?? "", isPresented: .constant(true),
        titleVisibility: title == nil ? .hidden : .visible
      ) {
        actions
      }
    } else if let message {
      Color.white.alert(title ?? "", isPresented: .constant(true)) {
        if hasField { TextField("Name", text: .constant("")).accessibilityIdentifier("field") }
        actions
      } message: {
        Text(verbatim: message)
      }
    } else {
      Color.white.alert(title ?? "", isPresented: .constant(true)) { actions }
    }
  }

  @ViewBuilder private var actions: some View {
    ForEach(1..<count, id: \.self) { index in
      Button("Action \(index)") {}.accessibilityIdentifier("action \(index)")
    }
    Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
  }
}

/// An alert as it is shown.
@MainActor
private struct ShownAlert {
  let stage: Stage
  let glass: LaidGlass

  init(_ probe: MetricProbe, _ host: AlertHost = AlertHost()) throws {
    stage = probe.stage { host }
    glass = try stage.frame.glass.first.found("the card")
  }

  var card: Rect2D { glass.box }
  func title() throws -> Rect2D { try stage.told("Title") }
  func message() throws -> Rect2D { try stage.told("Message") }
  func action() throws -> Rect2D { try stage.box("cancel") }

  /// From the last line to the part with the actions, which are inset by 16; with large text one of
  /// two may be higher.
  func below(_ text: Rect2D) throws -> Double {
    try min(action().minY, stage.box("action 1").minY) - 16 - text.maxY
  }
}

extension MetricRule {
  /// The size of a text, the height of one line, and what a second line adds.
  private static func lines(
    _ probe: MetricProbe, _ host: (String) -> AlertHost, _ text: (String) -> String
  ) throws -> [Double] {
    let word = text("")
    let lines = text("\nline")
    let one = try ShownAlert(probe, host(word)).stage
    let box = try one.told(word)
    let two = try ShownAlert(probe, host(lines)).stage.told(lines)
    return [one.fontSizes(in: box).first ?? 0, box.height, two.height - box.height]
  }

  static let alert: [MetricRule] = [
    MetricRule("alert", "card · width") { [try ShownAlert($0).card.width] },
    MetricRule("alert", "card · corner radius") { probe in
      [try ShownAlert(probe).glass.radius.found("the radius")]
    },
    MetricRule("alert", "card · centre y") { [try ShownAlert($0).card.midY] },
    MetricRule("alert", "text · inset from the sides") { probe in
      let alert = try ShownAlert(probe)
      return [try alert.title().minX - alert.card.minX]
    },
    MetricRule("alert", "text · top of the") { probe in
      let alert = try ShownAlert(probe)
      return [try alert.title().minY - alert.card.minY]
    },
    MetricRule("alert", "text · title to message") { probe in
      let alert = try ShownAlert(probe)
      return [try alert.message().minY - alert.title().maxY]
    },
    MetricRule("alert", "text · last line to the actions zone, both / one text") { probe in
      let both = try ShownAlert(probe)
      let one = try ShownAlert(probe, AlertHost(message: nil))
      return [try both.below(both.message()), try one.below(one.title())]
    },
    MetricRule("alert", "text · last line to the actions zone") { probe in
      let alert = try ShownAlert(probe)
      return [try alert.below(alert.message())]
    },
    MetricRule("alert", "title · size") { probe in
      try lines(probe) {
        AlertHost(title: $0)
      } _: {
        "Title\($0)"
      }
    },
    MetricRule("alert", "message · size") { probe in
      try lines(probe) {
        AlertHost(message: $0)
      } _: {
        "Message\($0)"
      }
    },
    MetricRule("alert", "title or message alone · size") { probe in
      let alert = try ShownAlert(probe, AlertHost(message: nil))
      let title = try alert.title()
      let isCentred = abs(title.midX - alert.card.midX) < 0.5
      return isCentred ? alert.stage.fontSizes(in: title) : [.nan]
    },
    MetricRule("alert", "action · height, radius") { probe in
      let alert = try ShownAlert(probe)
      let action = try alert.action()
      let face = try alert.stage.frame.fills.last {
        $0.bounds.isNear(action, within: 0.5)
      }.found("the face")
      let radius = min(face.radii?.topLeft ?? 0, action.height / 2)
      return [action.height, radius]
    },
    MetricRule("alert", "action · inset from the card, gap") { probe in
      let alert = try ShownAlert(probe)
      let (cancel, other) = (try alert.action(), try alert.stage.box("action 1"))
      return [cancel.minX - alert.card.minX, other.minX - cancel.maxX]
    },
    MetricRule("alert", "action · width of each of two") { probe in
      let alert = try ShownAlert(probe)
      let (cancel, other) = (try alert.action(), try alert.stage.box("action 1"))
      return cancel.maxX < other.minX ? [cancel.width, other.width].asOne : [.nan]
    },
    MetricRule("alert", "action · three or more: stacked, cancel last; size") { probe in
      let alert = try ShownAlert(probe, AlertHost(count: 3))
      let boxes = try ["action 1", "action 2", "cancel"].map { try alert.stage.box($0) }
      let isStacked = zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxY < $1.minY }
      return isStacked ? alert.stage.fontSizes(in: boxes[0]) : [.nan]
    },
    MetricRule("alert", "text field · height; inset; gap") { probe in
      let alert = try ShownAlert(probe, AlertHost(hasField: true))
      let field = try alert.stage.box("field")
      let face = try alert.stage.frame.fills.last {
        $0.bounds.contains(field.center) && $0.bounds.width < 320
      }.found("the face").bounds
      return [
        face.height, face.minX - alert.card.minX, face.minY - (try alert.message().maxY),
      ]
    },
    MetricRule("alert", "dimming · opacity", tolerance: 1e-6) { probe in
      [try dimming(ShownAlert(probe).stage, probe)]
    },
    MetricRule("action sheet", "card", "width") { probe in
      [try ShownAlert(probe, AlertHost(isDialog: true)).card.width]
    },
    MetricRule("action sheet", "card · height of five actions without text") { probe in
      [try ShownAlert(probe, AlertHost(title: nil, count: 5, isDialog: true)).card.height]
    },
  ]
}
