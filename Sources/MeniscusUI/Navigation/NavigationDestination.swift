nonisolated extension View {
  /// Makes the screens of values of a type, for links with such values in the same stack.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    ValueDestinationView(content: self, destination: destination)
  }

  /// Goes to a screen while a value is true; leaving the screen makes it false.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    PresentedDestinationView(
      content: self, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      end: { isPresented.wrappedValue = false }, destination: { [view = destination()] in view })
  }

  /// Goes to the screen of an item while there is one; leaving the screen takes it away.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    PresentedDestinationView(
      content: self, identity: { item.wrappedValue.map { AnyHashable($0) } },
      end: { item.wrappedValue = nil },
      destination: { item.wrappedValue.map { destination($0) } })
  }
}

nonisolated struct ValueDestinationView<Content: View, Value: Hashable, Destination: View>:
  WrappingView
{
  let content: Content
  let destination: (Value) -> Destination

  typealias Made = ValueDestinationNode<Content, Value, Destination>
}

/// Tells the stack around how screens of a type of values are made.
final class ValueDestinationNode<Content: View, Value: Hashable, Destination: View>: ContentNode<
  ValueDestinationView<Content, Value, Destination>
>, ValueDestination
{
  private weak var owner: (any StateReader)?
  /// Kept, since what is around may be gone first.
  private weak var stack: NavigationStackElement?

  required init(
    view: ValueDestinationView<Content, Value, Destination>, context: NodeContext
  ) {
    owner = context.graph.owner
    super.init(view: view, context: context)
    stack = NavigationStackElement.around(self)
    stack?.add(self)
  }

  var valueType: ObjectIdentifier { ObjectIdentifier(Value.self) }

  func screen(for value: AnyHashable) -> AnyView? {
    guard let value = value.base as? Value else { return nil }
    return graph.readingForOwner(owner) { AnyView(view.destination(value)) }
  }

  override func take(_ new: ValueDestinationView<Content, Value, Destination>) {
    super.take(new)
    stack?.destinationChanged(self)
  }

  override func dismantle() {
    stack?.remove(self)
    super.dismantle()
  }
}

nonisolated struct PresentedDestinationView<Content: View, Destination: View>: WrappingView {
  let content: Content
  /// What the screen is about; nil for no screen.
  let identity: () -> AnyHashable?
  let end: () -> Void
  let destination: () -> Destination

  typealias Made = PresentedDestinationNode<Content, Destination>
}

/// Follows a value that says whether a screen is there.
final class PresentedDestinationNode<Content: View, Destination: View>: ContentNode<
  PresentedDestinationView<Content, Destination>
>, StateReader, PresentedDestination
{
  private(set) var evaluation = 0
  private var shown: AnyHashable?
  private weak var owner: (any StateReader)?
  /// Kept, since what is around may be gone first.
  private weak var stack: NavigationStackElement?

  required init(view: PresentedDestinationView<Content, Destination>, context: NodeContext) {
    owner = context.graph.owner
    super.init(view: view, context: context)
    stack = NavigationStackElement.around(self)
    graph.afterUpdate { [weak self] in self?.refresh() }
  }

  var screen: AnyView { graph.readingForOwner(owner) { AnyView(view.destination()) } }

  func dismissed() {
    guard shown != nil else { return }
    shown = nil
    view.end()
  }

  override func take(_ new: PresentedDestinationView<Content, Destination>) {
    super.take(new)
    refresh()
  }

  func refresh() {
    guard !isGone else { return }
    graph.clearStale(self)
    evaluation += 1
    let new = graph.reading(by: self) { view.identity() }
    if new == shown {
      if shown != nil { stack?.presentedChanged(self) }
      return
    }
    let old = shown
    shown = new
    if new != nil {
      stack?.present(self, replacing: old != nil)
    } else {
      stack?.withdraw(self)
    }
  }

  override func dismantle() {
    stack?.withdraw(self)
    super.dismantle()
  }
}
