import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// The glyphs of one operation of a frame.
struct ShownRun {
  var run: GlyphRun
  var paint: Paint
  /// From the run's space to the frame's.
  var map: Affine2D

  /// The origins of the glyphs in the frame.
  var origins: [Point2D] { run.glyphs.map { map.apply($0.origin) } }

  var color: RGBA? {
    if case .color(let color) = paint { return color }
    return nil
  }
}

extension SceneFrame {
  /// The runs of glyphs, back to front.
  var glyphRuns: [ShownRun] {
    displayList.operations.compactMap { operation in
      guard case .glyphs(let run, let paint) = operation.action else { return nil }
      return ShownRun(run: run, paint: paint, map: operation.transform)
    }
  }

  /// The hashes of the outlines of all glyphs, in the order in which they are drawn.
  var glyphHashes: [UInt64] {
    glyphRuns.flatMap { run in
      run.run.glyphs.map { displayList.resources.outlines[$0.outline].hash }
    }
  }
}
