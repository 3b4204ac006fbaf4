/// What the bars of the stack show.
extension NavigationStackElement {
  /// Takes what a screen says to the bars.
  final func barsChanged(of screen: ScreenElement) {
    if let top = screens.last, screen === top || screens.contains(where: { $0 === screen }) {
      screen.takeTitle(mode(of: screen), room: bars?.room)
    }
    guard screen === screens.last else { return }
    // Where people change a toolbar, its items come, go and move by a motion.
    let isArranged = screen.bars.slots.contains { $0.arranger?.lastChange == graph.time }
    updateBars(animation: isArranged ? Self.arranging : nil)
  }

  /// How items come, go and move where people change a toolbar: ours.
  private static let arranging = Animation.spring(duration: 0.4, bounce: 0.15)

  /// How the title of a screen is shown: by default as on the screen before, large on the first.
  final func mode(of screen: ScreenElement) -> ToolbarTitleDisplayMode {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return .inline }
    for screen in screens[...index].reversed() {
      if let mode = screen.bars.titleMode, mode != .automatic { return mode }
    }
    return .large
  }

  /// Whether the bars of a screen have a button that goes back.
  final func wayBackLeads(from screen: ScreenElement) -> Bool {
    let stays = screens.prefix(isReplaced ? 2 : 1).contains { $0 === screen }
    return !stays && !screen.bars.hidesBack
  }

  /// The title of the screen that a screen lies over; nil where there is none.
  private func titleBelow(_ screen: ScreenElement) -> Text? {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return nil }
    return screens[index - 1].bars.title
  }

  /// Finds out, after a layout, how much of the middle of the bar fits there.
  final func measureOverflow() {
    guard let screen = screens.last, let bars, let model = bars.model,
      model.isEditor, model.showsUpper
    else {
      return
    }
    let slots = screen.bars.slots.inTheMiddle
    let count = model.overflow(in: bars.middle.width).count(of: slots)
    guard count != model.countInBar, bars.mayChangeOverflow() else { return }
    screen.countInBar = count
    graph.afterUpdate { [weak self] in self?.updateBars(animation: nil) }
  }

  /// Has the bars show what the last screen says.
  final func updateBars(animation: Animation?) {
    guard let screen = screens.last, let bars, let room = bars.room else { return }
    let said = screen.bars
    var model = BarsModel(screen: screen.number, room: room)
    model.take(said.slots, countInBar: screen.countInBar)
    // As in SwiftUI people do not change the bars of a phone.
    if graph.bars.device?.isTablet == false { model.customization = nil }
    // Where a view of their own stands in the middle, secondary actions are in the menu.
    model.isEditor =
      said.role == .editor && room.kind == .tablet && room.sharedLine == nil
      && model.principal.isEmpty
    model.showsUpper =
      !said.hides(.navigationBar) && !screen.leavesBarsInside && !screen.isSearching
    if said.hides(.bottomBar) { model.lower = [] }
    if !said.removesTitle {
      model.title = said.title
      model.subtitle = said.subtitle
      model.titleMenu = said.titleMenu
    }
    model.isLargeInLine = mode(of: screen) == .inlineLarge
    model.scroll = screen.scroll
    model.upperScheme = said.schemes[.navigationBar] ?? said.schemes[.automatic]
    model.lowerScheme = said.schemes[.bottomBar] ?? said.schemes[.automatic]
    switch lead {
    case .back(let action): model.back = action
    case .toggle(let action): model.toggle = action
    case nil: break
    }
    if wayBackLeads(from: screen) {
      model.back = { [weak self, weak screen] in
        if let self, let screen { leave(screen) }
      }
      if room.isClassic { model.backTitle = titleBelow(screen) ?? Text("Back") }
    }
    model.search = screen.barSearch
    model.middle = bars.middle
    bars.receive(model, animation: animation)
  }
}
