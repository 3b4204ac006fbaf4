private let symbolEffectsEntry = EnvironmentEntry<[SymbolEffectRequest]>([])

extension EnvironmentValues {
  /// What is asked of symbols, by views from the outside in.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[symbolEffectsEntry] }
    set { self[symbolEffectsEntry] = newValue }
  }
}

nonisolated extension View {
  /// Moves symbols inside the view while it is active.
  ///
  /// `appear` and `drawOn` keep them away while they are active, and let them come then.
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    SymbolEffectView(
      content: self, effect: effect as? NamedSymbolEffect ?? .pulse, options: options,
      value: isActive, isDiscrete: false)
  }

  /// Moves symbols inside the view whenever a value changes.
  ///
  /// One that is still in motion moves once more when it has come to the end.
  public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    SymbolEffectView(
      content: self, effect: effect as? NamedSymbolEffect ?? .bounce, options: options,
      value: value, isDiscrete: true)
  }

  /// Keeps symbols inside the view still, whatever views around ask for.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

/// A view that asks something of the symbols inside.
nonisolated private struct SymbolEffectView<Content: View, Value: Equatable>: WrappingView {
  let content: Content
  let effect: NamedSymbolEffect
  let options: SymbolEffectOptions
  let value: Value
  /// Whether each change of the value is an occasion of its own.
  let isDiscrete: Bool

  typealias Made = SymbolEffectNode<Content, Value>
}

/// Counts the changes of the value.
private final class SymbolEffectNode<Content: View, Value: Equatable>: ContentNode<
  SymbolEffectView<Content, Value>
>
{
  private var changes = 0

  override func derive(_ environment: inout EnvironmentValues) {
    environment.symbolEffects.append(
      SymbolEffectRequest(
        effect: view.effect, options: view.options,
        occasion: view.isDiscrete ? .count(changes) : .active(view.value as? Bool ?? true)))
  }

  override func take(_ new: SymbolEffectView<Content, Value>) {
    let isChanged = new.value != view.value
    let isOther = new.effect != view.effect || new.options != view.options
    super.take(new)
    if isChanged { changes += 1 }
    if isChanged || isOther { derivationChanged() }
  }
}

extension ContentTransition {
  /// Symbols that become others move as the system has it: by `replace`.
  public static var symbolEffect: ContentTransition {
    symbolEffect(NamedSymbolEffect(.replace), options: .default)
  }

  /// Symbols that become others move, whether or not the change is animated.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let words = (effect as? NamedSymbolEffect)?.words ?? []
    return ContentTransition(kind: .symbol(words.sorted(), speed: options.factor))
  }
}

/// A symbol comes and goes by growing and shrinking, and fades.
public struct SymbolEffectTransition: Transition {
  let effect: NamedSymbolEffect

  nonisolated init(effect: NamedSymbolEffect) { self.effect = effect }

  /// The view as the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let pose = effect.pose(kept: phase.isIdentity ? 0 : 1)
    content.scaleEffect(CGFloat(pose.scale)).opacity(pose.opacity)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes as the system has it.
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: NamedSymbolEffect(.automatic))
  }

  /// A symbol comes and goes by a motion; options change nothing here.
  nonisolated public static func symbolEffect<Effect: TransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect as? NamedSymbolEffect ?? NamedSymbolEffect(.appear))
  }
}
