/// A view that a row shows beside its own, in the environment of the place where it was stated.
struct StatedView<Content: View>: WrappingView {
  let content: Content
  /// What views around that place hand down; nil for what views around this one do.
  let environment: EnvironmentValues?

  typealias Made = StatedNode<Content>
}

/// Hands the environment of another place down.
final class StatedNode<Content: View>: ContentNode<StatedView<Content>> {
  override func derive(_ environment: inout EnvironmentValues) {
    guard var stated = view.environment else { return }
    if stated.stackAxis != nil { stated.stackAxis = nil }
    environment = stated
  }

  override func take(_ new: StatedView<Content>) {
    let old = view.environment
    super.take(new)
    switch (old, new.environment) {
    case (nil, nil): return
    case (let old?, let new?) where old.isSame(as: new): return
    default: derivationChanged()
    }
  }
}
