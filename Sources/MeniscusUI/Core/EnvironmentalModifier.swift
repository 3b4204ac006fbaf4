/// A change of views that the environment decides about.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// What it comes to.
  associatedtype ResolvedModifier: ViewModifier
  /// The change that it is in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view, changed as the environment has it.
  public func body(content: Content) -> some View {
    EnvironmentallyModified(modifier: self, content: content)
  }
}

/// A view with a change that is decided about anew when the environment is another.
private struct EnvironmentallyModified<Modifier: EnvironmentalModifier>: View, TransparentView {
  let modifier: Modifier
  let content: ModifierContent
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
