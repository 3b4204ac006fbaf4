extension PortraitPainter {
  /// What the bars of a stack show; nil where they are another's.
  func bar(of stack: NavigationStackElement, at row: Int) -> BarPortrait? {
    guard let screen = stack.screens.last, let room = stack.bars?.room, !screen.leavesBarsInside
    else { return nil }
    let said = screen.bars
    var model = BarsModel(screen: screen.number, room: room)
    model.take(said.slots)
    var groups: [BarPortrait.Group] = []
    if !said.hides(.navigationBar) {
      groups += model.leading.map { group($0, .leading) }
      if !model.principal.isEmpty {
        let items = model.principal.map { self.row(of: $0.element) }
        groups.append(
          .init(place: .principal, items: items, isProminent: false, hasGlass: false))
      }
      groups += model.trailing.map { group($0, .trailing) }
    }
    if !said.hides(.bottomBar) {
      for case .group(let lower) in model.lower { groups.append(group(lower, .bottom)) }
    }
    let title = said.removesTitle || said.hides(.navigationBar) ? nil : said.title
    return BarPortrait(
      stack: row, title: title.map { $0.words(in: screen) }, groups: groups,
      hasOwnBackground: said.hasOwnBackground)
  }

  private func group(_ group: BarGroup, _ place: BarPortrait.Place) -> BarPortrait.Group {
    BarPortrait.Group(
      place: place, items: group.items.map { row(of: $0.element) },
      isProminent: group.prominence != nil, hasGlass: group.hasGlass)
  }
}

extension Text {
  /// What the text says in an element.
  @MainActor
  fileprivate func words(in element: ElementNode) -> String {
    pieces(in: TextScope(element.environment, at: element.graph.time)).map(\.content).joined()
  }
}

extension ScreenBars {
  /// Whether a style is to lie behind a bar that is shown.
  fileprivate var hasOwnBackground: Bool {
    backgrounds.contains { bar, _ in
      backgroundVisibility[bar] ?? backgroundVisibility[.automatic] ?? .automatic != .hidden
    }
  }
}
