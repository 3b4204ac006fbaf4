import MeniscusGeometry

/// What takes things that are dropped between the elements of a collection.
struct ListDrop {
  /// Whether it takes a thing.
  let accepts: (Any) -> Bool
  /// Takes things, with the place of the element that they are to stand before.
  let action: ([Any], Int) -> Void
}

/// Rows take what is dropped on their upper half before their element, on the lower half after it.
extension ListRowElement: DragSession.Target {
  func accepts(_ items: [Any]) -> Bool {
    guard environment.isEnabled, let drop = entry?.edits.onDrop else { return false }
    return items.contains { drop.accepts($0) }
  }

  func targeted(_ phase: DragSession.TargetPhase, by items: [Any], at point: Point2D) {}

  func drop(_ items: [Any], at point: Point2D) {
    guard let entry, let drop = entry.edits.onDrop else { return }
    let middle = body(in: Rect2D(origin: .zero, size: presentedFrame.size)).midY
    graph.withTransaction(Transaction(animation: .listRows)) {
      drop.action(items, point.y < middle ? entry.index : entry.index + 1)
    }
  }
}

extension DynamicViewContent {
  /// Takes things of a type, or that can be handed over as one, where they are dropped between rows of a
  /// list.
  ///
  /// - Parameter action: gets the things and the place of the element that they are to stand before.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    let drop = ListDrop(
      accepts: { TransferForm.value(of: $0, as: Payload.self) != nil },
      action: { items, place in action(items.compactMap { TransferForm.value(of: $0) }, place) })
    return EditableContent(self, ListEdits(onDrop: drop))
  }

  /// Takes things of some kinds where they are dropped between rows of a list.
  ///
  /// - Parameter action: gets the place of the element that it is to stand before, and what is
  ///   dropped.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    let drop = ListDrop(
      accepts: { NSItemProvider.of($0).has(supportedContentTypes) },
      action: { items, place in action(place, items.map { .of($0) }) })
    return EditableContent(self, ListEdits(onDrop: drop))
  }

  /// Takes what is dropped between rows of a list, by names of kinds.
  ///
  /// - Parameter action: gets the place of the element that it is to stand before, and what is
  ///   dropped.
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }
}
