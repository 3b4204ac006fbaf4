import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
  /// Runs `action` with a value of where the view lies: at first, and whenever it has changed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs `action` with the old and the new value of where the view lies: at first, with the same
  /// value twice, and whenever it has changed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(by: GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<Value: Equatable>: StatedModifier {
  typealias Wrapper = GeometryChangeElement<Value>

  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  var label: String { ".onGeometryChange" }
}

/// Compares a value of where it lies after every layout and after scrolling.
final class GeometryChangeElement<Value: Equatable>: StatedElement<GeometryChangeModifier<Value>>,
  PlaceObserver, VisibleContentObserver, AfterUpdateComparing
{
  private var known: Value?
  private var observesPlace = false
  var comparison = OnceAfterUpdate()

  override func changed() { noteChange() }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    super.placeElements(in: frame, proposal: proposal)
    noteChange()
  }

  func observePlace() {
    guard !observesPlace else { return }
    observesPlace = true
    enclosingScroll?.observeVisibleContent(self)
  }

  func visibleContentChanged(to visible: Rect2D) { noteChange() }

  func compare() {
    guard !isGone, let frame else { return }
    let insets = LayoutInsets(coveredInsets(of: frame), direction: environment.readingDirection)
    let value = modifier.transform(
      GeometryProxy(
        element: self, size: CGSize(frame.size),
        safeAreaInsets: EdgeInsets(
          top: CGFloat(insets.top), leading: CGFloat(insets.leading),
          bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing))))
    guard value != known else { return }
    let old = known ?? value
    known = value
    modifier.action(old, value)
  }
}
