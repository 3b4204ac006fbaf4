/// When a focus by default is considered.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// When the view comes.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when people move the focus into a section of it by arrow keys.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

nonisolated extension View {
  /// Gives a value to a state of the focus when the view comes and nobody has the focus; of several
  /// views that come at once, the first does.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return DefaultFocusView(
      content: self, isForMoves: priority == .userInitiated,
      target: { (binding.location.storage, AnyHashable(value)) }
    ) { binding.wrappedValue = value }
  }

  /// Names the part of a scene in which `resetFocus` and views that prefer the focus act.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modified(by: FocusScopeModifier(namespace: namespace))
  }

  /// Has the view take the focus when its scope comes and nobody has it, and when it is reset.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modified(by: PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

nonisolated struct DefaultFocusView<Content: View>: WrappingView {
  let content: Content
  /// Whether it counts for moves by arrow keys too.
  let isForMoves: Bool
  /// The state that names the view, and the view's name.
  let target: @MainActor () -> (storage: AnyObject?, value: AnyHashable)
  let take: () -> Void

  typealias Made = DefaultFocusNode<Content>
}

final class DefaultFocusNode<Content: View>: ContentNode<DefaultFocusView<Content>> {
  required init(view: DefaultFocusView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    graph.defaultFocuses.add(self)
    if view.isForMoves { graph.moveDefaults.add(self) }
  }

  func take() { view.take() }

  var moveTarget: (storage: AnyObject?, value: AnyHashable) { view.target() }
}

/// A view that came and has a focus by default.
@MainActor
private protocol DefaultFocus: Node {
  func take()
}

extension DefaultFocusNode: DefaultFocus {}

/// The views of an update that came and have a focus by default: of several the first counts, a view
/// before what is inside it.
@MainActor
private final class DefaultFocuses {
  private var candidates: [any DefaultFocus] = []
  private var decision = OnceAfterUpdate()

  func add(_ candidate: any DefaultFocus) {
    candidates.append(candidate)
    let graph = candidate.graph
    guard decision.ask(in: graph) else { return }
    graph.afterUpdate { [weak self, life = graph.life] in
      guard let self, let graph = life.graph else { return }
      decision.begin()
      let present = candidates.filter { !$0.isGone }
      candidates = []
      guard graph.focus.focused == nil, var root = present.first as Node? else { return }
      while let above = root.parent { root = above }
      first(of: present, in: root)?.take()
    }
  }

  /// The first of some views in the order of the tree.
  private func first(of candidates: [any DefaultFocus], in node: Node) -> (any DefaultFocus)? {
    if let found = candidates.first(where: { $0 === node }) { return found }
    for child in node.children {
      if let found = first(of: candidates, in: child) { return found }
    }
    return nil
  }
}

extension ViewGraph {
  fileprivate var defaultFocuses: DefaultFocuses { slots.value { DefaultFocuses() } }
}

struct FocusScopeModifier: StatedModifier {
  typealias Wrapper = FocusScopeElement

  let namespace: Namespace.ID

  var label: String { ".focusScope" }
}

/// Gives the focus to who prefers it inside.
final class FocusScopeElement: StatedElement<FocusScopeModifier> {
  required init(_ modifier: FocusScopeModifier, at place: WrapperPlace) {
    super.init(modifier, at: place)
    graph.focusScopes.add(self)
    graph.afterUpdate { [weak self] in
      guard let self, !isGone, graph.focus.focused == nil, let preferred else { return }
      graph.focus.focus(preferred)
    }
  }

  /// Who prefers the focus and can have it.
  var preferred: (any FocusTaker)? { preferred(in: self) }

  private func preferred(in element: ElementNode) -> (any FocusTaker)? {
    for inner in element.focusElements {
      if let named = inner as? PreferredFocusElement, named.modifier.isPreferred,
        named.modifier.namespace == modifier.namespace,
        let taker = named.focusTakers.first(where: \.canTakeFocus)
      {
        return taker
      }
      if let found = preferred(in: inner) { return found }
    }
    return nil
  }

  /// Gives the focus to who prefers it, or to the first who can have it.
  func reset() {
    guard let taker = preferred ?? focusTakers.first(where: \.canTakeFocus) else { return }
    graph.focus.focus(taker)
  }
}

struct PreferredFocusModifier: StatedModifier {
  typealias Wrapper = PreferredFocusElement

  let isPreferred: Bool
  let namespace: Namespace.ID

  var label: String { ".prefersDefaultFocus" }
}

final class PreferredFocusElement: StatedElement<PreferredFocusModifier> {}

/// The parts of a scene in which the focus is reset.
@MainActor
final class FocusScopes {
  private struct WeakScope {
    weak var element: FocusScopeElement?
  }

  private var scopes: [WeakScope] = []

  func add(_ scope: FocusScopeElement) {
    scopes.removeAll { $0.element == nil }
    scopes.append(WeakScope(element: scope))
  }

  func reset(in namespace: Namespace.ID) {
    scopes.compactMap(\.element).first { !$0.isGone && $0.modifier.namespace == namespace }?.reset()
  }
}

extension ViewGraph {
  /// The parts of the scene in which the focus is reset.
  var focusScopes: FocusScopes { slots.value { FocusScopes() } }
}

/// Gives the focus to who has it by default.
@MainActor
public struct ResetFocusAction {
  nonisolated init() {}

  /// Gives the focus to the view of a scope that prefers it, or to the first that can have it.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph = ViewGraph.current else { return }
    graph.afterUpdate { [life = graph.life] in life.graph?.focusScopes.reset(in: namespace) }
  }
}

extension EnvironmentValues {
  /// Gives the focus to who has it by default.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
