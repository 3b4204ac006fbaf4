/// How a view appears and leaves, by what its body makes of the view in each phase.
@MainActor @preconcurrency
public protocol Transition {
  /// What the changed view is made of.
  associatedtype Body: View
  /// The view that appears or leaves.
  typealias Content = PlaceholderContentView<Self>
  /// The view, changed for a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What people have to know of the transition.
  static var properties: TransitionProperties { get }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to appear.
  case willAppear
  /// It is there.
  case identity
  /// It leaves, or has left.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while the view is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What people have to know of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves, which people who want less motion are spared.
  public var hasMotion: Bool

  /// Makes properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view, changed by the transition for a phase.
  public func apply<Changed: View>(content: Changed, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Both transitions at once, the other around this one.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    ErasedTransition(erased: AnyTransition(self).combined(with: AnyTransition(other)))
  }

  /// The transition by an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    ErasedTransition(erased: AnyTransition(self).animation(animation))
  }
}

/// A transition that the engine knows by its parts.
@MainActor
protocol ErasableTransition {
  var erased: AnyTransition { get }
}

/// A transition of which only the parts are left.
struct ErasedTransition: Transition, ErasableTransition {
  let erased: AnyTransition

  func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }
}

/// A transition of somebody's own, of any type.
struct CustomTransition: Sendable {
  let hasMotion: Bool
  private let change: @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView

  @MainActor
  init<T: Transition>(_ transition: T) {
    hasMotion = T.properties.hasMotion
    change = { view, phase in AnyView(transition.apply(content: view, phase: phase)) }
  }

  /// Makes a transition between two states of a modifier.
  init<Modifier: ViewModifier>(active: Modifier, identity: Modifier) {
    hasMotion = true
    let states = ModifierStates(active: active, identity: identity)
    change = { view, phase in
      AnyView(view.modifier(phase.isIdentity ? states.identity : states.active))
    }
  }

  /// A view, changed for a phase.
  @MainActor
  func changed(_ view: AnyView, in phase: TransitionPhase) -> AnyView {
    change(view, phase)
  }
}

/// Two states of a modifier.
///
/// They are made wherever people state a transition, and handed over to the main actor, which alone
/// uses them.
private struct ModifierStates<Modifier: ViewModifier>: @unchecked Sendable {
  let active: Modifier
  let identity: Modifier
}

extension AnyTransition {
  /// A view, changed for a phase.
  @MainActor
  func changed(_ view: AnyView, in phase: TransitionPhase) -> AnyView {
    var view = view
    for part in parts {
      switch part.change {
      case .custom(let custom): view = custom.changed(view, in: part.phase(in: phase))
      case .effect:
        view = AnyView(view.modified(by: TransitionEffectModifier(part: part, phase: phase)))
      }
    }
    return view
  }
}
