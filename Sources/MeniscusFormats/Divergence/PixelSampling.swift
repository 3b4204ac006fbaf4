/// The frames of which a replay draws the pixels, checkpoints apart, which are always drawn.
package enum PixelSampling: Equatable, Sendable {
  /// Every frame.
  case all
  /// Frame 0 and every n-th frame after it.
  case every(Int)
  /// A frame and all after it.
  case from(Int)
  /// Some frames.
  case frames(Set<Int>)
  /// No frame, and no checkpoint is captured either.
  case none

  /// Whether a frame that is no checkpoint is drawn.
  package func contains(_ frame: Int) -> Bool {
    switch self {
    case .all: true
    case .every(let step): frame % max(step, 1) == 0
    case .from(let first): frame >= first
    case .frames(let frames): frames.contains(frame)
    case .none: false
    }
  }
}
