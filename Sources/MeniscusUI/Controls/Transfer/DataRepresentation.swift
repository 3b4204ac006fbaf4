import Foundation

/// Hands values over as bytes of a kind.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransfer {
  /// It is not made of others.
  public typealias Body = Never

  let forms: [TransferForm]

  /// Makes a way out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    self.init(exportedContentType, exporting, nil)
  }

  /// Makes a way in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.init(importedContentType, nil, importing)
  }

  /// Makes a way out and in.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.init(contentType, exporting, importing)
  }

  private init(
    _ contentType: UTType, _ export: (@Sendable (Item) throws -> Data)?,
    _ take: (@Sendable (Data) throws -> Item)?
  ) {
    forms = [TransferForm(contentType, export: export, take: take)]
  }
}
