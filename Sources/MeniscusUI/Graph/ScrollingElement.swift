import MeniscusGeometry
import MeniscusLayout

/// An element that scrolls what is inside it.
@MainActor
protocol ScrollingElement: ElementNode {
  /// The axes along which the content scrolls.
  var axes: Axis.Set { get }
  /// The margins around the content, by side.
  var insets: LayoutInsets { get }
  /// The same with what has gone away of bars by scrolling.
  var insetsNow: LayoutInsets { get }
  /// Whether the content moves by itself at a time since the last frame.
  func isInFlight(at time: Double) -> Bool
  /// The part of the content that is seen, in the content's space, at the exact offset.
  var visibleContentRect: Rect2D { get }
  /// Lets an element of the content know when another part of it is seen.
  func observeVisibleContent(_ observer: any VisibleContentObserver)
  /// Scrolls as little as shows all of a frame of the content, with a margin where there is room.
  ///
  /// - Returns: where the frame lies in the space around once that is done, as far as it is seen.
  func reveal(_ target: Rect2D, margin: Double, isAnimated: Bool) -> Rect2D
  /// Moves the content by the turn of a wheel, in points; whether it can.
  func scroll(by delta: Size2D) -> Bool
}

/// An element inside scroll content that lays out only what is seen of it.
///
/// It asks `enclosingScroll` for `visibleContentRect` while it places its elements, and registers
/// with `observeVisibleContent(_:)` to hear when another part is seen. The rectangle and the
/// element's own model frame are in the same space, that of the scroll content.
@MainActor
protocol VisibleContentObserver: AnyObject {
  /// Another part of the scroll content around is seen now.
  ///
  /// It is called for every step of a scroll, so it should compare what it shows with what is to be
  /// seen, and call `invalidateLayout()` only where they differ. Layout follows in the same frame.
  func visibleContentChanged(to visible: Rect2D)
}

extension ElementNode {
  /// The innermost element whose scrolled content the element is in; nil outside of all.
  final var enclosingScroll: (any ScrollingElement)? {
    containers.first { $0.scrolling != nil }?.scrolling
  }
}

/// An element of scroll content that knows where views are that it has not made.
@MainActor
protocol ScrollTargetSource: AnyObject {
  /// The frame in the content's space that the view with an identity has or would have; nil where
  /// there is none.
  func targetFrame(for identity: AnyHashable) -> Rect2D?
}
