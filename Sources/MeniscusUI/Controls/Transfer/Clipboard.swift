/// What was copied in a scene.
@MainActor
final class SceneClipboard {
  var items: [Any] = []

  nonisolated init() {}
}

extension ViewGraph {
  /// What was copied in the scene.
  var clipboard: SceneClipboard { slots.value { SceneClipboard() } }
}

extension KeyPress {
  /// Whether the key is pressed with the command key alone.
  fileprivate func isCommand(_ character: Character) -> Bool {
    key.character == character && modifiers == .command
  }
}

nonisolated extension View {
  /// Says what is copied by Command and C while the view, or one inside, has the focus.
  ///
  /// What was copied stays in the scene.
  @preconcurrency public func copyable<Payload>(
    _ payload: @autoclosure @escaping @MainActor () -> [Payload]
  ) -> some View {
    modified(
      by: KeyPressModifier { key in
        guard key.isCommand("c"), let clipboard = ViewGraph.current?.clipboard else {
          return .ignored
        }
        let items = payload()
        guard !items.isEmpty else { return .ignored }
        clipboard.items = items
        return .handled
      })
  }

  /// Says what is cut by Command and X while the view, or one inside, has the focus.
  @preconcurrency public func cuttable<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor () -> [Payload]
  ) -> some View {
    modified(
      by: KeyPressModifier { key in
        guard key.isCommand("x"), let clipboard = ViewGraph.current?.clipboard else {
          return .ignored
        }
        let items = action()
        guard !items.isEmpty else { return .ignored }
        clipboard.items = items
        return .handled
      })
  }

  /// Takes what is pasted by Command and V while the view, or one inside, has the focus.
  ///
  /// - Parameter validator: what of it may be pasted; nothing is where it gives nothing back.
  @preconcurrency public func pasteDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload]) -> Void,
    validator: @escaping @MainActor ([Payload]) -> [Payload] = { $0 }
  ) -> some View {
    modified(
      by: KeyPressModifier { key in
        guard key.isCommand("v"), let clipboard = ViewGraph.current?.clipboard else {
          return .ignored
        }
        let items = validator(clipboard.items.compactMap { TransferForm.value(of: $0) })
        guard !items.isEmpty else { return .ignored }
        action(items)
        return .handled
      })
  }
}
