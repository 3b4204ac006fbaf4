extension View {
  /// Hands a value up to the views around; it takes the place of what views inside hand up.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, value: value)
  }

  /// Changes what the views inside hand up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    PreferenceTransformView<Self, Key>(content: self, transform: callback)
  }
}

struct PreferenceView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let value: Key.Value

  func makeNode(in context: NodeContext) -> Node {
    PreferenceNode(view: self, context: context)
  }
}

final class PreferenceNode<Content: View, Key: PreferenceKey>: UnaryNode {
  private var view: PreferenceView<Content, Key>

  init(view: PreferenceView<Content, Key>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    if Key.self == PreferredColorSchemeKey.self { graph.preferences.decideColorScheme() }
    child = Node.make(for: view.content, in: self.context)
    preferencesChanged()
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? PreferenceView<Content, Key> else { return }
    let isEqual = ViewComparison.areEqual(view.value, new.value)
    view = new
    if !isEqual { preferencesChanged() }
    child?.receive(new.content)
  }

  override func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, into value: inout Other.Value?
  ) {
    guard key == Key.self, let own = view.value as? Other.Value else {
      return super.collectPreference(key, into: &value)
    }
    key.combine(own, into: &value)
  }
}

struct PreferenceTransformView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let transform: @MainActor (inout Key.Value) -> Void

  func makeNode(in context: NodeContext) -> Node {
    PreferenceTransformNode(view: self, context: context)
  }
}

final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: UnaryNode {
  private var view: PreferenceTransformView<Content, Key>

  init(view: PreferenceTransformView<Content, Key>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
    preferencesChanged()
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? PreferenceTransformView<Content, Key> else { return }
    view = new
    // Closures never compare as equal.
    preferencesChanged()
    child?.receive(new.content)
  }

  override func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, into value: inout Other.Value?
  ) {
    guard key == Key.self else { return super.collectPreference(key, into: &value) }
    var inner: Key.Value?
    super.collectPreference(Key.self, into: &inner)
    var changed = inner ?? Key.defaultValue
    view.transform(&changed)
    if let changed = changed as? Other.Value { key.combine(changed, into: &value) }
  }
}
