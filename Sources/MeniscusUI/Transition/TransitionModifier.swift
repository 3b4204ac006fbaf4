nonisolated extension View {
  /// States how the view appears and leaves when that is animated.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionScopeView(content: self, transition: transition)
      .modified(by: TransitionModifier(transition: transition))
  }

  /// States how the view appears and leaves when that is animated.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    nonisolated(unsafe) let own = transition
    return self.transition(onMainActor { AnyTransition(own) })
  }
}

struct TransitionModifier: StatedModifier {
  typealias Wrapper = TransitionElement

  let transition: AnyTransition

  var label: String { ".transition" }
}

final class TransitionElement: StatedElement<TransitionModifier> {
  override var transition: (any ElementTransition)? { modifier.transition }
}

/// A view that is changed by the parts of a transition that are views.
nonisolated struct TransitionScopeView<Content: View>: NodeView {
  let content: Content
  let transition: AnyTransition

  typealias Made = TransitionScopeNode<Content>
}

final class TransitionScopeNode<Content: View>: UnaryNode, TransitionScope, ViewNode {
  private var content: Content
  private let parts: [(part: TransitionPart, change: CustomTransition)]
  private var phases: [TransitionPhase]
  private var phase = TransitionPhase.identity
  /// Counts the turns, so that what was waited for before is forgotten.
  private var turn = 0

  init(view: TransitionScopeView<Content>, context: NodeContext) {
    content = view.content
    parts = view.transition.parts.compactMap { part in
      if case .custom(let change) = part.change { (part, change) } else { nil }
    }
    phases = parts.map { _ in .identity }
    super.init(context: context)
    // Most transitions change the drawing alone and need no views.
    child =
      parts.isEmpty
      ? Node.make(for: content, in: self.context) : Node.make(for: changed, in: self.context)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? TransitionScopeView<Content> else { return }
    content = new.content
    show()
  }

  /// Hands the content down as the phases have it.
  private func show() {
    if parts.isEmpty {
      child?.receive(content)
    } else {
      child?.receive(changed)
    }
  }

  private var changed: AnyView {
    var view = AnyView(content)
    for (index, entry) in parts.enumerated() {
      view = entry.change.changed(view, in: phases[index])
    }
    return view
  }

  /// Those who want less motion are spared the parts that move.
  private func isLeftOut(_ part: TransitionPart) -> Bool {
    part.hasMotion && environment.accessibilityReduceMotion
  }

  func isSeenLeaving(by transaction: Transaction) -> Bool {
    parts.contains { entry in
      !isLeftOut(entry.part) && entry.part.moment != .insertion
        && entry.part.animation(by: transaction) != nil
    }
  }

  func appear(by transaction: Transaction) {
    guard !parts.isEmpty else { return }
    turn += 1
    let turn = turn
    if phase == .identity {
      phase = .willAppear
      graph.withTransaction(Transaction()) {
        for (index, entry) in parts.enumerated() where !isLeftOut(entry.part) {
          phases[index] = entry.part.phase(in: .willAppear)
        }
        show()
      }
    }
    // Once it is laid out as it is before, so that frames go on from there.
    graph.afterUpdate { [weak self] in
      guard let self, self.turn == turn else { return }
      go(to: .identity, by: transaction)
    }
  }

  func leave(by transaction: Transaction, onEnd: @escaping () -> Void) {
    turn += 1
    let turn = turn
    phase = .didDisappear
    graph.afterUpdate { [weak self] in
      guard let self, self.turn == turn else { return }
      let watch = AnimationWatch(.removed)
      graph.completions.add(watch) { [weak self] in
        if let self, self.turn == turn { onEnd() }
      }
      var waiting = transaction
      waiting.watches.append(watch)
      go(to: .didDisappear, by: waiting)
    }
  }

  private func go(to new: TransitionPhase, by transaction: Transaction) {
    phase = new
    for (index, entry) in parts.enumerated() where !isLeftOut(entry.part) {
      phases[index] = entry.part.phase(in: new)
      var own = transaction
      own.animation = entry.part.animation(by: transaction)
      graph.withTransaction(own) { show() }
    }
  }
}
