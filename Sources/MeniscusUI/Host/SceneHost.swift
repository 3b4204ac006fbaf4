import MeniscusDisplay
import MeniscusGeometry

/// Runs a scene frame by frame: events in, display list out.
@MainActor
package final class SceneHost {
  /// What the scene is shown on now.
  package private(set) var configuration: SceneConfiguration

  /// Makes a host that has shown nothing yet.
  package init(scene: Scene, configuration: SceneConfiguration) {
    self.configuration = configuration
  }

  /// Shows the frame `index`, after its events; the first call shows frame 0.
  ///
  /// - Precondition: frames are shown in order, each once.
  package func advance(
    to index: Int, events: [InputEvent], probe: PhaseProbe = .none
  ) -> SceneFrame {
    SceneFrame(
      displayList: DisplayList(
        size: configuration.size, scale: configuration.scale, background: .white),
      inputHash: 0, stateHash: 0, layoutHash: 0, views: [], counters: WorkCounters(),
      isSettled: true, issues: [])
  }

  /// Where the view with an accessibility identifier was drawn in the last frame.
  package func match(identifier: String) -> IdentifierMatch {
    .missing(known: [])
  }

  /// The view snapshot of the last frame: a node a line, indented by depth.
  package func snapshot() -> String { "" }

  /// State that could not be encoded and so is in no hash: `path.property: Type`, in tree order.
  package var unencodableState: [String] { [] }
}
