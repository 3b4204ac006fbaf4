import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusRender
import MeniscusUI

/// The first frame of a scene, without a trace.
package struct StillPicture {
  /// The pixels.
  package let bitmap: Bitmap
  /// What the scene does wrong.
  package let issues: [SceneIssue]

  /// Shows a scene's first frame, its glass adapted to what lies behind it.
  @MainActor
  package init(of scene: Scene, scale: Double, colorScheme: ColorScheme) {
    let size = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    let host = SceneHost(
      scene: scene,
      configuration: SceneConfiguration(size: size, scale: scale, colorScheme: colorScheme))
    var renderer = Renderer()
    var frame = host.advance(to: 0, events: [])
    let outcome = renderer.render(frame.displayList, parallel: .serial)
    if frame.hasGlass {
      frame = host.adaptFirstFrame(to: outcome.measurements)
      renderer = Renderer()
      _ = renderer.render(frame.displayList, parallel: .serial)
    }
    bitmap = renderer.frame.bitmap
    issues = frame.issues
  }
}
