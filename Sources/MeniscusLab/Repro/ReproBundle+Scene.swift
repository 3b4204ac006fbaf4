import MeniscusFormats
import MeniscusUI

extension ReproBundle.SceneData {
  /// Describes a scene.
  package init(_ scene: Scene) {
    self.init(
      name: scene.name, width: Double(scene.size.width), height: Double(scene.size.height),
      fonts: TraceFont.fonts(of: scene).map { .init(name: $0.name, hash: $0.hash) },
      pictures: scene.pictures.map { .init(name: $0.name, hash: $0.contentHash) })
  }
}
