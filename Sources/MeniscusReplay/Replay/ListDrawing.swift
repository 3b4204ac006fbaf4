import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusRender

/// Draws display lists that were kept, one after another.
package struct ListDrawing {
  private var renderer = Renderer()
  private let parallel: ParallelFor

  /// Prepares to draw with some threads.
  package init(threads: Int) {
    parallel = .dispatch(threads: threads)
  }

  /// Draws a list.
  ///
  /// - Returns: its pixels, and their hash.
  package mutating func draw(_ list: DisplayList) -> (bitmap: Bitmap, hash: UInt64) {
    let outcome = renderer.render(list, parallel: parallel)
    return (renderer.frame.bitmap, outcome.pixelHash)
  }
}
