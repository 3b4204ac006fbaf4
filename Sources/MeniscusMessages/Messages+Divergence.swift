import MeniscusFormats
import MeniscusGeometry
import MeniscusVerdict

extension Messages {
  /// What a divergence comes to: values, place and time.
  ///
  /// - Parameter naming: whether only what names a cause is told, or only the rest; nil for all.
  package static func details(
    of report: DivergenceReport, clock: FrameClock, naming: Bool? = nil
  ) -> [String] {
    report.details.filter { naming == nil || $0.namesCause == naming }.compactMap { detail in
      switch detail {
      case .stage(let stage): cause(in: stage)
      case .cause(let change, let others, let place):
        Self.change(change) + more(others, "change") + at(place)
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
      return "\(view) is still moving (`\(property)`), but is at rest in the baseline" + rest
    }
    if finding.actual == "none" {
      return "\(view) is at rest, but is still moving (`\(property)`) in the baseline" + rest
    }
    return "`\(property)` of \(view) as shown while moving" + values(finding) + rest
  }

  /// A view's place or size that differs.
  private static func layout(_ finding: ChangeFinding, others: Int) -> String {
    let view = ViewNames.short(finding.path)
    let what =
      switch finding.kind {
      case .added: "\(view) is new"
      case .removed: "\(view) is gone"
      case .resized: "the size of \(view)\(values(finding))"
      default: "the position of \(view) in its container\(values(finding))"
      }
    return what + more(others, "view")
  }

  /// A drawing operation that differs.
  private static func operation(_ change: RegionChange) -> String {
    var own = change
    own.others = 0
    if own.operation == "glass" { (own.glass, own.glassView) = (.itself, own.view) }
    return "in the display list, " + Self.change(own) + more(change.others, "operation")
  }

  private static func at(_ place: CheckpointPlace) -> String {
    " (at checkpoint \(place.name)" + (place.frame.map { ", frame \(grouped($0))" } ?? "") + ")"
  }

  /// Where pixels differ at a frame of which no picture is kept.
  private static func tiles(_ number: Int, _ rect: Rect2D, _ drawn: [DrawnKind]) -> String {
    var names: [String] = []
    for operation in drawn {
      let view = operation.path.isEmpty ? "the frame" : ViewNames.short(operation.path)
      let name =
        operation.kind == "glyphs"
        ? "the text of \(view)" : "the \(operation.kind) of \(view)"
      if !names.contains(name) { names.append(name) }
    }
    return "pixels differ in " + count(number, "tile") + ", \(place(rect))"
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
    let subject = view ?? "everything"
    switch change.kind {
    case .retimed(let by):
      return "timing: \(subject) is \(amount(abs(by))) \(by > 0 ? "late" : "early"), otherwise "
        + "unchanged" + frames
    case .eased:
      return "timing: \(subject) starts and ends as in the baseline but moves differently in "
        + "between, as with a different curve" + frames
    case .settles(let by):
      return "timing: \(subject) reaches the same end \(amount(abs(by))) "
        + (by > 0 ? "later" : "earlier") + frames
    case .extra(let number):
      return
        "timing: \(amount(number)) more than in the baseline from frame \(grouped(change.first)) on, "
        + "all others unchanged"
    case .missing(let number):
      return
        "timing: \(amount(number)) fewer than in the baseline from frame \(grouped(change.first)) on, "
        + "all others unchanged"
    }
  }

  /// Further stretches of frames whose time changed.
  private static func moreTimes(_ number: Int) -> String {
    number > 0 ? ", and in \(count(number, "later stretch", "later stretches")) of frames" : ""
  }

  /// What is known of the cause by the stage alone, where no view and no operation differs.
  private static func cause(in stage: Stage) -> String? {
    switch stage {
    case .surfaces: "every drawing operation matches the baseline, but the fused shapes do not"
    case .pixels:
      "every drawing operation matches the baseline, but the pixels drawn from them do not"
    case .input: "the events delivered are not those of the baseline"
    case .state, .layout, .display: nil
    }
  }

  private static func values(_ finding: ChangeFinding) -> String {
    guard let expected = finding.expected, let actual = finding.actual else { return "" }
    return ": " + accepted(expected, actual)
  }

  private static func more(_ number: Int, _ noun: String) -> String {
    number > 0 ? ", along with \(count(number, "more " + noun))" : ""
  }
}
