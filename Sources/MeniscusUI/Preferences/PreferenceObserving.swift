extension View {
  /// Runs `action` with what the views inside hand up: when there is something at first, and
  /// whenever it has changed.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceObserverView<Self, Key>(content: self, action: action)
  }
}

struct PreferenceObserverView<Content: View, Key: PreferenceKey>: View, PrimitiveView
where Key.Value: Equatable {
  typealias Body = Never
  let content: Content
  let action: @MainActor (Key.Value) -> Void

  func makeNode(in context: NodeContext) -> Node {
    PreferenceObserverNode(view: self, context: context)
  }
}

final class PreferenceObserverNode<Content: View, Key: PreferenceKey>: UnaryNode, PreferenceReading
where Key.Value: Equatable {
  var isReadingDue = false
  private var view: PreferenceObserverView<Content, Key>
  private var known: Key.Value?

  init(view: PreferenceObserverView<Content, Key>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    graph.preferences.readers += 1
    child = Node.make(for: view.content, in: self.context)
    graph.preferences.markDue(self)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? PreferenceObserverView<Content, Key> else { return }
    view = new
    child?.receive(new.content)
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
