import MeniscusGeometry

/// What is dropped, and where.
public struct DropSession: Sendable {
  /// The place in the view, in points.
  public let location: CGPoint
}

nonisolated extension View {
  /// Takes what is dropped of a type, or can be handed over as one.
  ///
  /// - Parameters:
  ///   - action: gets the things and the place in the view; whether it took them.
  ///   - isTargeted: hears that such things came over the view, or left it.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modified(
      by: DropModifier(
        label: ".dropDestination", accepts: { TransferForm.value(of: $0, as: Payload.self) != nil },
        targeted: { phase, _, _ in
          if phase != .moved { isTargeted(phase == .entered) }
        },
        action: { items, place in _ = action(items.compactMap { TransferForm.value(of: $0) }, place)
        }))
  }

  /// Takes what is dropped of a type.
  @_disfavoredOverload
  public func dropDestination<Payload>(
    for type: Payload.Type = Payload.self, isEnabled: Bool = true,
    action: @escaping ([Payload], DropSession) -> Void
  ) -> some View {
    modified(
      by: DropModifier(
        label: ".dropDestination",
        accepts: { isEnabled && TransferForm.value(of: $0, as: Payload.self) != nil },
        targeted: { _, _, _ in },
        action: { items, place in
          action(items.compactMap { TransferForm.value(of: $0) }, DropSession(location: place))
        }))
  }

  /// Takes what is dropped of some kinds.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Takes what is dropped of some kinds, with its place.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modified(
      by: DropModifier(
        label: ".onDrop", accepts: { NSItemProvider.of($0).has(supportedContentTypes) },
        targeted: { phase, _, _ in
          if phase != .moved { isTargeted?.wrappedValue = phase == .entered }
        },
        action: { items, place in _ = action(items.map { .of($0) }, place) }))
  }

  /// Has a delegate decide about what is dropped of some kinds.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    nonisolated(unsafe) let delegate = delegate
    func info(_ items: [Any], _ place: CGPoint) -> DropInfo {
      DropInfo(location: place, providers: items.map { .of($0) })
    }
    return modified(
      by: DropModifier(
        label: ".onDrop", accepts: { NSItemProvider.of($0).has(supportedContentTypes) },
        targeted: { phase, items, place in
          nonisolated(unsafe) let info = info(items, place)
          onMainActor {
            guard delegate.validateDrop(info: info) else { return }
            switch phase {
            case .entered: delegate.dropEntered(info: info)
            case .moved: _ = delegate.dropUpdated(info: info)
            case .exited: delegate.dropExited(info: info)
            }
          }
        },
        action: { items, place in
          nonisolated(unsafe) let info = info(items, place)
          onMainActor {
            if delegate.validateDrop(info: info) { _ = delegate.performDrop(info: info) }
          }
        }))
  }

  /// Takes what is dropped, by names of kinds.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Has a delegate decide about what is dropped, by names of kinds.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}

nonisolated struct DropModifier: StatedModifier {
  typealias Wrapper = DropElement

  let label: String
  let accepts: (Any) -> Bool
  let targeted: (DragSession.TargetPhase, [Any], CGPoint) -> Void
  let action: ([Any], CGPoint) -> Void
}

/// A view that things can be dropped on.
final class DropElement: StatedElement<DropModifier>, DragSession.Target {
  override class var presentsFrame: Bool { true }

  /// While something is dragged all of the frame counts.
  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    if super.hit(point, path: &path) { return true }
    guard graph.dragSession.isActive, presentedFrame.contains(point) else { return false }
    path.append(self)
    return true
  }

  func accepts(_ items: [Any]) -> Bool {
    environment.isEnabled && items.contains { modifier.accepts($0) }
  }

  func targeted(_ phase: DragSession.TargetPhase, by items: [Any], at point: Point2D) {
    modifier.targeted(phase, items, CGPoint(point))
  }

  func drop(_ items: [Any], at point: Point2D) { modifier.action(items, CGPoint(point)) }
}
