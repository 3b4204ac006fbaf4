nonisolated extension View {
  /// Animates the changes inside the view whenever `value` changes, whoever changes it.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    ValueTransactionView(content: self, value: value) { $0.animation = animation }
  }

  /// Animates all changes inside the view, whoever makes them.
  public func animation(_ animation: Animation?) -> some View {
    transaction { $0.animation = animation }
  }

  /// Changes the transaction of everything inside the view.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, transform: transform)
  }

  /// Changes the transaction of everything inside the view whenever `value` changes.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ValueTransactionView(content: self, value: value, transform: transform)
  }

  /// Animates what the modifiers in `body` change, and nothing inside the view itself.
  public func animation<Changed: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
  ) -> some View {
    transaction({ $0.animation = animation }, body: body)
  }

  /// Changes the transaction of the modifiers in `body`, and not that of the view itself.
  public func transaction<Changed: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
  ) -> some View {
    let scope = TransactionScope()
    let inner = OuterTransactionView(content: self, scope: scope)
    return TransactionView(
      content: body(PlaceholderContentView(content: AnyView(inner))), transform: transform,
      scope: scope)
  }
}

/// A view that stands for another one in a closure that changes it.
nonisolated public struct PlaceholderContentView<Value>: View, TransparentView {
  let content: AnyView

  /// The view.
  public var body: some View { content }
}

/// A view that changes the transaction of its inside when a value changes.
nonisolated struct ValueTransactionView<Content: View, Value: Equatable>: WrappingView {
  let content: Content
  let value: Value
  let transform: (inout Transaction) -> Void

  typealias Made = ValueTransactionNode<Content, Value>
}

final class ValueTransactionNode<Content: View, Value: Equatable>: ContentNode<
  ValueTransactionView<Content, Value>
>
{
  private var changedRound = -1
  private var known = RoundTransaction()

  override func take(_ new: ValueTransactionView<Content, Value>) {
    if new.value != view.value { changedRound = graph.updateRound }
    super.take(new)
  }

  override func transactionOverride(in round: Int) -> Transaction? {
    guard round == changedRound else { return nil }
    return known.changed(from: parent, in: graph, by: view.transform)
  }
}

/// A view that changes the transaction of its inside.
nonisolated struct TransactionView<Content: View>: NodeView {
  let content: Content
  let transform: (inout Transaction) -> Void
  var scope: TransactionScope?

  typealias Made = TransactionNode<Content>
}

final class TransactionNode<Content: View>: UnaryNode, ViewNode {
  private var view: TransactionView<Content>
  private var known = RoundTransaction()

  init(view: TransactionView<Content>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    view.scope?.node = self
    child = Node.make(for: view.content, in: self.context)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? TransactionView<Content> else { return }
    view = new
    new.scope?.node = self
    child?.receive(new.content)
  }

  override func transactionOverride(in round: Int) -> Transaction? {
    known.changed(from: parent, in: graph, by: view.transform)
  }
}

/// Ties a view to the transaction that is changed around it.
@MainActor
final class TransactionScope {
  weak var node: Node?
}

/// A view whose inside has the transaction of outside of a scope.
nonisolated struct OuterTransactionView<Content: View>: WrappingView {
  let content: Content
  let scope: TransactionScope

  typealias Made = OuterTransactionNode<Content>
}

final class OuterTransactionNode<Content: View>: ContentNode<OuterTransactionView<Content>> {
  override func transactionOverride(in round: Int) -> Transaction? {
    view.scope.node?.parent?.ownTransaction ?? graph.transaction
  }
}

/// A transaction that a view changes, once in a round of updates: who waits for its end is added
/// once.
@MainActor
final class RoundTransaction {
  private var known: Transaction?

  func changed(
    from parent: Node?, in graph: ViewGraph, by transform: (inout Transaction) -> Void
  ) -> Transaction {
    if let known { return known }
    var transaction = parent?.ownTransaction ?? graph.transaction
    let count = transaction.watches.count
    transform(&transaction)
    if transaction.watches.count != count {
      // Kept for this update only: what is kept is waited for.
      known = transaction
      graph.afterUpdate { [weak self] in self?.known = nil }
    }
    return transaction
  }
}
