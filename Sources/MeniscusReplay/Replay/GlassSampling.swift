import MeniscusUI

/// When what lies behind glass is measured: in the first frame, and six times a second.
///
/// Adaptation follows the eye, not the frame; and a replay that draws few frames has to draw these.
enum GlassSampling {
  /// Whether a frame is measured, for the frame after it.
  static func measures(_ shown: SceneFrame, at frame: Int, rate: Int) -> Bool {
    !shown.displayList.glass.isEmpty && frame % max(rate / 6, 1) == 0
  }
}
