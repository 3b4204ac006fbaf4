/// The content of a glass effect: its colours are legible on the glass, and what ties the effect to
/// others does not tie the effects inside it.
nonisolated struct GlassInkView<Content: View>: NodeView {
  let content: Content
  let glass: Glass

  typealias Made = GlassInkNode<Content>
}

/// Hands the content of a glass effect the scheme whose labels are legible on it.
class GlassInkBase: UnaryNode {
  /// The scheme that what lies behind asks for; nil before it was measured.
  private(set) final var adapted: ColorScheme?
  fileprivate final var glass = Glass.identity

  /// Takes the scheme that what lies behind asks for; the content changes by the transaction.
  final func adapt(to scheme: ColorScheme?) {
    guard scheme != adapted else { return }
    adapted = scheme
    derivationChanged()
  }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.glassIdentity != nil { environment.glassIdentity = nil }
    if environment.glassUnion != nil { environment.glassUnion = nil }
    if environment.glassTransition != nil { environment.glassTransition = nil }
    guard glass.kind != .identity else { return }
    let scheme = glass.tint?.inkScheme(in: environment) ?? adapted ?? environment.colorScheme
    guard environment.backgroundMaterial != nil || scheme != environment.colorScheme else { return }
    environment.surround {
      // What lies on the glass lies on no material.
      if $0.backgroundMaterial != nil { $0.backgroundMaterial = nil }
      if scheme != $0.colorScheme { $0.colorScheme = scheme }
    }
  }
}

final class GlassInkNode<Content: View>: GlassInkBase, ViewNode {
  init(view: GlassInkView<Content>, context: NodeContext) {
    super.init(context: context)
    glass = view.glass
    child = Node.make(for: view.content, in: self.context)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? GlassInkView<Content> else { return }
    if new.glass != glass {
      glass = new.glass
      derivationChanged()
    }
    child?.receive(new.content)
  }
}

extension Color {
  /// The scheme whose labels are legible on a tint; nil where the tint is more clear than not.
  ///
  /// Labels are white where white has a contrast of 3: the glass deepens the tint for the rest of the
  /// 4.5 that it needs. On lighter tints, the system's orange, yellow and green among them, they are
  /// black. The bound is ours.
  func inkScheme(in environment: EnvironmentValues) -> ColorScheme? {
    inkScheme(in: environment.colorScheme)
  }

  /// The same in a scheme.
  func inkScheme(in scheme: ColorScheme) -> ColorScheme? {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let color = rgba(in: environment)
    guard color.opacity > 0.5 else { return nil }
    return color.contrast(with: .white) >= 3 ? .dark : .light
  }
}
