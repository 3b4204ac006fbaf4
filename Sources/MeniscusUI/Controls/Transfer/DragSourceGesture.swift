import MeniscusGeometry

/// A long press and a drag, for the view that it belongs to.
struct DragSourceGesture: WrappingGesture {
  typealias Value = SequenceGesture<LongPressGesture, DragGesture>.Value
  typealias Wrapper = DragSourceRecognizer

  let content = LongPressGesture(minimumDuration: DragPolicy.press)
    .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
}

final class DragSourceRecognizer: KeepingRecognizer<DragSourceGesture> {
  override func transform(_ value: DragSourceGesture.Value) -> DragSourceGesture.Value { value }

  override func commit() {
    super.commit()
    guard let source = element as? DragSourceElement,
      case .second(true, let drag?) = phase.value
    else { return }
    source.follow(from: Point2D(drag.startLocation), to: Point2D(drag.location))
    if standing == .ended { source.letGo(isDropped: true) }
  }

  override func finish() {
    super.finish()
    (element as? DragSourceElement)?.letGo(isDropped: false)
  }
}
