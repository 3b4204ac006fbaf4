import MeniscusGeometry
import MeniscusReplay

extension Sentences {
  /// A property of a view's state that differs.
  static func state(_ finding: ChangeFinding, others: Int) -> String {
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
  static func layout(_ finding: ChangeFinding, others: Int) -> String {
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
  static func operation(_ change: RegionChange) -> String {
    var own = change
    own.others = 0
    if own.operation == "glass" { (own.glass, own.glassView) = (.itself, own.view) }
    return "of what is drawn, " + Self.change(own) + more(change.others, "operation")
  }

  /// The checkpoint that shows a difference; with its frame where that is another.
  static func at(checkpoint name: String, _ frame: Int?) -> String {
    " (at checkpoint \(name)" + (frame.map { ", frame \(grouped($0))" } ?? "") + ")"
  }

  /// Where pixels differ at a frame of which no picture is kept.
  static func tiles(_ number: Int, _ rect: Rect2D, _ drawn: [DrawnOperation]) -> String {
    var names: [String] = []
    for operation in drawn {
      let view = operation.path.isEmpty ? "nobody" : ViewNames.short(operation.path)
      let name =
        operation.kind == "glyphs" ? "the text of \(view)" : "the \(operation.kind) of \(view)"
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
  static func moreTimes(_ number: Int) -> String {
    number > 0 ? ", and in \(count(number, "later stretch", "later stretches")) of frames" : ""
  }

  /// What is known of the cause by the stage alone, where no view and no operation differs.
  static func cause(in stage: Stage?) -> String? {
    switch stage {
    case .surfaces?: "every drawing operation is as accepted, the shape that glass takes is not"
    case .pixels?: "every drawing operation is as accepted, what the engine makes of them is not"
    case .input?: "the events that arrive are not those of the accepted run"
    case .state?, .layout?, .display?, nil: nil
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
