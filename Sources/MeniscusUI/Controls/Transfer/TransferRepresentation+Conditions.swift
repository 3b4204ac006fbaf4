extension TransferRepresentation {
  /// Hands over only what meets a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    TransferRepresentations<Item>(
      forms: forms.map { form in
        guard let export = form.exported else { return form }
        var limited = form
        limited.exported = { item in
          guard let own = item as? Item, condition(own) else { return nil }
          return export(item)
        }
        return limited
      })
  }

  /// Names the file that a value is kept in elsewhere; here nothing leaves the scene.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Names the file that a value is kept in elsewhere; here nothing leaves the scene.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }

  /// Says which processes see the form; here nothing leaves the scene.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }
}

/// Which processes see a form of what is handed over.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// All.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Those of the team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Those of the group.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// This one.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
