/// How a view looks that a screen grows out of.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// The radius of its corners, in points.
  var cornerRadius: CGFloat { get }
}

/// How a view looks that a screen grows out of, where nothing is said.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// The radius of the corners, in points; ours.
  public let cornerRadius: CGFloat

  init(cornerRadius: CGFloat = 12) { self.cornerRadius = cornerRadius }

  /// In the form of a rounded rectangle.
  public func clipShape(_ shape: RoundedRectangle) -> Self {
    Self(cornerRadius: min(shape.cornerSize.width, shape.cornerSize.height))
  }

  /// Over a style; the screen covers what is behind it.
  public func background(_ style: some ShapeStyle) -> Self { self }

  /// With a shadow; none is drawn.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

nonisolated extension View {
  /// Names the view as what a screen grows out of.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Names the view as what a screen grows out of, and says how it looks then.
  public func matchedTransitionSource<Configuration: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
  ) -> some View {
    let key = TransitionSourceKey(id: AnyHashable(id), namespace: namespace)
    let radius = configuration(EmptyMatchedTransitionSourceConfiguration()).cornerRadius
    return modified(by: TransitionSourceModifier(key: key, radius: Double(radius)))
  }
}

nonisolated struct TransitionSourceModifier: StatedModifier {
  typealias Wrapper = TransitionSourceElement

  let key: TransitionSourceKey
  let radius: Double

  var label: String { ".matchedTransitionSource" }
}

/// A view that screens grow out of.
final class TransitionSourceElement: StatedElement<TransitionSourceModifier> {
  override class var presentsFrame: Bool { true }

  required init(_ modifier: TransitionSourceModifier, at place: WrapperPlace) {
    super.init(modifier, at: place)
    graph.transitionSources.elements.append(self)
  }

  override func dismantle() {
    graph.transitionSources.elements.removeAll { $0 === self }
    super.dismantle()
  }
}

/// The views of a scene that screens grow out of, in the order in which they were made.
@MainActor
final class TransitionSources {
  fileprivate(set) var elements: [TransitionSourceElement] = []
}

extension ViewGraph {
  /// The views that screens grow out of.
  var transitionSources: TransitionSources { slots.value { TransitionSources() } }
}
