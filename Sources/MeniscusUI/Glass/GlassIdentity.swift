/// What ties a glass effect to others of its container.
struct GlassIdentity: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

private let glassIdentityEntry = EnvironmentEntry<GlassIdentity?>(nil, isPlace: true)
private let glassUnionEntry = EnvironmentEntry<GlassIdentity?>(nil, isPlace: true)
private let glassTransitionEntry = EnvironmentEntry<GlassEffectTransition?>(nil, isPlace: true)

extension EnvironmentValues {
  /// The identity of glass effects inside the view.
  var glassIdentity: GlassIdentity? {
    get { self[glassIdentityEntry] }
    set { self[glassIdentityEntry] = newValue }
  }

  /// The union that glass effects inside the view belong to.
  var glassUnion: GlassIdentity? {
    get { self[glassUnionEntry] }
    set { self[glassUnionEntry] = newValue }
  }

  /// How glass effects inside the view appear and leave; nil where nobody said it.
  var glassTransition: GlassEffectTransition? {
    get { self[glassTransitionEntry] }
    set { self[glassTransitionEntry] = newValue }
  }
}

nonisolated extension View {
  /// Names the view's glass effect, so that it flows out of and into others when it appears and
  /// leaves by an animation; nil takes no part.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    environment(
      \.glassIdentity, id.map { GlassIdentity(id: AnyHashable($0), namespace: namespace) })
  }

  /// Makes one shape of all glass effects of equal identifier, namespace, glass and kind of shape.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    environment(
      \.glassUnion, id.map { GlassIdentity(id: AnyHashable($0), namespace: namespace) })
  }

  /// States how the view's glass effect appears and leaves.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassTransition, transition)
  }
}
