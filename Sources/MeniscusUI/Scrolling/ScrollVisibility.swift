import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
  /// Runs `action` when a share of the view comes into sight in the scroll view around, or leaves it.
  ///
  /// A view that is not in a scroll view is in sight.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modified(by: ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs `action` when other views of the `scrollTargetLayout()` are in sight in the scroll view
  /// inside, with their identities.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modified(by: TargetVisibilityModifier(threshold: threshold, action: action))
  }
}

extension Rect2D {
  /// Whether at least a share of the area lies in another rectangle, and some of it.
  fileprivate func isSeen(in other: Rect2D, _ share: Double) -> Bool {
    // The length itself where all of it is seen: a difference of its ends may be off by a bit.
    let seenWidth =
      minX >= other.minX && maxX <= other.maxX
      ? width : min(maxX, other.maxX) - max(minX, other.minX)
    let seenHeight =
      minY >= other.minY && maxY <= other.maxY
      ? height : min(maxY, other.maxY) - max(minY, other.minY)
    guard seenWidth > 0, seenHeight > 0 else { return false }
    return seenWidth * seenHeight >= width * height * share
  }
}

nonisolated struct ScrollVisibilityModifier: StatedModifier {
  typealias Wrapper = ScrollVisibilityElement

  let threshold: Double
  let action: (Bool) -> Void

  var label: String { ".onScrollVisibilityChange" }
}

/// Compares what is seen of it after every layout and after scrolling.
final class ScrollVisibilityElement: StatedElement<ScrollVisibilityModifier>,
  VisibleContentObserver, AfterUpdateComparing
{
  private var isSeen = false
  var comparison = OnceAfterUpdate()

  override func changed() { noteChange() }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    super.placeElements(in: frame, proposal: proposal)
    enclosingScroll?.observeVisibleContent(self)
    noteChange()
  }

  func visibleContentChanged(to visible: Rect2D) { noteChange() }

  func compare() {
    guard !isGone, let frame else { return }
    let isNow =
      enclosingScroll.map { frame.isSeen(in: $0.visibleContentRect, modifier.threshold) } ?? true
    guard isNow != isSeen else { return }
    isSeen = isNow
    modifier.action(isNow)
  }
}

nonisolated struct TargetVisibilityModifier<ID: Hashable>: StatedModifier {
  typealias Wrapper = TargetVisibilityElement<ID>

  let threshold: Double
  let action: ([ID]) -> Void

  var label: String { ".onScrollTargetVisibilityChange" }
}

/// Compares which views of the scroll view inside are seen whenever that has moved.
final class TargetVisibilityElement<ID: Hashable>: StatedElement<TargetVisibilityModifier<ID>>,
  ScrollObserver, AfterUpdateComparing
{
  private var seen: [ID] = []
  var comparison = OnceAfterUpdate()

  override func changed() { noteChange() }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    super.placeElements(in: frame, proposal: proposal)
    noteChange()
  }

  func scrollGeometryChanged(to geometry: ScrollGeometry) { noteChange() }

  func scrollPhaseChanged(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {}

  func compare() {
    guard !isGone, let scroll = scrollsInside.first else { return }
    let visible = scroll.visibleContentRect
    let new = scroll.targets.filter { $0.frame.isSeen(in: visible, modifier.threshold) }
      .compactMap { $0.identity?.base as? ID }
    guard new != seen else { return }
    seen = new
    modifier.action(new)
  }
}

extension ElementNode {
  /// The outermost scroll views inside, in tree order.
  final var scrollsInside: [ScrollElement] {
    elements.flatMap { element in
      (element as? ScrollElement).map { [$0] } ?? element.scrollsInside
    }
  }
}
