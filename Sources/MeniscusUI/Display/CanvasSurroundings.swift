import MeniscusDisplay
import MeniscusGeometry

/// Who draws on a canvas.
@MainActor
protocol DrawingSource: AnyObject {
  /// The names from the root to the view, joined by `/`.
  var path: String { get }
  /// What no other source of the graph has, nor will have.
  var serial: Int { get }
}

/// A clip around what is drawn.
struct CanvasClip: Equatable {
  let silhouette: Silhouette
  let transform: Affine2D
  let view: ViewIndex
}

/// What changes all that is drawn now, within the scope around.
struct CanvasSurroundings {
  /// How opaque the groups are.
  var opacity = 1.0
  /// How far the element that is being drawn is away; nil where it is all there.
  var absence: Absence?
  /// The clips, outermost first.
  var clips: [CanvasClip] = []
}

/// How much of what is being drawn is away, and whether that grows.
struct Absence: Equatable {
  /// 0 where it is all there, 1 where it is all away; a spring may go beyond both.
  var amount: Double
  /// Whether it leaves.
  var isLeaving: Bool

  /// The absence of what comes or goes inside something that comes or goes.
  func inside(_ outer: Absence?) -> Absence {
    guard let outer else { return self }
    return Absence(
      amount: 1 - (1 - amount) * (1 - outer.amount), isLeaving: isLeaving || outer.isLeaving)
  }
}
