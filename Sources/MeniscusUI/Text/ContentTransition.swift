/// How a view goes from one content to another by an animation, without another view in its place.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    /// Of symbols alone: by a motion that words describe, so much faster than usual.
    case symbol([String], speed: Double)
  }

  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What both have in common moves; the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digits that change roll upwards, or downwards where they count down, and fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits that change roll the way that `value` went, and fade.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

private let contentTransitionEntry = EnvironmentEntry<ContentTransition>(.identity)

extension EnvironmentValues {
  /// How texts go from one content to another.
  public var contentTransition: ContentTransition {
    get { self[contentTransitionEntry] }
    set { self[contentTransitionEntry] = newValue }
  }
}

nonisolated extension View {
  /// States how texts inside the view go from one content to another by an animation.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
