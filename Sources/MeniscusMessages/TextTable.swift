/// Rows of words under a heading, in columns.
package struct TextTable: Equatable, Sendable {
  /// Where the words of a column stand.
  package enum Alignment: Sendable {
    /// Words.
    case left
    /// Numbers.
    case right
  }

  /// A column.
  package struct Column: Equatable, Sendable {
    /// What stands over it.
    package var name: String
    /// Where its words stand.
    package var alignment: Alignment

    /// A column of words.
    package static func left(_ name: String) -> Column { Column(name: name, alignment: .left) }
    /// A column of numbers.
    package static func right(_ name: String) -> Column { Column(name: name, alignment: .right) }
  }

  /// The columns.
  package let columns: [Column]
  /// The words, as many in each row as there are columns.
  package let rows: [[String]]

  /// Makes a table.
  package init(_ columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The table as lines, two blanks between columns and none at the end.
  package var lines: [String] {
    let all = [columns.map(\.name)] + rows
    let widths = columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let line = columns.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return columns[column].alignment == .left ? row[column] + blanks : blanks + row[column]
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
