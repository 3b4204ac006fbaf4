/// What decides whether regular glass is light or dark.
public enum GlassSchemeSource: String, CaseIterable, Sendable {
  /// What lies behind it, as on iOS 26: small glass turns dark over what is dark. Bars at the upper and
  /// lower edge of a screen decide together.
  case backdrop
  /// The colour scheme around it, as on later systems, whatever lies behind.
  case colorScheme
}

private let glassSchemeSourceEntry = EnvironmentEntry<GlassSchemeSource>(.backdrop)

extension EnvironmentValues {
  /// What decides whether regular glass is light or dark.
  public var glassSchemeSource: GlassSchemeSource {
    get { self[glassSchemeSourceEntry] }
    set { self[glassSchemeSourceEntry] = newValue }
  }
}

nonisolated extension View {
  /// States what decides whether regular glass inside the view is light or dark.
  ///
  /// Clear glass, which is the same in both, keeps the ink that can be read over what lies behind.
  public func glassScheme(from source: GlassSchemeSource) -> some View {
    environment(\.glassSchemeSource, source)
  }
}

extension Scene {
  /// The scene with glass whose scheme comes from a source.
  public func glassScheme(from source: GlassSchemeSource) -> Scene {
    let root = root
    return changing(self) {
      $0.root = { AnyView(root().environment(\.glassSchemeSource, source)) }
    }
  }
}
