import MeniscusDisplay

/// The text of a display list, operation by operation.
package struct OperationTexts: Equatable, Sendable {
  /// What each operation does, without the view; that of glass with what its element is.
  package let operations: [String]

  /// Takes the texts of a list's operations.
  package init(_ list: DisplayList) {
    let record = DisplayRecord(list)
    operations = record.operations.map { operation in
      guard case .glass(let row) = operation.action, let element = record.element(row) else {
        return operation.text
      }
      return "\(operation.text): \(element.text)"
    }
  }
}
