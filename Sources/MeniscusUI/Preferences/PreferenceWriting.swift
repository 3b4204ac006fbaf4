nonisolated extension View {
  /// Hands a value up to the views around; it takes the place of what views inside hand up.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, value: value)
  }

  /// Changes what the views inside hand up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceTransformView<Self, Key>(content: self, transform: callback)
  }
}

nonisolated struct PreferenceView<Content: View, Key: PreferenceKey>: WrappingView {
  let content: Content
  let value: Key.Value

  typealias Made = PreferenceNode<Content, Key>
}

final class PreferenceNode<Content: View, Key: PreferenceKey>: ContentNode<
  PreferenceView<Content, Key>
>
{
  required init(view: PreferenceView<Content, Key>, context: NodeContext) {
    if Key.self == PreferredColorSchemeKey.self { context.graph.preferences.decideColorScheme() }
    super.init(view: view, context: context)
    preferencesChanged()
  }

  override func take(_ new: PreferenceView<Content, Key>) {
    let isEqual = ViewComparison.areEqual(view.value, new.value)
    super.take(new)
    if !isEqual { preferencesChanged() }
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

nonisolated struct PreferenceTransformView<Content: View, Key: PreferenceKey>: WrappingView {
  let content: Content
  let transform: (inout Key.Value) -> Void

  typealias Made = PreferenceTransformNode<Content, Key>
}

final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: ContentNode<
  PreferenceTransformView<Content, Key>
>
{
  required init(view: PreferenceTransformView<Content, Key>, context: NodeContext) {
    super.init(view: view, context: context)
    preferencesChanged()
  }

  override func take(_ new: PreferenceTransformView<Content, Key>) {
    super.take(new)
    // Closures never compare as equal.
    preferencesChanged()
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
