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
  /// The fonts that its views may ask for, by name; the first of a name holds.
  public let fonts: [FontResource]
  /// The pictures that images of the scene have by name.
  public let pictures: [ScenePicture]
  var root: @MainActor @Sendable () -> AnyView
  /// The device that it is shown on; nil for an extent of which nothing is covered.
  var device: SceneDevice?
  /// What the scene's storage holds at the start.
  var stored = InitialStorage()
  /// The rules that it may break.
  var permissions = ScenePermissions()
  /// How keys move the focus.
  var focusMovement = FocusMovement.byOrder

  /// Makes a scene from its name, its extent in points, the fonts and the pictures that it brings,
  /// and its root view.
  public init<Content: View>(
    _ name: String, size: CGSize = CGSize(width: 320, height: 240), fonts: [FontResource] = [],
    pictures: [ScenePicture] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.size = size
    self.fonts = fonts
    self.pictures = pictures
    self.root = { AnyView(content()) }
  }
}
