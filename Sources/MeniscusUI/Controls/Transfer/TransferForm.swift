/// One form that values of a type are handed over in.
struct TransferForm: Sendable {
  /// The kind of the bytes; nil where the form is a value of another type.
  let contentType: UTType?
  /// Makes the form of a value; nil where there is none of it.
  var exported: (@Sendable (Any) -> Any?)?
  /// Makes a value from the form, which may be a value of yet another type as often as is said; nil
  /// where it cannot be made.
  var imported: (@Sendable (Any, _ depth: Int) -> Any?)?
}

extension TransferForm {
  /// Makes the form of values of a type.
  ///
  /// - Parameters:
  ///   - export: makes the form of a value; nil where there is no way out.
  ///   - take: makes a value from the form; nil where there is no way in.
  init<Item, Made>(
    _ contentType: UTType?, export: (@Sendable (Item) throws -> Made)?,
    take: (@Sendable (Made) throws -> Item)?
  ) {
    self.init(contentType: contentType)
    if let export {
      exported = { item in
        guard let item = item as? Item else { return nil }
        return try? export(item)
      }
    }
    if let take {
      imported = { form, depth in
        guard let form = TransferForm.value(of: form, as: Made.self, within: depth) else {
          return nil
        }
        return try? take(form)
      }
    }
  }
}

/// A way of handing values over that the engine knows by itself.
protocol PrimitiveTransfer: TransferRepresentation where Body == Never {
  /// The forms, in the order in which they are tried.
  var forms: [TransferForm] { get }
}

extension TransferRepresentation {
  /// The forms, in the order in which they are tried.
  var forms: [TransferForm] {
    if let primitive = self as? any PrimitiveTransfer { return primitive.forms }
    return body.forms
  }
}

extension Transferable {
  /// The forms that values are handed over in.
  static var transferForms: [TransferForm] { transferRepresentation.forms }
}

extension TransferForm {
  /// How often a form may be a value of yet another type.
  private static let depth = 4

  /// The forms that a thing is handed over in; none where its type says nothing.
  static func forms(of item: Any) -> [TransferForm] {
    (item as? any Transferable).map { type(of: $0).transferForms } ?? []
  }

  /// A thing as one of a type: itself, or what comes of the first form that both sides have.
  static func value<Payload>(
    of item: Any, as type: Payload.Type = Payload.self
  ) -> Payload? { value(of: item, as: type, within: depth) }

  fileprivate static func value<Payload>(
    of item: Any, as type: Payload.Type, within depth: Int
  ) -> Payload? {
    if let item = item as? Payload { return item }
    if let object = (item as? NSItemProvider)?.object {
      return value(of: object, as: type, within: depth)
    }
    guard depth > 0 else { return nil }
    let wanted = (type as? any Transferable.Type)?.transferForms ?? []
    for form in forms(of: item) {
      guard let exported = form.exported?(item) else { continue }
      if let kind = form.contentType {
        let made = wanted.lazy.filter { $0.contentType == kind }
          .compactMap { $0.imported?(exported, depth - 1) as? Payload }
        if let value = made.first { return value }
      } else if let value = value(of: exported, as: type, within: depth - 1) {
        return value
      }
    }
    return wanted.lazy.filter { $0.contentType == nil }
      .compactMap { $0.imported?(item, depth - 1) as? Payload }.first
  }
}
