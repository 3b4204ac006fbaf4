import MeniscusGeometry

/// What an action does.
extension PlaywrightScript {
  mutating func take(_ action: PlaywrightAction) throws(JSONError) {
    let given = Parameters(action.parameters)
    if try given.boolean("trial") == true { return draft.omit(.trial) }
    switch action.method {
    case "click": try click(action, given, count: try given.count("clickCount") ?? 1)
    case "dblclick": try click(action, given, count: 2)
    case "tap": try click(action, given, count: 1)
    case "hover":
      guard let target = try target(action, given) else { return }
      keepTime(action)
      draft.add(.hover(target))
      mouse = target
    case "check", "uncheck", "setChecked": try check(action, given)
    case "fill", "type", "pressSequentially": try type(action, given)
    case "press":
      guard let id = try identifier(given) else { return }
      try press(try given.text("key") ?? "", action, focusing: id)
    case "focus":
      guard let id = try identifier(given) else { return }
      keepTime(action)
      draft.add(.focus(id))
    case "blur":
      keepTime(action)
      draft.add(.focus(nil))
    case "dragAndDrop", "dragTo": try drag(action, given)
    case "mouseMove": try mouseMove(action, given)
    case "mouseDown": try mouseButton(action, given, isDown: true)
    case "mouseUp": try mouseButton(action, given, isDown: false)
    case "mouseClick", "touchscreenTap": try mouseClick(action, given)
    case "mouseWheel":
      let distance = try given.point("deltaX", "deltaY")
      keepTime(action)
      draft.add(.wheel(mouse, by: Size2D(width: distance.x, height: distance.y)))
    case "keyboardPress": try press(try given.text("key") ?? "", action, focusing: nil)
    case "keyboardDown", "keyboardUp": try hold(action, given)
    case "keyboardType", "keyboardInsertText":
      guard let text = try given.text("text"), !text.isEmpty else { return }
      keepTime(action)
      draft.add(.text(text))
    case "setViewportSize":
      keepTime(action)
      draft.resize(to: try given.size("viewportSize"))
    case "emulateMedia":
      if let media = try given.text("media"), media != "screen", media != "no-override" {
        draft.omit(.browser, media)
      }
      guard let parameters = action.parameters else { return }
      keepTime(action)
      draft.change(try TraceEnvironmentChange(playwright: parameters))
    case "waitForTimeout":
      pause(try given.number(given.has("waitTimeout") ? "waitTimeout" : "timeout") ?? 0, action)
    case "screenshot", "expectScreenshot":
      keepTime(action, event: false)
      // A screenshot that is expected is taken again until it stays the same.
      if action.method == "expectScreenshot" { draft.settle() }
      draft.checkpoint(try given.text(given.has("name") ? "name" : "path") ?? "screenshot")
    default: draft.omit(Self.reason(for: action))
    }
  }

  /// `position` counts from the corner of the element, whose box only newer traces say; `delay` in
  /// milliseconds goes by between down and up.
  private mutating func click(
    _ action: PlaywrightAction, _ given: Parameters, count: Int
  ) throws(JSONError) {
    if let button = try given.text("button"), button != "left" {
      return draft.omit(.button, button)
    }
    guard keys.isEmpty, try given.isEmpty("modifiers") else { return draft.omit(.heldKeys) }
    guard let target = try target(action, given) else { return }
    let delay = try given.number("delay")
    keepTime(action)
    for _ in 0..<count { draft.tap(target, holding: delay) }
    mouse = target
  }

  /// A box is only clicked where it is not yet as it should be.
  private mutating func check(_ action: PlaywrightAction, _ given: Parameters) throws(JSONError) {
    if hasPoints, action.point == nil { return }
    guard let id = try identifier(given) else { return }
    keepTime(action)
    draft.add(.toggle(TraceIdentifier(id)))
    mouse = .id(id)
  }

  /// `fill` replaces what a field has by its `value`; `type` adds its `text`.
  private mutating func type(_ action: PlaywrightAction, _ given: Parameters) throws(JSONError) {
    guard let id = try identifier(given) else { return }
    let isFilled = action.method == "fill"
    keepTime(action)
    draft.type(
      try given.text(isFilled ? "value" : "text") ?? "", into: id, replaces: isFilled)
  }

  private mutating func drag(_ action: PlaywrightAction, _ given: Parameters) throws(JSONError) {
    guard let source = try identifier(given, key: "source"),
      let target = try identifier(given, key: "target")
    else { return }
    if given.has("sourcePosition") || given.has("targetPosition") { draft.omit(.offset) }
    keepTime(action)
    draft.add(.press(pointer: 0, .id(source)))
    draft.add(.move(pointer: 0, .id(target)))
    draft.add(.release(pointer: 0, nil))
    mouse = .id(target)
  }

  /// The target that `selector` names, at `position` where the element's box is known.
  private mutating func target(
    _ action: PlaywrightAction, _ given: Parameters
  ) throws(JSONError) -> TraceTarget? {
    guard let id = try identifier(given) else { return nil }
    guard given.has("position") else { return .id(id) }
    if let point = action.point, let box = action.box, box.size.width > 0, box.size.height > 0 {
      let unit = Point2D(
        x: (point.x - box.origin.x) / box.size.width, y: (point.y - box.origin.y) / box.size.height)
      if (0...1).contains(unit.x), (0...1).contains(unit.y) { return .id(id, unit: unit) }
    }
    draft.omit(.offset)
    return .id(id)
  }

  /// The identifier in a selector.
  private mutating func identifier(
    _ given: Parameters, key: String = "selector"
  ) throws(JSONError) -> String? {
    let text = try given.text(key)
    if let text, let id = selector.identifier(text) { return id }
    draft.omit(.noIdentifier, text)
    return nil
  }
}
