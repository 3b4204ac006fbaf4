import Foundation

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
