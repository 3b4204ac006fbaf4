/// Keys, typed text and the focus.
extension SceneHost {
  /// Hands a key to who has the focus, then to those around it; tab goes on to the next.
  func deliver(key name: String) {
    guard let key = KeyPress(named: name) else { return }
    // What the button of a remote control holds down is let go before another key.
    endSelection(by: .infinity)
    keepFocus()
    let focused = graph.focus.focused
    if focused?.take(key: key) == true { return }
    for element in focused?.selfAndContainers ?? [] {
      if let observer = element as? KeyPressElement, observer.modifier.action(key) == .handled {
        return
      }
    }
    let topmost = graph.presentations.topmost
    let scope = focusScope
    if take(command: key) { return }
    if let action = scope.shortcutAction(for: key) { return action() }
    if key.key == .tab {
      graph.focus.advance(in: scope, backwards: key.modifiers.contains(.shift))
    } else if key.key == .escape {
      let isKept = graph.movesFocusByDirection
      if isKept || graph.focus.focused == nil, let topmost { return topmost.style.cancel() }
      if !isKept { graph.focus.focus(nil) }
    }
  }

  /// Hands typed characters to who has the focus.
  func deliver(text: String) {
    var line = ""
    for character in text {
      if character.isNewline {
        _ = graph.focus.focused?.take(text: line)
        line = ""
        deliver(key: "Return")
      } else {
        line.append(character)
      }
    }
    if !line.isEmpty { _ = graph.focus.focused?.take(text: line) }
  }

  /// Gives the focus to the view with an identifier, or the first inside it that can have it.
  func deliver(focus identifier: String?) {
    guard let identifier else { return graph.focus.focus(nil) }
    let element = root.reportedNodes.lazy.compactMap { $0 as? ElementNode }
      .first { $0.identifier == identifier }
    guard let taker = element?.focusTakers.first(where: \.canTakeFocus) else { return }
    graph.focus.focus(taker)
  }
}
