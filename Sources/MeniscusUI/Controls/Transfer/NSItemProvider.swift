import Foundation

/// What is handed over when something is dragged or dropped.
public final class NSItemProvider {
  let object: Any?
  /// A name for people.
  public var suggestedName: String?

  /// Makes an empty one.
  public init() { object = nil }
  /// Makes one of an object.
  public init(object: Any) { self.object = object }
  /// Makes one of an object, by the name of its kind.
  public init(item: Any?, typeIdentifier: String?) { object = item }
  /// Makes one of the file at an address.
  public init?(contentsOf url: URL) { object = url }

  /// What a thing that is dropped is handed over in.
  static func of(_ item: Any) -> NSItemProvider {
    item as? NSItemProvider ?? NSItemProvider(object: item)
  }

  /// The kinds of the object.
  private var kinds: [UTType] {
    switch object {
    case nil: [.item]
    case is String, is NSString, is AttributedString:
      [.item, .content, .data, .text, .plainText, .utf8PlainText]
    case is URL, is NSURL: [.item, .data, .url, .fileURL]
    case is Image: [.item, .content, .data, .image, .png, .jpeg]
    case let object?:
      [.item, .content, .data] + TransferForm.forms(of: object).compactMap(\.contentType)
    }
  }

  /// Whether the object is of one of some kinds; names of one's own are those of any object.
  func has(_ types: [UTType]) -> Bool {
    let kinds = kinds
    return types.contains { kinds.contains($0) || !$0.isPublic }
  }

  /// Whether the object is of a kind, by its name.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { has([$0]) } ?? false
  }

  /// Whether the object is of a type.
  public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool {
    object.map { TransferForm.value(of: $0, as: type) != nil } ?? false
  }

  /// Hands the object over, at once.
  @discardableResult
  public func loadObject<Object>(
    ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object.flatMap { TransferForm.value(of: $0) }, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands the object over, at once.
  @discardableResult
  public func loadTransferable<Object>(
    type: Object.Type, completionHandler: @escaping (Result<Object, any Error>) -> Void
  ) -> Progress {
    completionHandler(
      object.flatMap { TransferForm.value(of: $0) }.map { .success($0) }
        ?? .failure(CocoaError(.coderValueNotFound)))
    return Progress(totalUnitCount: 1)
  }
}

extension UTType {
  /// Whether the kind is one that everybody knows.
  fileprivate var isPublic: Bool {
    identifier.hasPrefix("public.") || identifier.hasPrefix("com.adobe.")
  }
}
