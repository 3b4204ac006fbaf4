import MeniscusDisplay
import MeniscusFrames
import MeniscusRender

extension RedrawnCase {
  /// Draws the fields of a frame's glass into ``fieldMap``, whatever is hidden.
  ///
  /// - Throws: ``FrameFileProblem`` where the frame cannot be read.
  package mutating func drawFields(
    _ frame: Int, _ way: GlassFieldMap.Way
  ) throws(FrameFileProblem) {
    fieldMap.draw(try list(at: frame), way)
  }

  /// What the run's renderer did for a frame after the frame before, whatever is hidden.
  ///
  /// - Throws: ``FrameFileProblem`` where one of them cannot be read.
  package mutating func repaint(_ frame: Int) throws(FrameFileProblem) -> RepaintPlan {
    // The frame itself is read last, so that it is at hand for what is asked next.
    let before: DisplayList? = frame > 0 ? try list(at: frame - 1) : nil
    return RepaintPlan(try list(at: frame), after: before)
  }

  /// The pixels of ``fieldMap``, where they are.
  package var shownFields: Shown {
    Shown(
      width: fieldMap.width, height: fieldMap.height, stride: fieldMap.width,
      address: fieldMap.words.withUnsafeBytes { $0.baseAddress })
  }
}
