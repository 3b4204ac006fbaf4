/// A change of single elements: each element of the content gets a wrapper of its own.
@MainActor
protocol ElementModifier {
  /// Makes the wrapper around `inner`.
  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement
  /// Brings a wrapper that this type of modifier has made up to date.
  func update(_ wrapper: WrapperElement)
}

/// A view whose elements are wrapped.
nonisolated struct ModifiedView<Content: View, Modifier: ElementModifier>: NodeView {
  let content: Content
  let modifier: Modifier

  typealias Made = ModifierNode<Content, Modifier>
}

/// Keeps a wrapper for every element of its content.
final class ModifierNode<Content: View, Modifier: ElementModifier>: UnaryNode, ViewNode {
  private var modifier: Modifier
  private var wrappers: [WrapperElement] = []

  init(view: ModifiedView<Content, Modifier>, context: NodeContext) {
    modifier = view.modifier
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
  }

  override var passesItems: Bool { false }

  override func derive(_ environment: inout EnvironmentValues) {
    for wrapper in wrappers { wrapper.deriveInside(&environment) }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ModifiedView<Content, Modifier> else { return }
    let isEqual = graph.areEqual(modifier, new.modifier)
    modifier = new.modifier
    if !isEqual {
      for wrapper in wrappers { graph.interposed(wrapper) { modifier.update(wrapper) } }
    }
    child?.receive(new.content)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    wrap(&elements, from: start)
  }

  override func appendDrawnElements(to elements: inout [ElementNode]) {
    let start = elements.count
    super.appendDrawnElements(to: &elements)
    dropWrappers(exceptAround: elements[start...])
    wrap(&elements, from: start)
  }

  override func appendReported(to nodes: inout [Node]) {
    for wrapper in wrappers { wrapper.appendReported(to: &nodes) }
    super.appendReported(to: &nodes)
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    super.collectPreference(key, into: &value)
    for wrapper in wrappers { wrapper.collectPreference(key, into: &value) }
  }

  override func take(environment new: EnvironmentValues) {
    super.take(environment: new)
    for wrapper in wrappers { wrapper.receive(environment: new) }
  }

  override func coverChanged(to isCovered: Bool) {
    super.coverChanged(to: isCovered)
    for wrapper in wrappers { wrapper.coverChanged(to: isCovered) }
  }

  override func dismantle() {
    super.dismantle()
    for wrapper in wrappers { wrapper.dismantle() }
  }

  private func wrap(_ elements: inout [ElementNode], from start: Int) {
    for index in start..<elements.count {
      elements[index] = wrapper(around: elements[index], near: index - start)
    }
  }

  private func dropWrappers(exceptAround inner: ArraySlice<ElementNode>) {
    guard !wrappers.elementsEqual(inner, by: { $0.inner === $1 }) else { return }
    let present = Set(inner.map(ObjectIdentifier.init))
    wrappers.removeAll { wrapper in
      if present.contains(ObjectIdentifier(wrapper.inner)) { return false }
      wrapper.dismantle()
      return true
    }
  }

  /// The wrapper of an element; `index` is where it stands unless elements moved.
  private func wrapper(around element: ElementNode, near index: Int) -> WrapperElement {
    if index < wrappers.count, wrappers[index].inner === element { return wrappers[index] }
    if let known = wrappers.first(where: { $0.inner === element }) { return known }
    let slot = wrappers.isEmpty ? nil : String(wrappers.count)
    let wrapper = modifier.makeWrapper(around: element, in: context.child(slot: slot))
    wrappers.append(wrapper)
    graph.interposer?.made(wrapper)
    return wrapper
  }
}

nonisolated extension View {
  nonisolated func modified<Modifier: ElementModifier>(by modifier: Modifier) -> some View {
    ModifiedView(content: self, modifier: modifier)
  }
}
