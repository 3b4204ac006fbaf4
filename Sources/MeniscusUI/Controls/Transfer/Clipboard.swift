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

nonisolated extension SceneClipboard {
  /// What was copied in the scene at hand.
  fileprivate static var kept: [Any] { onMainActor { ViewGraph.current?.clipboard.items ?? [] } }

  /// Keeps what a key copies, unless that is nothing.
  fileprivate static func take(_ items: [Any]) -> KeyPress.Result {
    nonisolated(unsafe) let items = items
    return onMainActor {
      guard !items.isEmpty, let clipboard = ViewGraph.current?.clipboard else { return .ignored }
      clipboard.items = items
      return .handled
    }
  }
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
  public func copyable<Payload>(
    _ payload: @autoclosure @escaping () -> [Payload]
  ) -> some View {
    modified(
      by: KeyPressModifier { key in
        key.isCommand("c") ? SceneClipboard.take(payload()) : .ignored
      })
  }

  /// Says what is cut by Command and X while the view, or one inside, has the focus.
  public func cuttable<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping () -> [Payload]
  ) -> some View {
    modified(
      by: KeyPressModifier { key in
        key.isCommand("x") ? SceneClipboard.take(action()) : .ignored
      })
  }

  /// Takes what is pasted by Command and V while the view, or one inside, has the focus.
  ///
  /// - Parameter validator: what of it may be pasted; nothing is where it gives nothing back.
  public func pasteDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload]) -> Void,
    validator: @escaping ([Payload]) -> [Payload] = { $0 }
  ) -> some View {
    modified(
      by: KeyPressModifier { key in
        guard key.isCommand("v") else { return .ignored }
        let items = validator(SceneClipboard.kept.compactMap { TransferForm.value(of: $0) })
        guard !items.isEmpty else { return .ignored }
        action(items)
        return .handled
      })
  }
}
