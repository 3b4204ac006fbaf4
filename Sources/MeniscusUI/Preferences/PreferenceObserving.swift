nonisolated extension View {
  /// Runs `action` with what the views inside hand up: when there is something at first, and
  /// whenever it has changed.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceObserverView<Self, Key>(content: self, action: action)
  }
}

nonisolated struct PreferenceObserverView<Content: View, Key: PreferenceKey>: WrappingView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  typealias Made = PreferenceObserverNode<Content, Key>
}

final class PreferenceObserverNode<Content: View, Key: PreferenceKey>: ContentNode<
  PreferenceObserverView<Content, Key>
>, PreferenceReading
where Key.Value: Equatable {
  var isReadingDue = false
  private var known: Key.Value?

  required init(view: PreferenceObserverView<Content, Key>, context: NodeContext) {
    context.graph.preferences.readers += 1
    super.init(view: view, context: context)
    graph.preferences.markDue(self)
  }

  func readPreferences() {
    guard !isGone else { return }
    var value: Key.Value?
    collectPreference(Key.self, into: &value)
    // Nothing at first is no change; nothing later is the value where no view hands one up.
    guard let value = value ?? known.map({ _ in Key.defaultValue }), value != known else { return }
    known = value
    graph.afterUpdate { [weak self] in
      guard let self, !isGone else { return }
      view.action(value)
    }
  }

  override func dismantle() {
    graph.preferences.readers -= 1
    super.dismantle()
  }
}
