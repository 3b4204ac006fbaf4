/// What a stack is in a split view.
extension NavigationStackElement {
  /// Shows one screen over the root and no other, at once.
  final func replaceWay(by target: NavigationEntry.Target) {
    if let inner = innerStack, case .value(let value) = target { return inner.push(value: value) }
    let entry = NavigationEntry(number: nextNumber(), target: target)
    replaced = entry.number
    goAtOnce(along: [entry])
    updateBars(animation: nil)
  }

  /// Goes back to the root, at once; so does a stack that is all of what the root shows.
  final func returnToRoot() {
    goAtOnce(along: [])
    innerStack?.goAtOnce(along: [])
  }

  /// Goes to the end of a way without motion.
  private func goAtOnce(along way: [NavigationEntry]) {
    let wasNew = isNew
    isNew = true
    tellLater(left: go(along: way))
    isNew = wasNew
  }

  /// Whether the first step stands for the root: nobody goes back from it.
  final var isReplaced: Bool { replaced != nil && entries.first?.number == replaced }

  final func showsBeside(_ value: AnyHashable) -> Bool {
    column?.showsBeside(value, for: self) == true
  }

  /// Whether the screen of a value is shown, or lies on the way to what is.
  final func leadsThrough(_ value: AnyHashable) -> Bool {
    (innerStack ?? self).entries.contains { $0.value == value }
  }

  /// The screen of a value, if the stack's own views make one.
  final func ownScreen(for value: AnyHashable) -> AnyView? {
    destination(of: value)?.screen(for: value)
  }

  /// What stands before the items of the bar.
  final var lead: SplitLead? {
    guard screens.count == 1 || (isReplaced && screens.count == 2) else { return nil }
    if let column { return column.lead }
    return screenAround?.innerStack === self ? environment.splitColumn.column?.lead : nil
  }
}
