import MeniscusFormats
import MeniscusVerdict

extension Messages {
  /// The explanation with what cannot be read in a sentence.
  package func worded(_ explanation: Explanation) -> Explanation {
    var explanation = explanation
    explanation.expected.problem = explanation.expected.unreadable.map { sentence(for: $0) }
    return explanation
  }

  /// What `explain` says, a line each.
  package func lines(on explanation: Explanation) -> [String] {
    let place =
      "\(explanation.identifier): frame \(Self.grouped(explanation.frame)) "
      + "(\(Self.milliseconds(explanation.microseconds)))"
    var lines: [String] = []
    if let pixel = explanation.pixel {
      lines = Self.lines(on: pixel, place)
    } else if let change = explanation.change {
      lines = Self.lines(on: change, place, isFirst: explanation.frame == 0)
    }
    return lines + self.lines(on: explanation.expected, of: explanation)
  }

  /// An event, where it stands and how much later something showed.
  package static func cause(_ cause: EventCause) -> String {
    let event = place(of: cause)
    return cause.delay == 0
      ? event : "the clock, \(count(cause.delay, "frame")) after \(event)"
  }

  /// What a change goes back to: an event, what it set in motion, or a clock of the scene's own.
  package static func source(_ source: ChangeSource) -> String {
    var words = source.event.map { place(of: $0) } ?? "the scene's initial state"
    if let clock = source.clock { words = self.clock(clock, source) }
    return source.delay == 0
      ? words : "the motion started by \(words), \(count(source.delay, "frame")) earlier"
  }

  private static func clock(_ clock: ChangeSource.Clock, _ source: ChangeSource) -> String {
    let owner = clock.view.map { " of \(ViewNames.short($0))" } ?? ""
    let since =
      source.event.map { "set in frame \(grouped(clock.since)) by \(place(of: $0))" }
      ?? "set in frame \(grouped(clock.since)) without an event"
    switch clock.kind {
    case "timer": return "the timer\(owner), \(since)"
    case "schedule": return "the schedule\(owner), \(since)"
    case "task": return "the task\(owner) waiting for the clock, \(since)"
    case "glass": return "what is behind the glass, to which it adapts"
    case "touch":
      return "the time that passed" + (source.event.map { " since \(place(of: $0))" } ?? "")
    case "beginning": return "the scene's initial state"
    default: return source.event.map { cause($0) } ?? "the clock"
    }
  }

  private static func place(of event: EventCause) -> String {
    "\(event.title) (line \(event.line), frame \(grouped(event.frame)))"
  }
}

/// A pixel.
extension Messages {
  private static func lines(on pixel: Explanation.Pixel, _ place: String) -> [String] {
    let count = pixel.operations.count
    var lines = [
      "\(place), pixel \(pixel.x),\(pixel.y): \(pixel.color); "
        + "\(self.count(count, "operation")) \(count == 1 ? "reaches" : "reach") it",
      "  background \(pixel.background)",
    ]
    for operation in pixel.operations {
      let change =
        operation.before == operation.after
        ? "stays \(operation.after)" : "\(operation.before) → \(operation.after)"
      lines.append("  \(operation.row): \(shortened(short(operation.text))): \(change)")
      if let view = operation.view { lines.append("     by \(view)") }
      if !operation.inside.isEmpty {
        lines.append("     inside \(shortened(short(operation.inside.joined(separator: ", "))))")
      }
      for group in groups(of: operation.state) {
        let values = group.map { "\($0.name) = \(short($0.value ?? "gone"))" }
          .joined(separator: ", ")
        let owner = group[0].view == operation.view ? "its" : "\(group[0].view):"
        lines.append("     \(owner) \(shortened(values)), \(since(group[0]))")
      }
    }
    return lines
  }

  /// Values in order, those of one view that go back to the same put together.
  private static func groups(of values: [Explanation.Value]) -> [[Explanation.Value]] {
    var groups: [[Explanation.Value]] = []
    for value in values {
      let index = groups.lastIndex { group in
        group[0].view == value.view && group[0].began == value.began
          && group[0].isMoving == value.isMoving && group[0].cause == value.cause
      }
      if let index { groups[index].append(value) } else { groups.append([value]) }
    }
    return groups
  }

  private static func since(_ value: Explanation.Value) -> String {
    if value.changed == 0 { return "since the scene began" }
    let when =
      value.isMoving
      ? "in motion since frame \(grouped(value.began))" : "since frame \(grouped(value.changed))"
    return when + (value.cause.map { ": \(source($0))" } ?? ", by the clock")
  }
}

/// A frame beside the one before.
extension Messages {
  private static func lines(
    on change: Explanation.Change, _ place: String, isFirst: Bool
  ) -> [String] {
    if change.stages.isEmpty, change.events.isEmpty {
      return ["\(place): nothing changed since the frame before"]
    }
    let what =
      isFirst ? "the first frame" : "\(list(change.stages)) changed"
    var lines = [
      "\(place): \(what)" + (change.cause.map { "; traces back to \(source($0))" } ?? "")
    ]
    lines += change.events.map { "  input: \(cause($0))" }
    if isFirst { return lines }
    lines += limited(groups(of: change.state)) { group in
      let values = group.map { value in
        let (old, new) = short(value.before ?? "none", value.value ?? "none")
        return "\(value.name) \(old) → \(new)"
      }
      let motion = group[0].isMoving ? "in motion since frame \(grouped(group[0].began)): " : ""
      return "  state: \(group[0].view): \(motion)\(values.joined(separator: ", "))"
    }
    lines += limited(change.layout) { "  layout: \(text($0))" }
    lines += limited(change.display) { "  display: \(text($0))" }
    if change.stages.contains(Stage.surfaces.rawValue) {
      lines.append("  surfaces: the fused shapes of the glass elements changed")
    }
    if change.pixels > 0 {
      lines.append("  pixels: \(count(change.pixels, "pixel")) changed")
      lines += limited(change.regions) { region in
        "  pixels: \(count(region.pixels, "pixel")) in \(rectangle(region.frame)), drawn by "
          + (region.views.isEmpty ? "no view" : list(region.views, limit: 3))
      }
    }
    return lines
  }

  /// At most eight lines, then how many more.
  private static func limited<Value>(_ values: [Value], _ line: (Value) -> String) -> [String] {
    let shown = values.prefix(8).map { shortened(line($0), to: 240) }
    return values.count > 8 ? shown + ["  … and \(grouped(values.count - 8)) more"] : shown
  }

  /// A difference in words.
  static func text(_ difference: Explanation.Difference) -> String {
    let what = [difference.kind, difference.field].compactMap(\.self).joined(separator: " ")
    return "\(difference.view): \(what)" + (difference.values.map { " \(short(values: $0))" } ?? "")
  }

  private static func rectangle(_ frame: [Double]) -> String {
    let words = frame.map { JSONText.number($0) }
    guard words.count == 4 else { return "" }
    return "\(words[0]),\(words[1]) \(words[2])×\(words[3])"
  }

  /// A text of which the end is left out where it is long.
  static func shortened(_ text: String, to limit: Int = 160) -> String {
    BracketedText.shortened(text, to: limit)
  }
}

/// What is accepted.
extension Messages {
  private func lines(
    on expected: Explanation.Expected, of explanation: Explanation
  ) -> [String] {
    if let problem = expected.problem { return ["  baseline: \(problem)"] }
    guard expected.exists else { return ["  baseline: none yet"] }
    var lines: [String] = []
    switch expected.stages {
    case nil: lines.append("  baseline: no such frame")
    case []?: lines.append("  baseline: the frame matches")
    case let stages?:
      let differs = stages.count == 1 ? "differs" : "differ"
      lines.append("  baseline: \(Self.list(stages)) of the frame \(differs)")
    }
    if let first = expected.firstDifference {
      let views = first.views.isEmpty ? "" : ": \(Self.list(first.views, limit: 3))"
      lines.append(
        "  baseline: frame \(Self.grouped(first.frame)) is the first that differs"
          + (first.stage.map { ", stage \($0)" } ?? "") + views
          + (first.frame == explanation.frame
            ? ""
            : "; `\(command) explain \(explanation.identifier) --frame \(first.frame)` explains it")
      )
    }
    guard let checkpoint = expected.checkpoint else { return lines }
    if let color = expected.color {
      lines.append("  baseline: the pixel is \(color) in checkpoint \(checkpoint)")
    }
    lines += expected.operations.map { operation in
      let row = operation.row.map { "\($0): " } ?? "gone: "
      return
        "  baseline: \(row)\(operation.text.map { Self.shortened(Self.short($0)) } ?? "no such operation")"
        + (operation.row == nil ? ", by \(operation.view)" : "")
    }
    return lines + Self.limited(expected.differences) { "  baseline: \(Self.text($0))" }
  }
}
