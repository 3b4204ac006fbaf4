import MeniscusGeometry

/// A user flow of the Recorder in Chrome's DevTools, as a script.
///
/// The keys and their meaning are those of `Schema.ts` of puppeteer/replay, which defines the format.
/// A flow has no times: whoever replays it waits for elements, so the script waits until nothing
/// moves after each step.
struct DevToolsFlow {
  /// What the flow is called.
  let title: String?
  private(set) var draft = ScriptDraft()
  private var keys = HeldKeys()
  /// Where the pages and elements that have been scrolled are.
  private var scrolled: [String?: Size2D] = [:]
  private let selector: ImportedSelector

  /// Reads a flow: `{"title":…, "selectorAttribute":…, "steps":[…]}`.
  init(json: JSONValue, lines: LineNumbers) throws(JSONError) {
    let members = try json.members("flow")
    title = try members["title"]?.string("title")
    let attribute = try members["selectorAttribute"]?.string("selectorAttribute")
    selector = ImportedSelector(own: attribute.map { [$0] } ?? [])
    let steps = try members.required("steps").elements("steps")
    guard draft.admits(steps.count) else { return }
    for (index, step) in steps.enumerated() {
      let members = try step.members("steps[\(index)]")
      let type = try members.required("type").string("type")
      draft.begin(.step(index + 1), type, line: lines.line(of: step.offset))
      let before = draft.frame
      try take(members, type: type)
      if draft.frame > before { draft.settle() }
      if !Self.arrives.contains(type), let events = members["assertedEvents"],
        !(try events.elements("assertedEvents").isEmpty)
      {
        draft.omit(.address)
      }
    }
  }

  /// The steps that the Recorder lets assert an arrival which is their own.
  private static let arrives = ["navigate", "setViewport"]

  private mutating func take(_ members: JSONMembers, type: String) throws(JSONError) {
    switch type {
    case "setViewport": try setViewport(members)
    case "click": try click(members, count: 1)
    case "doubleClick": try click(members, count: 2)
    case "hover":
      if let id = try identifier(members) { draft.add(.hover(.id(id))) }
    case "change": try change(members)
    case "keyDown", "keyUp": try key(members, isDown: type == "keyDown")
    case "scroll": try scroll(members)
    case "navigate": draft.omit(.address)
    case "waitForElement", "waitForExpression": draft.omit(.assertion)
    case "emulateNetworkConditions": draft.omit(.network)
    case "close": draft.omit(.browser)
    case "customStep": draft.omit(.customStep, try members["name"]?.string("name"))
    default: draft.omit(.unknownStep)
    }
  }

  /// `width` and `height` in pixels of CSS, which are points, and `deviceScaleFactor`.
  private mutating func setViewport(_ members: JSONMembers) throws(JSONError) {
    let width = try members.required("width").number("width", in: TraceLimit.distance)
    let height = try members.required("height").number("height", in: TraceLimit.distance)
    if let scale = members["deviceScaleFactor"] {
      let factor = try scale.number("deviceScaleFactor", in: TraceLimit.distance)
      if factor != draft.script.settings.scale { draft.setScale(factor) }
    }
    draft.resize(to: Size2D(width: width, height: height))
  }

  /// `offsetX` and `offsetY` count from the corner of the element, whose extent the flow does not
  /// say; a `duration` in milliseconds goes by between down and up.
  private mutating func click(_ members: JSONMembers, count: Int) throws(JSONError) {
    if let button = try members["button"]?.string("button"), button != "primary" {
      return draft.omit(.button, button)
    }
    guard let id = try identifier(members) else { return }
    guard keys.isEmpty else { return draft.omit(.heldKeys) }
    if members["offsetX"] != nil || members["offsetY"] != nil { draft.omit(.offset) }
    let milliseconds = try members["duration"]?.number("duration", in: ScriptDraft.milliseconds)
    for _ in 0..<count { draft.tap(.id(id), holding: milliseconds) }
  }

  /// The `value` that the element has after it; what it had before is not known.
  private mutating func change(_ members: JSONMembers) throws(JSONError) {
    let value = try members.required("value").string("value")
    guard let id = try identifier(members) else { return }
    draft.type(value, into: id, replaces: true)
  }

  private mutating func key(_ members: JSONMembers, isDown: Bool) throws(JSONError) {
    let name = try members.required("key").string("key")
    guard let key = ImportedKey(name) else {
      if isDown { draft.omit(.unknownKey, name) }
      return
    }
    if !isDown {
      keys.release(key)
    } else if let name = keys.press(key) {
      draft.add(.key(name))
    }
  }

  /// `x` and `y` are where an element is scrolled to, or the page where there are no `selectors`; a
  /// wheel turns by what that differs from before, over the element or the middle of the page.
  private mutating func scroll(_ members: JSONMembers) throws(JSONError) {
    let x = try members["x"]?.number("x", in: TraceLimit.distance) ?? 0
    let y = try members["y"]?.number("y", in: TraceLimit.distance) ?? 0
    var id: String?
    let target: TraceTarget
    if members["selectors"] != nil {
      guard let named = try identifier(members) else { return }
      id = named
      target = .id(named)
    } else if let size = draft.script.settings.size {
      target = .point(Point2D(x: size.width / 2, y: size.height / 2))
    } else {
      return draft.omit(.unknownPosition)
    }
    let before = scrolled[id] ?? .zero
    scrolled[id] = Size2D(width: x, height: y)
    let distance = Size2D(width: x - before.width, height: y - before.height)
    guard distance != .zero, TraceLimit.distance.contains(distance.width),
      TraceLimit.distance.contains(distance.height)
    else { return }
    draft.add(.wheel(target, by: distance))
  }

  /// The identifier in the first of the alternative `selectors` that has one; each is a string, or
  /// an array of which the last is the element and the others lead to it through shadow roots.
  private mutating func identifier(_ members: JSONMembers) throws(JSONError) -> String? {
    var first: String?
    for alternative in try members.required("selectors").elements("selectors") {
      let last =
        alternative.kind == .array ? try alternative.elements("selectors").last : alternative
      guard let text = try last?.string("selectors") else { continue }
      if let id = selector.identifier(text) { return id }
      first = first ?? text
    }
    draft.omit(.noIdentifier, first)
    return nil
  }
}
