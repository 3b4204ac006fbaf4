/// Hands values over as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveTransfer
{
  /// It is not made of others.
  public typealias Body = Never

  let forms: [TransferForm]

  /// Makes a way out: what stands for a value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(exporting, nil)
  }

  /// Makes a way in: the value that something stands for.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, importing)
  }

  /// Makes a way out and in.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(exporting, importing)
  }

  private init(
    _ export: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ take: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) {
    forms = [TransferForm(nil, export: export, take: take)]
  }
}
