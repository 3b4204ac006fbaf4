/// A type whose values are handed over as something else, too, when they are dragged or copied.
///
/// Values that are not are handed over as they are. Everything happens within the scene, at once.
public protocol Transferable: SendableMetatype {
  /// What the values are handed over as.
  associatedtype Representation: TransferRepresentation
  /// What the values are handed over as; the first that the other side takes is used.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which values are handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is handed over.
  associatedtype Item: Transferable
  /// The ways that this one is made of.
  associatedtype Body: TransferRepresentation
  /// The ways that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
  /// Never evaluated: the engine knows the way by itself.
  public var body: Never { preconditionFailure("A primitive representation has no body.") }
}

extension Never: Transferable, TransferRepresentation {
  /// There is nothing to hand over.
  public typealias Item = Never

  /// There is no way.
  public static var transferRepresentation: Never {
    preconditionFailure("There is no value to hand over.")
  }
}

/// Makes ways of handing values over from statements.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a way.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Takes a way by itself.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Takes several ways, the first that comes in useful first.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TransferRepresentations<Item> {
    var forms: [TransferForm] = []
    for one in repeat each content { forms += one.forms }
    return TransferRepresentations(forms: forms)
  }
}

/// Several ways of handing values over.
public struct TransferRepresentations<Item: Transferable>: PrimitiveTransfer {
  /// It is not made of others.
  public typealias Body = Never

  let forms: [TransferForm]
}
