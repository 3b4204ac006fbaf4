import MeniscusFormats
import MeniscusGeometry
import MeniscusVerdict

extension Messages {
  /// What a divergence comes to: values, place and time.
  package static func details(of report: DivergenceReport, clock: FrameClock) -> [String] {
    report.details.compactMap { detail in
      switch detail {
      case .stage(let stage): cause(in: stage)
      case .state(let finding, let others, let place):
        state(finding, others: others) + at(place)
      case .layout(let finding, let others, let place):
        layout(finding, others: others) + at(place)
      case .operation(let change, let place): operation(change) + at(place)
      case .tiles(let number, let rect, let drawn): tiles(number, rect, drawn)
      case .timing(let change, let view, let others):
        timing(change, of: view.map { ViewNames.short($0) }, clock: clock) + moreTimes(others)
      }
    }
  }

  /// A property of a view's state that differs.
  private static func state(_ finding: ChangeFinding, others: Int) -> String {
    let view = ViewNames.short(finding.path)
    let field = finding.field ?? ""
    let rest = more(others, "state value")
    // What is presented is where and how a view is shown while it moves.
    guard field.hasPrefix("presented"), field.count > 10 else {
      return "the state `\(field)` of \(view)" + values(finding) + rest
    }
    let property = field.dropFirst(10)
    if finding.expected == "none" {
      return "\(view) still moves (`\(property)`), accepted is that it rests" + rest
    }
    if finding.actual == "none" {
      return "\(view) rests, accepted is that it still moves (`\(property)`)" + rest
    }
    return "`\(property)` of \(view) as it is shown while it moves" + values(finding) + rest
  }

  /// A view's place or size that differs.
  private static func layout(_ finding: ChangeFinding, others: Int) -> String {
    let view = ViewNames.short(finding.path)
    let what =
      switch finding.kind {
      case .added: "\(view) is new"
      case .removed: "\(view) is gone"
      case .resized: "the size of \(view)\(values(finding))"
      default: "the place of \(view) in what holds it\(values(finding))"
      }
    return what + more(others, "view")
  }

  /// A drawing operation that differs.
  private static func operation(_ change: RegionChange) -> String {
    var own = change
    own.others = 0
    if own.operation == "glass" { (own.glass, own.glassView) = (.itself, own.view) }
    return "of what is drawn, " + Self.change(own) + more(change.others, "operation")
  }

  private static func at(_ place: CheckpointPlace) -> String {
    " (at checkpoint \(place.name)" + (place.frame.map { ", frame \(grouped($0))" } ?? "") + ")"
  }

  /// Where pixels differ at a frame of which no picture is kept.
  private static func tiles(_ number: Int, _ rect: Rect2D, _ drawn: [DrawnKind]) -> String {
    var names: [String] = []
    for operation in drawn {
      let view = operation.path.isEmpty ? "nobody" : ViewNames.short(operation.path)
      let name =
        operation.kind == "glyphs"
        ? "the text of \(view)" : "the \(operation.kind) of \(view)"
      if !names.contains(name) { names.append(name) }
    }
    return "its pixels differ in " + count(number, "tile") + ", \(place(rect))"
      + (names.isEmpty
        ? "" : ", where \(list(names, limit: 3)) \(names.count == 1 ? "is" : "are") drawn")
  }

  /// How the time of some frames changed.
  ///
  /// - Parameter view: the view that is judged; nil for whole frames.
  package static func timing(
    _ change: TimingChange, of view: String? = nil, clock: FrameClock
  ) -> String {
    func amount(_ frames: Int) -> String {
      "\(count(frames, "frame")) (\(milliseconds(clock.microseconds(of: frames))))"
    }
    let frames =
      change.first == change.last
      ? " (frame \(grouped(change.first)) differs)"
      : " (frames \(grouped(change.first)) to \(grouped(change.last)) differ)"
    let subject = view ?? "all that is shown"
    switch change.kind {
    case .retimed(let by):
      return "in time: \(subject) comes \(amount(abs(by))) \(by > 0 ? "late" : "early"), otherwise "
        + "as accepted" + frames
    case .eased:
      return "in time: \(subject) begins and ends as accepted and takes another course in between, "
        + "as with another curve" + frames
    case .settles(let by):
      return "in time: \(subject) comes to the same end \(amount(abs(by))) "
        + (by > 0 ? "later" : "earlier") + frames
    case .extra(let number):
      return
        "in time: \(amount(number)) more than accepted from frame \(grouped(change.first)) on, "
        + "with all others as accepted"
    case .missing(let number):
      return
        "in time: \(amount(number)) fewer than accepted from frame \(grouped(change.first)) on, "
        + "with all others as accepted"
    }
  }

  /// Further stretches of frames whose time changed.
  private static func moreTimes(_ number: Int) -> String {
    number > 0 ? ", and in \(count(number, "later stretch", "later stretches")) of frames" : ""
  }

  /// What is known of the cause by the stage alone, where no view and no operation differs.
  private static func cause(in stage: Stage) -> String? {
    switch stage {
    case .surfaces: "every drawing operation is as accepted, the shape that glass takes is not"
    case .pixels: "every drawing operation is as accepted, what the engine makes of them is not"
    case .input: "the events that arrive are not those of the accepted run"
    case .state, .layout, .display: nil
    }
  }

  private static func values(_ finding: ChangeFinding) -> String {
    guard let expected = finding.expected, let actual = finding.actual else { return "" }
    return ": " + accepted(expected, actual)
  }

  private static func more(_ number: Int, _ noun: String) -> String {
    number > 0 ? ", and \(count(number, "more " + noun)) with it" : ""
  }
}
