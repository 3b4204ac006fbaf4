nonisolated extension View {
  /// Lays views over this one that are made of what the views inside it hand up.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    PreferenceLayerView<Self, Key, Overlay>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Lays views behind this one that are made of what the views inside it hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    PreferenceLayerView<Self, Key, Background>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

nonisolated struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: NodeView {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer

  typealias Made = PreferenceLayerNode<Content, Key, Layer>
}

/// Keeps the content, and lays what is made of its preferences over or behind it.
///
/// What is made counts as a part of the body of the view that states it: it is evaluated again when
/// state changes that it read.
final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>: UnaryNode,
  PreferenceReading, StateReader, ViewNode
{
  typealias Layered = ModifiedView<PreferenceScope<Content>, LayeredModifier<Layer>>

  var isReadingDue = false
  private(set) var evaluation = 0
  private var view: PreferenceLayerView<Content, Key, Layer>
  private var known: Key.Value

  init(view: PreferenceLayerView<Content, Key, Layer>, context: NodeContext) {
    self.view = view
    known = Key.defaultValue
    super.init(context: context)
    graph.preferences.readers += 1
    child = Node.make(for: layered(), in: self.context)
    graph.preferences.markDue(self)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? PreferenceLayerView<Content, Key, Layer> else { return }
    view = new
    refresh()
  }

  func refresh() {
    guard !isGone, let child else { return }
    graph.clearStale(self)
    child.receive(layered())
  }

  func readPreferences() {
    guard !isGone else { return }
    var value: Key.Value?
    // What the layer hands up goes further up, and is not what it is made of.
    scope?.collectPreference(Key.self, into: &value)
    let new = value ?? Key.defaultValue
    guard !ViewComparison.areEqual(known, new) else { return }
    known = new
    graph.markStale(self)
    graph.stateChanged()
  }

  override func dismantle() {
    graph.preferences.readers -= 1
    super.dismantle()
  }

  private var scope: Node? { child?.children.first }

  private func layered() -> Layered {
    evaluation += 1
    let layer = graph.reading(by: self) { view.transform(known) }
    return ModifiedView(
      content: PreferenceScope(content: view.content),
      modifier: LayeredModifier(
        content: layer, alignment: view.alignment, isBehind: view.isBehind))
  }
}

/// The part of a view whose preferences are read.
struct PreferenceScope<Content: View>: WrappingView {
  let content: Content

  typealias Made = PreferenceScopeNode<Content>
}

final class PreferenceScopeNode<Content: View>: ContentNode<PreferenceScope<Content>> {}
