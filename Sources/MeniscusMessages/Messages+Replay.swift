import MeniscusDisplay
import MeniscusFormats

extension Messages {
  /// Why something could not be read, recorded or replayed, and where.
  ///
  /// - Parameter path: the file that was read or played.
  package static func sentence(for error: ReplayError, in path: String) -> String {
    switch error {
    case .trace(let line, let column, let problem):
      "\(path): line \(line), byte \(column): \(Self.problem(problem))"
    case .frames(let line, let column, let problem):
      "\(path): line \(line), byte \(column): \(Self.problem(problem))"
    case .script(let line, let problem):
      "\(path): line \(line): \(Self.problem(problem))"
    case .missingTarget(let id, let place, let known, let nearest):
      "\(Self.place(place, path)): no view has the accessibility identifier `\(id)`"
        + (nearest.map { "; did you mean `\($0)`?" }
          ?? (known.isEmpty ? "; no view has any" : "; the scene has \(list(known, limit: 8))"))
    case .ambiguousTarget(let id, let place, let count):
      "\(Self.place(place, path)): \(count) views have the accessibility identifier `\(id)`; give "
        + "each its own"
    case .targetOutside(let id, let place, let point):
      "\(Self.place(place, path)): the view `\(id)` lies outside the frame, at "
        + "\(number(point.x)),\(number(point.y)); scroll it into view first"
    case .notAToggle(let id, let place):
      "\(Self.place(place, path)): the view `\(id)` is not a toggle; use `tap`"
    case .font(let name, let recorded, let found):
      "\(path): "
        + (found.map {
          "the scene's font `\(name)` (hash \(hash($0))) is not the file that the trace was recorded "
            + "with (hash \(hash(recorded)))"
        } ?? "the scene does not provide the font `\(name)` that the trace was recorded with")
        + "; provide that file, or record the trace again"
    case .scene(let issue, let frame): "\(path): frame \(grouped(frame)): \(text(issue))"
    case .nothingChecked: noCheckpoints(path)
    case .neverSettled(let frame, let views): unsettled(path, frame: frame, views: views)
    case .frameLimit(let frames, let limit):
      "\(path): \(count(frames, "frame")) are more than the \(grouped(limit)) that a replay may "
        + "have; shorten the trace"
    }
  }

  private static func place(_ place: EventPlace, _ path: String) -> String {
    "\(path): line \(place.line), frame \(grouped(place.frame))"
  }

  /// What a scene does wrong without stopping, and in which frame.
  static func issue(_ issue: SceneIssue, frame: Int, _ clock: FrameClock) -> String {
    "\(Self.frame(frame, clock)): \(text(issue))"
  }

  /// What moves while a scene counts as settled.
  static func endlessMotion(_ views: [String]) -> String {
    "\(list(views, limit: 3)) \(views.count == 1 ? "moves" : "move") without end; the scene counts "
      + "as settled meanwhile"
  }

  /// What a scene does wrong without stopping.
  package static func text(_ issue: SceneIssue) -> String {
    switch issue {
    case .endlessUpdate(let views, let rounds):
      "the state kept changing for \(count(rounds, "round")) of updates, in "
        + "\(list(views, limit: 3)); do not change state in a body"
    case .duplicateIdentity(let view, let identity):
      "\(view) has two elements with the identity \(identity); give each its own"
    case .invalidGeometry(let view, let fault):
      "\(view): \(text(fault)); use finite numbers and sizes that are not negative"
    case .ambiguousGeometrySource(let view, let identifier):
      "\(view): another view is also the source of the matched geometry `\(identifier)`; pass "
        + "`isSource: false` to all but one"
    case .missingGlyph(let view, let character):
      "\(view): the typeface has no `\(character)`; a box is drawn instead"
    case .missingSymbol(let view, let name):
      "\(view): there is no symbol `\(name)`; a box is drawn instead"
    case .unknownFont(let view, let name):
      "\(view): the scene provides no font `\(name)`; the built-in typeface is used instead"
    case .unreadableFont(let name, let table, let byte):
      "the font `\(name)` cannot be read: its table `\(table)` is malformed at byte "
        + "\(grouped(byte)); use a TrueType file"
    case .missingPicture(let view, let name):
      "\(view): the scene has no picture `\(name)`; a placeholder is drawn instead"
    case .unreadablePicture(let view, let name, let error):
      "\(view): " + sentence(for: error, in: name)
    case .invalidGlassShape(let view, .isOpen):
      "\(view): the shape of the glass is an open path; close it"
    case .invalidGlassShape(let view, .crossesItself):
      "\(view): the shape of the glass crosses itself; glass needs a path that does not"
    case .nestedGlass(let view, let over, let levels, let permission):
      nestedGlass(view, over, levels, permission)
    case .ambiguousIdentifier(let identifier):
      "several views have the accessibility identifier `\(identifier)`; give each its own"
    case .strandedTask(let view):
      "\(view) has a task that waits for something outside the scene; it is not resumed: await "
        + "the virtual clock (`Task.sleep(for:)`) or other tasks of the scene"
    case .unmet(let view, let feature, let unmet):
      "\(view): `\(feature)` is not \(unmet.rawValue)"
    case .presentation(let view, .another):
      "\(view) presents something while something else is presented; it waits until that has gone"
    case .presentation(let view, .sourceGone):
      "\(view) is presented by a view that is gone; it is dismissed"
    }
  }

  /// What is wrong with a number.
  static func text(_ fault: GeometryFault) -> String {
    switch fault {
    case .size: "size that is not a number"
    case .length: "length that no layout can take"
    case .alignmentGuide: "alignment guide that is not finite"
    case .place, .blur, .brightness, .contrast, .saturation, .hueRotation, .grayscale, .shadow:
      "\(fault.rawValue) that is not finite"
    }
  }

  private static func nestedGlass(
    _ view: String, _ over: String, _ levels: Int, _ permission: String?
  ) -> String {
    let fact = "\(view) is glass over glass, \(count(levels, "level")) deep, over \(over)"
    guard levels > 2 else { return fact }
    guard let permission else { return "\(fact); put it into one container, or remove some of it" }
    return "\(fact); permitted: \(permission)"
  }

  /// What a trace is played on: `320×240 at 2x, 60 Hz, dark`.
  package static func device(_ header: TraceDevice) -> String {
    let environment = header.environment
    let usual = TraceEnvironment()
    var words = [
      "\(number(header.size.width))×\(number(header.size.height)) at \(number(header.scale))x",
      "\(header.rate) Hz",
    ]
    if environment.colorScheme != usual.colorScheme {
      words.append(environment.colorScheme.rawValue)
    }
    if environment.layoutDirection != usual.layoutDirection { words.append("right to left") }
    if environment.dynamicTypeSize != usual.dynamicTypeSize {
      words.append("text \(environment.dynamicTypeSize.rawValue)")
    }
    if environment.reduceMotion { words.append("reduced motion") }
    if environment.reduceTransparency { words.append("reduced transparency") }
    if environment.increaseContrast { words.append("increased contrast") }
    if environment.boldText { words.append("bold text") }
    if environment.differentiateWithoutColor { words.append("differentiate without colour") }
    if environment.locale != usual.locale { words.append("locale \(environment.locale)") }
    if let size = environment.horizontalSizeClass { words.append("\(size.rawValue) width") }
    if let size = environment.verticalSizeClass { words.append("\(size.rawValue) height") }
    return words.joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String { JSONText.number(value) }

  private static func hash(_ value: UInt64) -> String {
    JSONText.hexadecimal(value, digits: 16)
  }
}
