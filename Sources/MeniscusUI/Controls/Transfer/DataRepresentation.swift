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

/// Hands values over as JSON of a kind.
public struct CodableRepresentation<Item: Transferable & Codable>: PrimitiveTransfer {
  /// It is not made of others.
  public typealias Body = Never

  let forms: [TransferForm]

  /// Makes a way out and in.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Makes a way out and in, by an encoder and a decoder.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder,
    decoder: JSONDecoder
  ) {
    forms = [
      TransferForm(
        contentType, export: { (item: Item) in try encoder.encode(item) },
        take: { (bytes: Data) in try decoder.decode(Item.self, from: bytes) })
    ]
  }
}
