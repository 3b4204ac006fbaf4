import MeniscusGeometry

extension View {
  /// Changes what the views inside hand up by a place of the view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping @MainActor (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    AnchorTransformView<Self, Value, Key>(content: self, source: value, transform: transform)
  }
}

struct AnchorTransformView<Content: View, Value, Key: PreferenceKey>: WrappingView {
  let content: Content
  let source: Anchor<Value>.Source
  let transform: @MainActor (inout Key.Value, Anchor<Value>) -> Void

  typealias Made = AnchorTransformNode<Content, Value, Key>
}

final class AnchorTransformNode<Content: View, Value, Key: PreferenceKey>: ContentNode<
  AnchorTransformView<Content, Value, Key>
>, AnchorWriting
{
  private var known = Rect2D.zero

  required init(view: AnchorTransformView<Content, Value, Key>, context: NodeContext) {
    super.init(view: view, context: context)
    graph.preferences.add(self)
    preferencesChanged()
  }

  override func take(_ new: AnchorTransformView<Content, Value, Key>) {
    super.take(new)
    // Closures never compare as equal.
    preferencesChanged()
  }

  func layoutChanged() {
    let frame = topElements.first?.frame ?? .zero
    guard frame != known else { return }
    known = frame
    preferencesChanged()
  }

  override func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, into value: inout Other.Value?
  ) {
    guard key == Key.self else { return super.collectPreference(key, into: &value) }
    var inner: Key.Value?
    super.collectPreference(Key.self, into: &inner)
    var changed = inner ?? Key.defaultValue
    let anchor = Anchor(
      element: topElements.first, place: view.source.resolve(known), make: view.source.make)
    view.transform(&changed, anchor)
    if let changed = changed as? Other.Value { key.combine(changed, into: &value) }
  }
}
