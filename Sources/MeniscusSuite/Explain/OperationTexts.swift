import MeniscusDisplay

/// The text of a display list, operation by operation.
package struct OperationTexts: Equatable, Sendable {
  /// What each operation does, without the view; that of glass with what its element is.
  package let operations: [String]

  /// Takes the text of a list apart: its first two lines are about the list as a whole, then each
  /// operation has one.
  package init(_ list: DisplayList) {
    let lines = list.text().split(separator: "\n", omittingEmptySubsequences: false)
    let elements = lines.dropFirst(2 + list.operations.count).filter { $0.hasPrefix("element ") }
    operations = zip(list.operations, lines.dropFirst(2)).map { operation, line in
      let text = Self.withoutView(line.drop { $0 == " " })
      guard case .glass(let row) = operation.action,
        let element = elements.first(where: { $0.hasPrefix("element \(row) ") })
      else { return text }
      return "\(text): \(Self.withoutView(element.dropFirst("element \(row) ".count)))"
    }
  }

  private static func withoutView(_ line: Substring) -> String {
    String(line.firstRange(of: "  # ").map { line[..<$0.lowerBound] } ?? line)
  }
}

extension DisplayList {
  /// The path of the view that caused an operation; nil where none did.
  func path(ofOperation index: Int) -> String? {
    let row = Int(operations[index].view.row)
    return views.indices.contains(row) ? views[row].path : nil
  }
}
