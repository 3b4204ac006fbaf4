import MeniscusGeometry

/// What the button of a remote control holds down.
struct RemoteSelection {
  /// Who has the focus.
  weak var taker: (any FocusTaker)?
  /// Where it went down, in the scene.
  var point: Point2D
  /// When it goes up, in seconds.
  var end: Double

  /// How long it stays down, so that a press is seen, in seconds; ours.
  static let duration = 0.1
}

/// Arrow keys that move the focus, and the other keys of a remote control.
extension SceneHost {
  /// What the focus stays in: the scene, or what stands over it.
  var focusScope: ElementNode { graph.presentations.topmost ?? root }

  /// Sees to it that somebody has the focus, where arrow keys move it.
  func keepFocus() {
    guard graph.movesFocusByDirection else { return }
    graph.focus.keep(in: focusScope)
    graph.flush()
  }

  /// Takes a key that is a command to who has the focus, or to those around; whether it is one.
  func take(command key: KeyPress) -> Bool {
    guard let focused = graph.focus.focused, key.modifiers.isSubset(of: .capsLock) else {
      return false
    }
    if let direction = MoveCommandDirection(key.key) { return move(direction, from: focused) }
    switch key.key {
    case .escape: return leave(from: focused)
    case .space: return run(focused.action(for: .playPause)) || select(focused)
    case .return: return select(focused)
    default: return false
    }
  }

  private func run(_ action: (() -> Void)?) -> Bool {
    action?()
    return action != nil
  }

  private func move(_ direction: MoveCommandDirection, from focused: any FocusTaker) -> Bool {
    if let action = focused.ownMoveAction {
      action(direction)
      return true
    }
    if graph.movesFocusByDirection, graph.focus.move(direction, in: focusScope) { return true }
    guard let action = focused.moveAction else { return false }
    action(direction)
    return true
  }

  /// Leaves what the focus is in, as the menu button does: a screen of a stack, a sheet.
  private func leave(from focused: any FocusTaker) -> Bool {
    if run(focused.action(for: .exit)) { return true }
    guard graph.movesFocusByDirection, graph.presentations.topmost == nil,
      focused.environment.isPresented
    else { return false }
    focused.environment.dismiss()
    return true
  }

  /// Presses what has the focus for a while, where arrow keys move it.
  private func select(_ taker: any FocusTaker) -> Bool {
    guard graph.movesFocusByDirection, taker.isPressedByKeys else { return false }
    let middle = taker.presentedFrame.center
    var path: [ElementNode] = []
    if !taker.hit(middle, path: &path) { path = [taker] }
    // A click takes no hold of what scrolls, and gives the focus to nobody.
    path = (path + taker.ownWrappers).filter {
      $0.scrolling == nil && !($0 is FocusableElement)
    }
    let time = graph.eventTime ?? graph.time
    let point = taker.outerMap.apply(middle)
    arena.begin(
      .remote, GestureEvent(action: .press, touch: 0, location: point, time: time), path: path)
    selection = RemoteSelection(taker: taker, point: point, end: time + RemoteSelection.duration)
    graph.needsDisplay = true
    return true
  }

  /// Lets go of what the button holds down, if it has been long enough by a time.
  func endSelection(by time: Double) {
    // Sums of durations may miss a frame's time by the last bits.
    guard let held = selection, held.end <= time + GesturePolicy.instant else { return }
    selection = nil
    var point = held.point
    // What scrolls meanwhile takes the press with it.
    if let taker = held.taker, !taker.isGone {
      point = taker.outerMap.apply(taker.presentedFrame.center)
    }
    graph.during(.touch) {
      arena.proceed(
        .remote,
        GestureEvent(
          action: .release, touch: 0, location: point, time: min(time, graph.time)),
        isLast: true)
      graph.flush()
    }
  }
}
