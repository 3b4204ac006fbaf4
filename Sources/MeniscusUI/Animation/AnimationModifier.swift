extension View {
  /// Animates the changes inside the view whenever `value` changes, whoever changes it.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    ValueAnimationView(content: self, animation: animation, value: value)
  }

  /// Changes the transaction of everything inside the view.
  public func transaction(
    _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, transform: transform)
  }
}

/// A view that animates its inside when a value changes.
struct ValueAnimationView<Content: View, Value: Equatable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let animation: Animation?
  let value: Value

  func makeNode(in context: NodeContext) -> Node {
    ValueAnimationNode(view: self, context: context)
  }
}

final class ValueAnimationNode<Content: View, Value: Equatable>: UnaryNode, TransactionOverriding {
  private var view: ValueAnimationView<Content, Value>
  private var changedRound = -1

  init(view: ValueAnimationView<Content, Value>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
  }

  override func receive<New: View>(_ new: New) {
    guard let new = new as? ValueAnimationView<Content, Value> else { return }
    if new.value != view.value { changedRound = graph.updateRound }
    view = new
    child?.receive(new.content)
  }

  func transactionOverride(in round: Int) -> Transaction? {
    guard round == changedRound else { return nil }
    var transaction = parent?.transaction ?? graph.transaction
    transaction.animation = view.animation
    return transaction
  }
}

/// A view that changes the transaction of its inside.
struct TransactionView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let transform: @MainActor (inout Transaction) -> Void

  func makeNode(in context: NodeContext) -> Node {
    TransactionNode(view: self, context: context)
  }
}

final class TransactionNode<Content: View>: UnaryNode, TransactionOverriding {
  private var view: TransactionView<Content>

  init(view: TransactionView<Content>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
  }

  override func receive<New: View>(_ new: New) {
    guard let new = new as? TransactionView<Content> else { return }
    view = new
    child?.receive(new.content)
  }

  func transactionOverride(in round: Int) -> Transaction? {
    var transaction = parent?.transaction ?? graph.transaction
    view.transform(&transaction)
    return transaction
  }
}
