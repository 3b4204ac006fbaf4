import MeniscusGeometry
import MeniscusLayout

/// The element around everything: offers the scene's extent and centres what takes less.
final class RootElement: DepthStackElement, PreferenceReading {
  var isReadingDue = false
  private var preferredColorScheme: ColorScheme?

  /// Makes the root of a scene.
  init(scene: Scene, context: NodeContext) {
    super.init(layout: DepthStackLayout(), label: "Scene", context: context) {
      Node.make(for: scene.root(), in: $0)
    }
  }

  var isReading: Bool { graph.preferences.decidesColorScheme }

  func readPreferences() {
    var value: ColorScheme??
    collectPreference(PreferredColorSchemeKey.self, into: &value)
    guard (value ?? nil) != preferredColorScheme else { return }
    preferredColorScheme = value ?? nil
    graph.stateChanged()
    derivationChanged()
  }

  override func derive(_ environment: inout EnvironmentValues) {
    super.derive(&environment)
    environment.editMode = graph.slots.value { SceneEditing() }.binding(in: graph)
    if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
  }

  /// The names of views begin below the root.
  override func makePath() -> NodePath { NodePath(text: "", pending: []) }

  override func appendReported(to nodes: inout [Node]) {
    for child in drawnChildren { child.appendReported(to: &nodes) }
  }

  /// Offers a single view again what it was offered at first; several views form a ZStack.
  ///
  /// A view that takes less than the minimum that it states shows it only by its first offer.
  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    guard elements.count == 1, let element = elements.first else {
      return super.placeElements(in: frame, proposal: proposal)
    }
    element.place(at: frame, proposal: proposal)
  }

  /// Places everything in an extent.
  func layOut(in size: Size2D) {
    let proposal = LayoutProposal(size)
    let own = self.size(for: proposal)
    place(
      at: Rect2D(
        x: (size.width - own.width) * 0.5, y: (size.height - own.height) * 0.5,
        width: own.width, height: own.height),
      proposal: proposal)
  }
}
