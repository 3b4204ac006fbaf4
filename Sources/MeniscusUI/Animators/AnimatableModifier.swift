/// A modifier whose body follows a part of it that is animated.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifiedContent: @MainActor Animatable where Modifier: Animatable {
  /// The part of the modifier that is animated.
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
