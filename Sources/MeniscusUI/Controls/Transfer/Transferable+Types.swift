import Foundation

extension String: Transferable {
  /// Letters in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension AttributedString: Transferable {
  /// The letters, without their styles.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { $0.absoluteString }
  }
}

extension Image: Transferable {
  /// Pictures stay in the scene and are handed over as they are.
  nonisolated public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Image>(forms: [])
  }
}

extension Color: Transferable {
  /// Colours are handed over as they are.
  public static var transferRepresentation: some TransferRepresentation {
    TransferRepresentations<Color>(forms: [])
  }
}
