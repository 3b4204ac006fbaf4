/// A named root view with its initial state: what a trace is played on.
///
/// ```swift
/// let counter = Scene("counter", size: CGSize(width: 320, height: 240)) {
///   CounterView()
/// }
/// ```
public struct Scene: Sendable {
  /// The name, unique among the scenes of a tool; slashes group, as in `engine/springs`.
  public let name: String
  /// The extent that the scene is made for, in points.
  public let size: CGSize
  /// The pictures that images of the scene have by name.
  public let pictures: [ScenePicture]
  let root: @MainActor @Sendable () -> AnyView

  /// Makes a scene from its name, its extent in points, its pictures and its root view.
  public init<Content: View>(
    _ name: String, size: CGSize = CGSize(width: 320, height: 240),
    pictures: [ScenePicture] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.size = size
    self.pictures = pictures
    self.root = { AnyView(content()) }
  }
}
