import MeniscusFormats
import MeniscusGeometry

extension Messages {
  /// How many edits of a trace a sentence tells.
  private static let editLimit = 4

  /// That a trace was edited since it was accepted, and how.
  package static func edited(_ path: String, _ edits: [TraceEdit]) -> String {
    var left = max(edits.count - editLimit, 0)
    if case .others(let number) = edits.last { left += number - 1 }
    return "\(path): edited since it was accepted: "
      + (edits.prefix(editLimit).map { edit($0) }
      + (left > 0 ? ["and \(count(left, "more edit"))"] : [])).joined(separator: "; ")
  }

  /// An edit of a trace.
  package static func edit(_ edit: TraceEdit) -> String {
    switch edit {
    case .size(let old, let new):
      "the header now has frames of \(extent(new)) instead of \(extent(old))"
    case .scale(let old, let new):
      "the header now has a scale of \(number(new)) instead of \(number(old))"
    case .rate(let old, let new):
      "the header now has \(new) frames per second instead of \(old)"
    case .seed(let old, let new): "the header now has the seed \(new) instead of \(old)"
    case .environment(let old, let new): "the header " + list(requests(old, new))
    case .font(let name, .added): "the header now has the font `\(name)`"
    case .font(let name, .removed): "the header no longer has the font `\(name)`"
    case .font(let name, .replaced): "the header now has another file for the font `\(name)`"
    case .variant(let name): "the header now has the variant \(name)"
    case .tolerance(let old, let new):
      "the header now has \(comparison(new)) instead of \(comparison(old))"
    case .rules(let removed, let added): rules(removed, added)
    case .added(let event): "line \(event.line), \(title(event.action)), is new"
    case .removed(let event): "line \(event.line), \(title(event.action)), is gone"
    case .changed(let old, let new): changed(old, new)
    case .moved(let old, let new, let others, let isToEnd):
      moved(old, new, others: others, isToEnd)
    case .rewritten(let old, let new):
      "\(lines(new)) are not what \(lines(old)) of the accepted trace were"
    case .others(let number): count(number, "more edit")
    case .unknown: "what it was when this case was accepted is not kept"
    }
  }

  // MARK: The header

  /// What another environment asks for, property by property: `now asks for dark`.
  private static func requests(_ old: TraceEnvironment, _ new: TraceEnvironment) -> [String] {
    var words: [String] = []
    func choice(_ old: String, _ new: String, _ usual: String? = nil) {
      if old == new { return }
      words.append("now asks for \(new)" + (old == usual ? "" : " instead of \(old)"))
    }
    func flag(_ old: Bool, _ new: Bool, _ name: String) {
      if old != new { words.append(new ? "now asks for \(name)" : "no longer asks for \(name)") }
    }
    func room(_ old: TraceSizeClass?, _ new: TraceSizeClass?, _ axis: String) {
      if old == new { return }
      words.append(
        new.map { "now asks for \($0.rawValue) \(axis)" }
          ?? "no longer asks for \(old?.rawValue ?? "a") \(axis)")
    }
    choice(old.colorScheme.rawValue, new.colorScheme.rawValue, "light")
    choice(direction(old.layoutDirection), direction(new.layoutDirection), "left to right")
    choice("text \(old.dynamicTypeSize.rawValue)", "text \(new.dynamicTypeSize.rawValue)")
    flag(old.reduceMotion, new.reduceMotion, "reduced motion")
    flag(old.reduceTransparency, new.reduceTransparency, "reduced transparency")
    flag(old.increaseContrast, new.increaseContrast, "increased contrast")
    flag(old.boldText, new.boldText, "bold text")
    let (oldShapes, newShapes) = (old.differentiateWithoutColor, new.differentiateWithoutColor)
    flag(oldShapes, newShapes, "differentiation without colour")
    choice("locale \(old.locale)", "locale \(new.locale)")
    room(old.horizontalSizeClass, new.horizontalSizeClass, "width")
    room(old.verticalSizeClass, new.verticalSizeClass, "height")
    return words
  }

  private static func direction(_ direction: TraceLayoutDirection) -> String {
    direction == .rightToLeft ? "right to left" : "left to right"
  }

  private static func rules(_ removed: [ToleranceRule], _ added: [ToleranceRule]) -> String {
    let words =
      removed.map { "no longer says that \(rule($0))" } + added.map { "now says that \(rule($0))" }
    return words.isEmpty
      ? "the header has its rules in another order" : "the header \(list(words, limit: 2))"
  }

  // MARK: Events

  /// An event in a few words, its target as scripts write it: `tap #play`.
  private static func title(_ action: TraceAction) -> String {
    switch action {
    case .tap(let target), .scroll(let target, _, _), .wheel(let target, _),
      .magnify(let target, _, _), .rotate(let target, _, _):
      "\(action.kind.rawValue) \(short(target))"
    case .press(let pointer, let target), .move(let pointer, let target):
      "\(action.kind.rawValue) \(pointer) \(short(target))"
    case .release(let pointer, let target):
      "release \(pointer)" + (target.map { " \(short($0))" } ?? "")
    case .hover(let target): "hover \(target.map { short($0) } ?? "nothing")"
    case .toggle(let identifier): "toggle #\(identifier.id)"
    case .focus(let id): "focus \(id.map { "#\($0)" } ?? "nothing")"
    case .environment(let change): "environment " + list(properties(change))
    case .key, .text, .resize, .checkpoint, .end: action.title
    }
  }

  private static func changed(_ old: TraceEdit.PlacedEvent, _ new: TraceEdit.PlacedEvent) -> String
  {
    if case (.checkpoint(let before), .checkpoint(let now)) = (old.action, new.action) {
      return "line \(new.line): checkpoint \(before) is now called \(now)" + comes(old, new)
    }
    let changes = zip(parts(of: old.action), parts(of: new.action)).filter { $0 != $1 }
    let words = changes.map { before, now in "\(now.verb) \(now.text) instead of \(before.text)" }
    return "line \(new.line): \(subject(new.action)) \(list(words))" + comes(old, new)
  }

  /// That an event comes at another frame as well.
  private static func comes(
    _ old: TraceEdit.PlacedEvent, _ new: TraceEdit.PlacedEvent
  ) -> String {
    old.frame == new.frame
      ? "" : ", and comes at frame \(grouped(new.frame)) instead of \(grouped(old.frame))"
  }

  private static func moved(
    _ old: TraceEdit.PlacedEvent, _ new: TraceEdit.PlacedEvent, others: Int, _ isToEnd: Bool
  ) -> String {
    let isSameFrame = old.frame == new.frame
    let place =
      isSameFrame
      ? "at \(grouped(new.time)) µs instead of \(grouped(old.time))"
      : "at frame \(grouped(new.frame)) instead of \(grouped(old.frame))"
    if new.action == .end { return "line \(new.line): the trace ends \(place)" }
    let event = "line \(new.line), \(title(new.action)),"
    if others == 0 { return "\(event) comes \(place)" }
    let time = new.time - old.time
    let amount =
      isSameFrame
      ? "\(grouped(abs(time))) µs"
      : "\(count(abs(new.frame - old.frame), "frame")) (\(milliseconds(abs(time))))"
    return "\(event) and "
      + (isToEnd ? "everything after it come " : "\(count(others, "event")) after it come ")
      + "\(amount) \(time > 0 ? "later" : "earlier")"
  }

  private static func lines(_ lines: ClosedRange<Int>) -> String {
    lines.count == 1
      ? "line \(grouped(lines.lowerBound))"
      : "lines \(grouped(lines.lowerBound)) to \(grouped(lines.upperBound))"
  }

  /// What does something else: `the drag`.
  private static func subject(_ action: TraceAction) -> String {
    switch action {
    case .release: "the drag"
    case .magnify: "the magnification"
    case .rotate: "the rotation"
    default: "the \(action.kind.rawValue)"
    }
  }

  /// A part of an event that may differ by itself, and what is said before its value.
  private struct EventPart: Equatable {
    var verb: String
    var text: String

    init(_ verb: String, _ text: String) { (self.verb, self.text) = (verb, text) }
  }

  /// The parts of an event, the same for all of a kind.
  private static func parts(of action: TraceAction) -> [EventPart] {
    switch action {
    case .tap(let target): [at(target)]
    case .toggle(let identifier): [at(.identifier(identifier))]
    case .press(let pointer, let target): [of(pointer), at(target)]
    case .move(let pointer, let target):
      [of(pointer), EventPart("goes to", place(target))]
    case .release(let pointer, let target):
      [of(pointer), EventPart("ends at", target.map { place($0) } ?? "where it is")]
    case .hover(let target): [EventPart("is at", target.map { place($0) } ?? "nothing")]
    case .scroll(let target, let distance, let duration):
      [at(target), EventPart("goes by", pair(distance)), lasts(duration)]
    case .wheel(let target, let distance): [at(target), EventPart("turns by", pair(distance))]
    case .magnify(let target, let amount, let duration),
      .rotate(let target, let amount, let duration):
      [at(target), EventPart("is by", number(amount)), lasts(duration)]
    case .key(let text), .text(let text): [EventPart("is", JSONText.string(text))]
    case .focus(let id): [EventPart("goes to", id.map { "#\($0)" } ?? "nothing")]
    case .environment(let change): [EventPart("becomes", list(properties(change)))]
    case .resize(let size): [EventPart("is to", extent(size))]
    case .checkpoint(let name): [EventPart("is called", name)]
    case .end: []
    }
  }

  private static func at(_ target: TraceTarget) -> EventPart { EventPart("is at", place(target)) }

  private static func of(_ pointer: Int) -> EventPart { EventPart("is of pointer", "\(pointer)") }

  private static func lasts(_ duration: Int) -> EventPart {
    EventPart("takes", milliseconds(duration))
  }

  /// The properties that an environment event sets.
  private static func properties(_ change: TraceEnvironmentChange) -> [String] {
    func flag(_ value: Bool?, _ name: String) -> String? {
      value.map { $0 ? name : "no \(name)" }
    }
    return [
      change.colorScheme?.rawValue, change.layoutDirection.map { direction($0) },
      change.dynamicTypeSize.map { "text \($0.rawValue)" },
      flag(change.reduceMotion, "reduced motion"),
      flag(change.reduceTransparency, "reduced transparency"),
      flag(change.increaseContrast, "increased contrast"), flag(change.boldText, "bold text"),
      flag(change.differentiateWithoutColor, "differentiation without colour"),
      change.locale.map { "locale \($0)" },
      change.horizontalSizeClass.map { "\($0.rawValue) width" },
      change.verticalSizeClass.map { "\($0.rawValue) height" },
    ].compactMap { $0 }
  }

  /// A target as scripts write it.
  private static func short(_ target: TraceTarget) -> String {
    switch target {
    case .identifier(let identifier): "#\(identifier.id)"
    case .point(let point): "\(number(point.x)), \(number(point.y))"
    }
  }

  /// A target, with the point in it that is meant.
  private static func place(_ target: TraceTarget) -> String {
    guard case .identifier(let identifier) = target, identifier.unit != TraceIdentifier.center
    else { return short(target) }
    return "\(number(identifier.unit.x)), \(number(identifier.unit.y)) of #\(identifier.id)"
  }

  private static func extent(_ size: Size2D) -> String {
    "\(number(size.width))×\(number(size.height))"
  }

  private static func pair(_ size: Size2D) -> String {
    "\(number(size.width)), \(number(size.height))"
  }

  private static func number(_ value: Double) -> String { JSONText.number(value) }
}
