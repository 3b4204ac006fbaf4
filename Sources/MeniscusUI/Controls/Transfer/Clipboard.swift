extension View {
  /// Says what is copied from the view; accepted, not obeyed.
  public func copyable<Payload>(
    _ payload: @autoclosure @escaping @MainActor () -> [Payload]
  ) -> some View {
    unmet("copyable", .obeyed)
  }

  /// Says what is cut from the view; accepted, not obeyed.
  public func cuttable<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor () -> [Payload]
  ) -> some View {
    unmet("cuttable", .obeyed)
  }

  /// Takes what is pasted; accepted, not obeyed.
  public func pasteDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload]) -> Void,
    validator: @escaping @MainActor ([Payload]) -> [Payload] = { $0 }
  ) -> some View {
    unmet("pasteDestination", .obeyed)
  }
}
