/// A direction in which people move.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left, whatever way lines run.
  case left
  /// To the right, whatever way lines run.
  case right

  /// The direction of an arrow key; nil for every other key.
  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

nonisolated extension View {
  /// Runs `action` for an arrow key: where the view itself has the focus, in place of a move; where
  /// one inside has it, for a move that leads nowhere.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    modified(by: MoveCommandModifier(action: action))
  }

  /// Runs `action` for the escape key, or the menu button, while the view or one inside has the
  /// focus.
  public func onExitCommand(
    perform action: (() -> Void)?
  ) -> some View {
    modified(by: RemoteCommandModifier(command: .exit, action: action))
  }

  /// Runs `action` for the space key, which stands for the play button, while the view or one
  /// inside has the focus.
  public func onPlayPauseCommand(
    perform action: (() -> Void)?
  ) -> some View {
    modified(by: RemoteCommandModifier(command: .playPause, action: action))
  }
}

nonisolated struct MoveCommandModifier: StatedModifier {
  typealias Wrapper = MoveCommandElement

  let action: ((MoveCommandDirection) -> Void)?

  var label: String { ".onMoveCommand" }
}

final class MoveCommandElement: StatedElement<MoveCommandModifier> {}

/// What a button of a remote control asks for, but for moves.
enum RemoteCommand: Equatable, Sendable {
  case exit
  case playPause
}

nonisolated struct RemoteCommandModifier: StatedModifier {
  typealias Wrapper = RemoteCommandElement

  let command: RemoteCommand
  let action: (() -> Void)?

  var label: String { command == .exit ? ".onExitCommand" : ".onPlayPauseCommand" }
}

final class RemoteCommandElement: StatedElement<RemoteCommandModifier> {}

extension ElementNode {
  /// The elements around this one that are made for it alone, innermost first.
  final var ownWrappers: [ElementNode] { containers.prefix { $0 is WrapperElement } }

  /// What the innermost view around does for a move that leads nowhere; nil where nobody wants it.
  final var moveAction: ((MoveCommandDirection) -> Void)? {
    Self.moveAction(in: selfAndContainers)
  }

  /// What the element itself does for a move, whatever lies in the direction; nil for nothing.
  final var ownMoveAction: ((MoveCommandDirection) -> Void)? {
    Self.moveAction(in: ownWrappers)
  }

  private static func moveAction(
    in elements: [ElementNode]
  ) -> ((MoveCommandDirection) -> Void)? {
    elements.lazy.compactMap { ($0 as? MoveCommandElement)?.modifier.action }.first
  }

  /// What the innermost view around does for a command; nil where nobody wants it.
  final func action(for command: RemoteCommand) -> (() -> Void)? {
    selfAndContainers.lazy.compactMap { $0 as? RemoteCommandElement }
      .first { $0.modifier.command == command && $0.modifier.action != nil }?.modifier.action
  }
}
