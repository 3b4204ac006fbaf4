extension DynamicViewContent {
  /// Takes what is dropped between rows of a list; accepted, not obeyed.
  ///
  /// - Parameter action: would get the place and what is dropped.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    EditableContent(self, ListEdits(takesDrops: true))
  }

  /// Takes what is dropped between rows of a list, by names of kinds; accepted, not obeyed.
  ///
  /// - Parameter action: would get the place and what is dropped.
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    EditableContent(self, ListEdits(takesDrops: true))
  }
}
