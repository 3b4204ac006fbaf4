/// What a drop does with what is dropped.
public enum DropOperation: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case cancel
  /// Nothing is allowed.
  case forbidden
  /// It stays where it was, too.
  case copy
  /// It goes from where it was.
  case move
  /// It is removed.
  case delete
}

/// What a view says it does with what is dropped.
public struct DropProposal: Sendable {
  /// What it does.
  public let operation: DropOperation

  /// Makes a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is dropped, and where.
public struct DropInfo {
  /// The place in the view, in points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether something of some kinds is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    providers.contains { $0.has(contentTypes) }
  }

  /// What is dropped of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.has(contentTypes) }
  }
}

/// Decides about what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; whether that was possible.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved over the view; nil for what was said before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// What was said before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
