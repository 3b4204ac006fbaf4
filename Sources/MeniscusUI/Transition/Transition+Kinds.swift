/// The view is there, or not, from one frame to the next.
public struct IdentityTransition: Transition, ErasableTransition {
  /// Makes the transition.
  nonisolated public init() {}

  var erased: AnyTransition { .identity }

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view fades.
public struct OpacityTransition: Transition, ErasableTransition {
  /// Makes the transition.
  nonisolated public init() {}

  var erased: AnyTransition { .opacity }

  /// The view as opaque as the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view scales about a point of its frame.
public struct ScaleTransition: Transition, ErasableTransition {
  /// The scale of the view that is away.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Makes the transition.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }

  /// The view as large as the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }
}

/// The view moves from an offset and back to it.
public struct OffsetTransition: Transition, ErasableTransition {
  /// The offset of the view that is away.
  public var offset: CGSize

  /// Makes the transition.
  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }

  var erased: AnyTransition { .offset(offset) }

  /// The view where the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }
}

/// The view moves over an edge by its own extent.
public struct MoveTransition: Transition, ErasableTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  var erased: AnyTransition { .move(edge: edge) }

  /// The view where the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }
}

/// The view moves in from the leading edge and out over the trailing edge.
public struct SlideTransition: Transition, ErasableTransition {
  /// Makes the transition.
  nonisolated public init() {}

  var erased: AnyTransition { .slide }

  /// The view where the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }
}

/// The view moves in from an edge and out over the opposite one, fading.
public struct PushTransition: Transition, ErasableTransition {
  /// The edge that it comes from.
  public var edge: Edge

  /// Makes the transition.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  var erased: AnyTransition { .push(from: edge) }

  /// The view where the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }
}

/// The view blurs, scales and fades.
public struct BlurReplaceTransition: Transition, ErasableTransition {
  /// Which way the view scales.
  public struct Configuration: Equatable, Sendable {
    let removalScale: Double

    /// It grows when it comes and shrinks when it goes.
    public static let downUp = Configuration(removalScale: 0.9)
    /// It grows when it comes and when it goes.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  /// Which way the view scales.
  public var configuration: Configuration

  /// Makes the transition.
  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }

  var erased: AnyTransition { .blurReplace(removalScale: configuration.removalScale) }

  /// The view as the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }
}

/// One transition for appearing, another for leaving.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
  ErasableTransition
{
  /// The transition for appearing.
  public var insertion: Insertion
  /// The transition for leaving.
  public var removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  /// The view as the phase has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.changed(AnyView(content), in: phase)
  }
}

extension Transition where Self == IdentityTransition {
  /// The view is there, or not, from one frame to the next.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from nothing and shrinks to nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view scales about a point of its frame.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// The view moves from an offset and back to it.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// The view moves from an offset and back to it.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// The view moves over an edge by its own extent.
  nonisolated public static func move(edge: Edge) -> MoveTransition {
    MoveTransition(edge: edge)
  }
}

extension Transition where Self == SlideTransition {
  /// The view moves in from the leading edge and out over the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// The view moves in from an edge and out over the opposite one, fading.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view blurs, scales and fades.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// The view blurs, scales and fades.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
