/// The content of a scroll view, its viewport and how far it is scrolled, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content's point at the viewport's top left corner; negative within the margins before it.
  public var contentOffset: CGPoint
  /// The size of the content, without margins.
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  /// The size of the viewport.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The viewport in the content's space.
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A pointer is down that may come to scroll.
  case tracking
  /// It follows a pointer.
  case interacting
  /// It comes to rest after a pointer let go.
  case decelerating
  /// It goes where it was told to.
  case animating

  /// Whether the content moves or is held.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry at the time.
  public let geometry: ScrollGeometry
  /// How fast the content was let go, in points a second; nil where no pointer let go of it.
  public let velocity: CGVector?
}

/// An element that hears about the scroll view inside it.
@MainActor
protocol ScrollObserver: AnyObject {
  /// The geometry may have changed.
  func scrollGeometryChanged(to geometry: ScrollGeometry)
  /// The phase changed.
  func scrollPhaseChanged(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext)
}

nonisolated extension View {
  /// Runs `action` when something about the scroll view inside changes that `transform` picks.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(by: ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs `action` when the scroll view inside begins to do something else.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs `action` when the scroll view inside begins to do something else.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modified(by: ScrollPhaseModifier(action: action))
  }
}

nonisolated struct ScrollGeometryModifier<Value: Equatable>: StatedModifier {
  typealias Wrapper = ScrollGeometryElement<Value>

  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  var label: String { ".onScrollGeometryChange" }
}

final class ScrollGeometryElement<Value: Equatable>: StatedElement<ScrollGeometryModifier<Value>>,
  ScrollObserver
{
  private var value: Value?

  func scrollGeometryChanged(to geometry: ScrollGeometry) {
    let new = modifier.transform(geometry)
    let old = value
    value = new
    guard let old, old != new else { return }
    let action = modifier.action
    graph.afterUpdate { action(old, new) }
  }

  func scrollPhaseChanged(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {}
}

nonisolated struct ScrollPhaseModifier: StatedModifier {
  typealias Wrapper = ScrollPhaseElement

  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  var label: String { ".onScrollPhaseChange" }
}

final class ScrollPhaseElement: StatedElement<ScrollPhaseModifier>, ScrollObserver {
  func scrollGeometryChanged(to geometry: ScrollGeometry) {}

  func scrollPhaseChanged(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {
    let action = modifier.action
    graph.afterUpdate { action(old, new, context) }
  }
}
